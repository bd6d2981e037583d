import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { LineShares } from '../../../measurement/engine/work/insight/line-shares.ts';

export type LineShare = LineShares['lines'][number];

/**
 * Lines with contacts of enough panel persons. The parts sum to the reach, which is shown: a single line that is
 * left out could be computed from the others, so then the smallest of these is left out too.
 */
export function disclosedShares(lines: readonly LineShare[], minimumCell: number): readonly LineShare[] {
  const shown = lines.filter((line) => meetsMinimumCell(line.panelPersons, minimumCell));
  if (lines.length - shown.length !== 1) return shown;
  const smallest = Math.min(...shown.map((line) => line.panelPersons));
  const also = shown.find((line) => line.panelPersons === smallest);
  return shown.filter((line) => line !== also);
}
