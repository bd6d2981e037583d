import type { CallOutput } from '@ooh/contract/registry';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';

export type VoiceCell = CallOutput<'competitor/getMediaCompetitorData'>['cells'][number];

export interface BlankCell extends VoiceCell {
  readonly reason: string;
}

const median = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

/**
 * 空白机会: cells of city and medium in which the industry spends at least its median cell and the own brand nothing, the
 * largest first. Half of the cells that anybody spends in reach the median.
 */
export function blankCells(cells: readonly VoiceCell[], most: number): BlankCell[] {
  const spends = cells.map(({ marketFen }) => marketFen).filter((fen) => fen > 0);
  const half = median(spends.toSorted((a, b) => a - b));
  return cells
    .filter(({ marketFen, ownFen }) => marketFen > 0 && marketFen >= half && ownFen === 0)
    .toSorted((a, b) => b.marketFen - a.marketFen)
    .slice(0, most)
    .map((cell) => ({ ...cell, reason: reasonOf(cell) }));
}

function reasonOf({ marketFen, rivals }: VoiceCell): string {
  const [leader] = rivals;
  const lead = leader === undefined ? '' : `，${leader.brandName}占 ${formatShare(leader.sos)}`;
  return `行业花费 ${formatFen(marketFen, { unit: 'auto' })}${lead}，本品牌为 0`;
}
