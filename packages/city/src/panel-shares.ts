import type { Panel } from './panel.ts';

/** Whether person `p` carries the label. */
export function carriesLabel(panel: Panel, p: number, label: number): boolean {
  const row = panel.labelIds.subarray(panel.labelStart[p], panel.labelStart[p + 1]);
  return row.includes(label);
}

/** People (weights) who carry every one of the labels. */
export function peopleCarrying(panel: Panel, labels: readonly number[]): number {
  let sum = 0;
  for (let p = 0; p < panel.count; p++) {
    if (labels.every((label) => carriesLabel(panel, p, label))) sum += panel.weight[p];
  }
  return sum;
}

/** Weighted share of each label that anyone carries, 0..1. */
export function labelShares(panel: Panel): Map<number, number> {
  const sums = new Map<number, number>();
  const total = panel.weight.reduce((sum, value) => sum + value, 0);
  for (let p = 0; p < panel.count; p++) {
    for (let i = panel.labelStart[p]; i < panel.labelStart[p + 1]; i++) {
      sums.set(panel.labelIds[i], (sums.get(panel.labelIds[i]) ?? 0) + panel.weight[p] / total);
    }
  }
  return sums;
}
