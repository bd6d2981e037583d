import type { CallOutput } from '@ooh/contract/registry';

type Cell = CallOutput<'competitor/getMediaCompetitorDataByOrder'>['cells'][number];

export type CellAdvice = 'free' | 'keep' | 'contest' | 'avoid';
export const adviceNames: Readonly<Record<CellAdvice, string>> = {
  free: '空白可占',
  keep: '保持',
  contest: '可对抗',
  avoid: '建议避让',
};

/** Below this part of the order's own mean share a cell is left to the rivals. */
const avoidShare = 0.5;

/** The order's share of voice over all its cells; null without a market. */
export function meanShare(cells: readonly Cell[]): number | null {
  const sum = (of: (cell: Cell) => number) => cells.reduce((total, cell) => total + of(cell), 0);
  const market = sum((cell) => cell.marketFen);
  return market === 0 ? null : sum((cell) => cell.ownFen) / market;
}

/**
 * What to do in a cell, by the order's share there compared with its share over all cells: no competitor seen: free; at
 * least the mean: keep; at least half of it: contest; less: avoid.
 */
export function adviseOnCell(cell: Cell, mean: number | null): CellAdvice {
  if (cell.rivals.length === 0) return 'free';
  const share = cell.sos ?? 0;
  if (mean === null || share >= mean) return 'keep';
  return share >= mean * avoidShare ? 'contest' : 'avoid';
}
