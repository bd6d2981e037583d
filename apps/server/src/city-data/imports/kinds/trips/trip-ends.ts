import { cellToDecimal } from '@ooh/geo/h3-cell';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { storedCell } from '../../georeference/read-cell.ts';
import type { Reading } from '../../import-kind.ts';
import type { RowCells } from '../../schema/row-cells.ts';

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

/** Both ends in the tables of trips and flows. */
export const endColumns = ['from_lng', 'from_lat', 'from_cell', 'to_lng', 'to_lat', 'to_cell'] as const;

/** The three cells of one end. */
export const endCells = ([lng, lat]: readonly [number, number]): readonly [number, number, string] => [
  lng,
  lat,
  cellToDecimal(storedCell(wgs84(lng, lat))),
];
