import { importKindNames } from '@ooh/contract/domain/data-release';
import { EARTH_RADIUS_METERS } from '@ooh/geo/distance';
import type { Wgs84Point } from '@ooh/geo/point';
import { pointOf } from '../../georeference/read-point.ts';
import type { CityFence } from '@ooh/geo/city-fence';
import type { GridOptions, Reading } from '../../import-kind.ts';
import { recordKind } from '../../record-kind.ts';
import { importField, operationField } from '../../schema/import-field.ts';
import type { RowCells } from '../../schema/row-cells.ts';
import { factsWriter } from '../../facts-writer.ts';
import { endCells, endColumns, isOfCity } from './trip-ends.ts';
import { tableFormats } from '../../source/open-table.ts';

/** Trips between two cells of a grid; ends are the middles of the cells, WGS-84. */
interface FlowRecord {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly trips: number;
}

const fields = [
  importField('fromColumn', '起点列号', '起点网格列 sloncol fromcol startcol ocol slon col1', {
    isRequired: true,
    example: '63',
  }),
  importField('fromRow', '起点行号', '起点网格行 slatcol fromrow startrow orow slat row1', {
    isRequired: true,
    example: '17',
  }),
  importField('toColumn', '终点列号', '终点网格列 eloncol tocol endcol dcol elon col2', {
    isRequired: true,
    example: '65',
  }),
  importField('toRow', '终点行号', '终点网格行 elatcol torow endrow drow elat row2', {
    isRequired: true,
    example: '16',
  }),
  importField('trips', '出行次数', '次数 流量 数量 人次 车次 trips count flow volume vehiclenum num', {
    isRequired: true,
    example: '298',
  }),
  operationField,
];

const cellNumber = { least: -100_000, most: 100_000, isWhole: true };

/**
 * A grid of equal degrees: `degrees` of latitude a cell, as many divided by `shrink` of longitude. Cells have the stated
 * length on the middle parallel of the city, as usual tools draw them.
 */
export function gridOf(
  { cellMeters }: GridOptions,
  { middleLat }: Pick<CityFence, 'middleLat'>,
): { readonly degrees: number; readonly shrink: number } {
  const degrees = (cellMeters * 180) / (Math.PI * EARTH_RADIUS_METERS);
  return { degrees, shrink: Math.cos((middleLat * Math.PI) / 180) };
}

/** The middle of a cell; cell 0, 0 is centred on the grid's origin. */
function middleOf(column: number, row: number, { grid, fence, crs }: Reading): Wgs84Point | string {
  if (grid === null) return '没有指定网格原点与边长';
  const { degrees, shrink } = gridOf(grid, fence);
  return pointOf(crs, grid.lng + (column * degrees) / shrink, grid.lat + row * degrees);
}

function readCell(
  cells: RowCells,
  columnField: string,
  rowField: string,
  reading: Reading,
): Wgs84Point | null {
  const column = cells.requiredNumber(columnField, cellNumber);
  const row = cells.requiredNumber(rowField, cellNumber);
  if (column === null || row === null) return null;
  const point = middleOf(column, row, reading);
  return typeof point === 'string' ? cells.refuse(columnField, point) : point;
}

/** A matrix of trips between cells of a grid: one row for each pair. */
export const tripGridKind = recordKind<FlowRecord>({
  name: 'trip-grid',
  label: importKindNames['trip-grid'],
  hint: '每行一对网格：起终点的列号与行号、出行次数；按起终点网格新增、更新或删除，文件未提到的不变；须给出网格原点（0,0 格中心）与边长',
  releaseKind: 'trip-grid',
  formats: tableFormats,
  fields,
  needsGrid: true,
  keyFields: ['fromColumn'],
  modesFor: () => ['merge', 'delete', 'replace'],
  noun: '网格对',
  rowLimit: 20_000_000,
  readRow(cells, reading) {
    const from = readCell(cells, 'fromColumn', 'fromRow', reading);
    const to = readCell(cells, 'toColumn', 'toRow', reading);
    const trips = cells.requiredNumber('trips', { least: 0, most: 1_000_000_000 });
    if (from === null || to === null || trips === null) return null;
    if (!isOfCity(cells, 'fromColumn', [from, to], reading)) return null;
    return { from: [from.lng, from.lat], to: [to.lng, to.lat], trips };
  },
  keyOf: ({ from, to }) => [...from, ...to].join('|'),
  shapeOfRecord: ({ from, to, trips }) => ({ name: `${trips} 次`, coordinates: [[...from], [...to]] }),
  readRemoval(cells, reading) {
    const from = readCell(cells, 'fromColumn', 'fromRow', reading);
    const to = readCell(cells, 'toColumn', 'toRow', reading);
    if (from === null || to === null) return null;
    const name = ['fromColumn', 'fromRow', 'toColumn', 'toRow'].map((field) => cells.text(field)).join(',');
    return { name, key: JSON.stringify([from.lng, from.lat, to.lng, to.lat]) };
  },
  writerOf: (batches, { log }, _known, _stores, removals) =>
    factsWriter({
      table: 'od_flow',
      columns: [...endColumns, 'trips'],
      counted: 'flows',
      batches,
      records: {
        key: ['from_lng', 'from_lat', 'to_lng', 'to_lat'],
        noun: '对网格',
        name: "concat(toString(from_lng), ',', toString(from_lat), ' → ', toString(to_lng), ',', toString(to_lat))",
        removals,
        log,
      },
      cellsOf: ({ from, to, trips }) => [...endCells(from), ...endCells(to), trips],
    }),
});
