import { boxesIntersect, type LngLatBox } from '../../map/map-data.ts';
import { formatShare } from '../../ui/figure/format-figure.ts';
import type { LineRow } from './prepare-line-rows.ts';

/** What the part of the map in view holds, for those who cannot see it. */
export function prepareViewSummary(
  view: LngLatBox,
  rows: readonly LineRow[],
  boxes: ReadonlyMap<string, LngLatBox>,
): string {
  const inView = rows.filter((row) => {
    const box = boxes.get(row.line.lineId);
    return row.isMatched && box !== undefined && boxesIntersect(box, view);
  });
  if (inView.length === 0) return '当前视野没有符合条件的线路';
  const chosen = inView.filter((row) => row.vehicles > 0).length;
  const best = inView.reduce((top, row) =>
    (row.line.taConcentration.value ?? -1) > (top.line.taConcentration.value ?? -1) ? row : top,
  );
  const concentration = best.line.taConcentration.value;
  const bestText =
    concentration === null ? '' : `，TA浓度最高：${best.line.lineName} ${formatShare(concentration)}`;
  return `当前视野 ${inView.length} 条线路，已选 ${chosen} 条${bestText}`;
}
