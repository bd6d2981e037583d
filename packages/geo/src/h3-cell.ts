/** H3 cells: the grid on which visits, routes and densities are counted. Resolution 9 ≈ 0.1 km². */
import {
  cellArea,
  cellToBoundary,
  cellToChildren,
  cellToLatLng,
  cellToParent,
  getResolution,
  gridDisk,
  isValidCell,
  latLngToCell,
  polygonToCells,
} from 'h3-js';
import { wgs84, type Wgs84Point } from './point.ts';

/** A valid H3 cell index as 15 hexadecimal digits. */
export type H3Cell = string & { readonly __h3: 'cell' };

/** Validates external text. Throws RangeError when it is not an H3 cell. */
export function h3Cell(text: string): H3Cell {
  if (!isValidCell(text)) throw new RangeError(`${text} is not an H3 cell`);
  return text as H3Cell;
}

/** The cell of `point` at `resolution` (0–15). */
export function cellOf(point: Wgs84Point, resolution: number): H3Cell {
  return latLngToCell(point.lat, point.lng, resolution) as H3Cell;
}

export function cellCentre(cell: H3Cell): Wgs84Point {
  const [lat, lng] = cellToLatLng(cell);
  return wgs84(lng, lat);
}

/** Corners of the cell, counter-clockwise, not closed. */
export function cellBoundary(cell: H3Cell): Wgs84Point[] {
  return cellToBoundary(cell).map(([lat, lng]) => wgs84(lng, lat));
}

export function cellAreaSquareMeters(cell: H3Cell): number {
  return cellArea(cell, 'm2');
}

export function cellResolution(cell: H3Cell): number {
  return getResolution(cell);
}

/** The cell and all cells within `k` steps of it. */
export function neighbours(cell: H3Cell, k: number): H3Cell[] {
  return gridDisk(cell, k) as H3Cell[];
}

/** The cells of `resolution` whose centre lies inside a polygon of [lng, lat] rings, the outer ring first. */
export function cellsInside(
  rings: readonly (readonly (readonly number[])[])[],
  resolution: number,
): H3Cell[] {
  return polygonToCells(rings as number[][][], resolution, true) as H3Cell[];
}

/** The containing cell at a coarser `resolution`. */
export function cellParent(cell: H3Cell, resolution: number): H3Cell {
  return cellToParent(cell, resolution) as H3Cell;
}

/** The cells of a finer `resolution` inside a cell. */
export function cellChildren(cell: H3Cell, resolution: number): H3Cell[] {
  return cellToChildren(cell, resolution) as H3Cell[];
}

/** The cell as the unsigned 64-bit number stored in a UInt64 column. */
export function cellToBigInt(cell: H3Cell): bigint {
  return BigInt(`0x${cell}`);
}

/** The cell as the decimal text of its 64-bit number (JSON has no 64-bit integers). */
export function cellToDecimal(cell: H3Cell): string {
  return cellToBigInt(cell).toString();
}

/** Inverse of `cellToBigInt` and `cellToDecimal`. Throws RangeError or SyntaxError when it is not an H3 cell. */
export function cellFromUInt64(value: bigint | string): H3Cell {
  return h3Cell(BigInt(value).toString(16));
}
