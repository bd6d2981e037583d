import { neighbourMeters, outsideCityText } from '@ooh/contract/domain/outside-city';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { mostPlaces } from '@ooh/contract/domain/place-set-names';
import type { CallOutput } from '@ooh/contract/registry';
import type { CityFence } from '@ooh/geo/city-fence';
import { wgs84, type Crs } from '@ooh/geo/point';
import { areaCentroid } from '@ooh/geo/polygon';
import { fenceOfCity } from '../imports/georeference/city-fences.ts';
import { largestPart, readArea, ringPositions } from '../imports/georeference/read-area.ts';
import { pointField, readPoint } from '../imports/georeference/read-point.ts';
import { readList } from '../imports/read-list.ts';
import { importField, pointFields } from '../imports/schema/import-field.ts';
import type { RowCells } from '../imports/schema/row-cells.ts';
import { faultOfRing } from './problem-of-places.ts';

const longestName = 60;
const longestAddress = 200;
const mostCorners = 500;

/** Columns of a list of places: a row without a name is called by its address, one without coordinates is kept for geocoding. */
const fields = [
  importField('name', '名称', '名字 门店 门店名称 店名 地点 地点名称 aoi poi title store', {
    isRequired: true,
    unless: ['address'],
    example: '福田店',
  }),
  importField('address', '地址', '详细地址 门店地址 addr', { example: '深南大道1000号' }),
  ...pointFields.map((field) => ({ ...field, isRequired: false })),
  importField('outline', '轮廓', '边界 围栏 范围 polygon ring boundary'),
];

type Unplaced = CallOutput<'v1/place-sets/import'>['unplaced'][number];
type ReadRow = { readonly entry: PlaceEntry } | { readonly unplaced: Unplaced };

const degrees = (value: number): number => Number(value.toFixed(6));

/** The ring of the row's outline; undefined without one, null when it cannot be used. */
function ringOf(cells: RowCells, crs: Crs): PlaceEntry['ring'] | null {
  if (cells.text('outline') === '') return undefined;
  const area = readArea(cells, crs);
  if (area === null) return null;
  const ring = ringPositions(largestPart(area).coordinates[0]).map(([lng, lat]): [number, number] => [
    degrees(lng),
    degrees(lat),
  ]);
  if (ring.length > mostCorners) return cells.refuse('outline', `轮廓超过 ${mostCorners} 个点`);
  const fault = faultOfRing(ring);
  return fault === null ? ring : cells.refuse('outline', fault.slice(1));
}

const hasPoint = (cells: RowCells): boolean =>
  ['location', 'lng', 'lat'].some((field) => cells.text(field) !== '');

function readRow(cells: RowCells, crs: Crs, fence: CityFence): ReadRow | null {
  const address = cells.optionalText('address', longestAddress) ?? '';
  const name =
    cells.text('name') === '' && address !== ''
      ? address.slice(0, longestName)
      : cells.requiredText('name', longestName);
  if (name === null) return null;
  const ring = ringOf(cells, crs);
  if (ring === null) return null;
  if (ring === undefined && !hasPoint(cells)) return { unplaced: { row: cells.row, name, address } };
  const point = hasPoint(cells) ? readPoint(cells, crs) : null;
  if (point === null && ring === undefined) return null;
  const middle = point ?? areaCentroid({ type: 'Polygon', coordinates: [ring ?? []] });
  const [lng, lat] = [degrees(middle.lng), degrees(middle.lat)];
  const meters = fence.metersOutside(wgs84(lng, lat));
  if (meters > neighbourMeters)
    return cells.refuse(pointField(cells), outsideCityText(fence.cityName, meters), `${name} ${lng},${lat}`);
  return {
    entry: {
      name,
      lng,
      lat,
      ...(ring === undefined ? {} : { ring }),
      ...(address === '' ? {} : { address }),
    },
  };
}

/** Reads a list of places of a city out of a CSV file or a workbook; more than a set may hold are refused by row. */
export async function readPlaceFile(
  bytes: Uint8Array,
  cityCode: string,
  crs: Crs,
): Promise<CallOutput<'v1/place-sets/import'>> {
  const fence = await fenceOfCity(cityCode);
  let kept = 0;
  const { records, rowsRead, log } = await readList<ReadRow>(bytes, fields, (cells) => {
    const row = readRow(cells, crs, fence);
    if (row !== null && ++kept > mostPlaces) return cells.refuse('name', `超过 ${mostPlaces} 个地点`);
    return row;
  });
  const entries = new Map<string, PlaceEntry>();
  const unplaced = records.flatMap((row) => ('unplaced' in row ? [row.unplaced] : []));
  const placed = records.flatMap((row) => ('entry' in row ? [row.entry] : []));
  for (const entry of placed) {
    const key = JSON.stringify([entry.name, entry.lng, entry.lat]);
    if (!entries.has(key)) entries.set(key, entry);
  }
  return {
    rowsRead,
    entries: [...entries.values()],
    unplaced,
    duplicates: placed.length - entries.size,
    issues: log.issues(),
    issueCount: log.issueCount,
  };
}
