import type { RowCells } from '../../schema/row-cells.ts';

/** Points of the compass, every 45° from north clockwise. */
const points = [
  ['北', 'n'],
  ['东北', 'ne'],
  ['东', 'e'],
  ['东南', 'se'],
  ['南', 's'],
  ['西南', 'sw'],
  ['西', 'w'],
  ['西北', 'nw'],
];

/** Degrees of a bearing in words (东, 朝东, 西北向, 正南, NE) or with its unit (90°, 90 度); null for anything else. */
export function bearingOf(text: string): number | null {
  const word = text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  const degrees = Number(/^(\d{1,3})[°度]$/.exec(word)?.[1] ?? 360);
  if (degrees < 360) return degrees;
  const point = word
    .replace(/^(面朝|面向|朝向|朝|向)/, '')
    .replace(/^正/, '')
    .replace(/(方向|朝向|向|方|面)$/, '');
  const at = points.findIndex((names) => names.includes(point));
  return at < 0 ? null : 45 * at;
}

/** Bearing that a face looks to, in whole degrees; null where it is empty or, with a warning, not readable. */
export const readFacing = (cells: RowCells): number | null =>
  bearingOf(cells.text('facing')) ?? cells.optionalNumber('facing', { least: 0, most: 359, isWhole: true });
