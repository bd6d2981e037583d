import type { Wgs84Point } from '@ooh/geo/point';
import { pointOf } from '../../ground/read-point.ts';
import type { Reading } from '../../import-kind.ts';
import type { RowCells } from '../../schema/row-cells.ts';

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** One end of a trip from its two fields. What is wrong is logged. */
export function readEnd(
  cells: RowCells,
  lngField: string,
  latField: string,
  crs: Reading['crs'],
): Wgs84Point | null {
  for (const field of [lngField, latField]) {
    if (cells.text(field) === '') return cells.refuse(field, '坐标为空');
    if (!plainNumber.test(cells.text(field))) return cells.refuse(field, '不是有效数字');
  }
  const point = pointOf(crs, Number(cells.text(lngField)), Number(cells.text(latField)));
  return typeof point === 'string' ? cells.refuse(lngField, point) : point;
}

/** A trip belongs to a city with one end in it or near it, and the other not farther than a drive. */
const nearMeters = 5000;
const driveMeters = 150_000;

/** Whether a trip is one of the city; one that is not is logged. */
export function isOfCity(
  cells: RowCells,
  field: string,
  ends: readonly Wgs84Point[],
  { fence }: Pick<Reading, 'fence'>,
): boolean {
  const meters = ends.map((end) => fence.metersOutside(end));
  if (Math.min(...meters) <= nearMeters && Math.max(...meters) <= driveMeters) return true;
  const kilometers = (Math.max(...meters) / 1000).toFixed(1);
  cells.refuse(field, `起终点在${fence.cityName}以外 ${kilometers} 公里`);
  return false;
}
