import { cellCentre, cellOf, cellParent, cellResolution, h3Cell, type H3Cell } from '@ooh/geo/h3-cell';
import type { Wgs84Point } from '@ooh/geo/point';
import type { Reading } from '../import-kind.ts';
import type { RowCells } from '../schema/row-cells.ts';
import { readLngLat } from './read-point.ts';

/** Data about people are stored by cells of this size, about 0.1 km². */
const storedResolution = 9;

/** The cell of resolution 9 that a point lies in. */
export const storedCell = (point: Wgs84Point): H3Cell => cellOf(point, storedResolution);

function cellOfText(text: string): H3Cell | string {
  const hex = /^\d{16,20}$/.test(text) ? BigInt(text).toString(16) : text.toLowerCase();
  try {
    const cell = h3Cell(hex);
    const resolution = cellResolution(cell);
    if (resolution < storedResolution) return `网格的级别为 ${resolution}，应为 ${storedResolution} 或更细`;
    return resolution === storedResolution ? cell : cellParent(cell, storedResolution);
  } catch {
    return '不是 H3 网格编号';
  }
}

export interface ReadCell {
  readonly cell: H3Cell;
  readonly point: Wgs84Point;
  /** The field at which the place is reported. */
  readonly field: string;
}

/** A place by `<prefix>Cell`, or by longitude and latitude. Errors are logged with their field. */
export function readCell(cells: RowCells, prefix: string, { crs }: Pick<Reading, 'crs'>): ReadCell | null {
  const field = `${prefix}Cell`;
  const text = cells.text(field);
  if (text === '') {
    const point = readLngLat(cells, `${prefix}Lng`, `${prefix}Lat`, crs);
    return point && { cell: storedCell(point), point, field: `${prefix}Lng` };
  }
  const cell = cellOfText(text);
  if (!isCell(cell)) return cells.refuse(field, cell);
  return { cell, point: cellCentre(cell), field };
}

const isCell = (text: H3Cell | string): text is H3Cell => /^[0-9a-f]{15}$/.test(text);
