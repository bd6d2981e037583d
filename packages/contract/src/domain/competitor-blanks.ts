/** A city and medium with what the market and the own brand spend, fen. */
interface SpentCell {
  readonly marketFen: number;
  readonly ownFen: number;
}

const median = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

/**
 * 空白机会: cells of city and medium in which the industry spends at least its median cell and the own brand nothing, the
 * largest first. Half of the cells that anybody spends in reach the median.
 */
export function blankCells<Cell extends SpentCell>(cells: readonly Cell[]): Cell[] {
  const spends = cells.map(({ marketFen }) => marketFen).filter((fen) => fen > 0);
  const half = median(spends.toSorted((a, b) => a - b));
  return cells
    .filter(({ marketFen, ownFen }) => marketFen > 0 && marketFen >= half && ownFen === 0)
    .toSorted((a, b) => b.marketFen - a.marketFen);
}
