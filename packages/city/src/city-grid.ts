/**
 * The city as H3 cells: their positions, districts and neighbours. Cells are ordered by H3
 * index, so the order depends on the boundaries only. Resolution 9 (≈ 0.1 km²) is for a detailed city, 8 (≈ 0.74 km²)
 * for a coarse one.
 */
import type { NamedDistrict } from '@ooh/people/person/district-people';
import {
  cellCentre,
  cellChildren,
  cellOf,
  cellsInside,
  cellToBigInt,
  neighbours,
  type H3Cell,
} from '@ooh/geo/h3-cell';
import { localPlane, planeLength, type LocalPlane } from '@ooh/geo/local-plane';
import { wgs84 } from '@ooh/geo/point';
import { areaBounds, areaContains, polygonsOf, type Area } from '@ooh/geo/polygon';

export type CityResolution = 8 | 9;

/** Metres between the centres of adjacent cells. */
const spacingMeters: Record<CityResolution, number> = { 8: 920, 9: 348 };

/** A district as given by the caller, with its outline; residents, sexes and ages take the place of the declared facts. */
export interface CityDistrict extends NamedDistrict {
  readonly adcode: string;
  /** WGS-84. */
  readonly area: Area;
}

export interface CityGrid {
  readonly resolution: CityResolution;
  /** Metres between the centres of adjacent cells. */
  readonly spacingMeters: number;
  readonly size: number;
  readonly cells: readonly H3Cell[];
  /** The same cells as stored numbers, ascending. */
  readonly cellIds: BigUint64Array;
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  /** Metres east and north of the plane's origin. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly plane: LocalPlane;
  /** Index into the districts from which the grid was built. */
  readonly district: Uint8Array;
  /** Six per cell, −1 where the city ends. */
  readonly neighbour: Int32Array;
  indexOf(cell: H3Cell): number;
}

export interface GridOptions {
  /**
   * Maximum number of cells (default 40,000), which bounds memory for very large municipalities: those nearest to the
   * city's centre, and a smaller circle around the centre of every district, so that each keeps some.
   */
  readonly maxCells?: number;
  /** Default 9. */
  readonly resolution?: CityResolution;
  /** [lng, lat], WGS-84. Default: the centre of the districts' bounding box. */
  readonly centre?: readonly [number, number];
}

/**
 * Builds the grid. Where districts overlap, the first wins. Throws RangeError when there are more than 255
 * districts or no cells.
 */
export function buildCityGrid(districts: readonly CityDistrict[], options: GridOptions = {}): CityGrid {
  if (districts.length === 0 || districts.length > 255) throw new RangeError('a city has 1 to 255 districts');
  const boxes = districts.map((district) => areaBounds(district.area));
  const [lng0, lat0] = options.centre ?? [
    (Math.min(...boxes.map((box) => box.west)) + Math.max(...boxes.map((box) => box.east))) / 2,
    (Math.min(...boxes.map((box) => box.south)) + Math.max(...boxes.map((box) => box.north))) / 2,
  ];
  const plane = localPlane(lng0, lat0);
  const resolution = options.resolution ?? 9;
  const maxCells = options.maxCells ?? 40_000;
  const owner = ownersWithin(districts, plane, resolution, maxCells);
  if (owner.cells.size === 0) throw new RangeError('the districts contain no cell');
  const kept = nearest(owner.cells, owner.middles, plane, maxCells);
  return gridOf(kept.sort(), owner.cells, plane, resolution);
}

/** Index of its district by cell. */
type Owners = Map<H3Cell, number>;
/** Position in metres by district; none for districts without a cell. */
type Middles = readonly (readonly [x: number, y: number])[];

function ownersOf(districts: readonly CityDistrict[], resolution: number): Owners {
  const owner: Owners = new Map();
  districts.forEach((district, index) => {
    for (const rings of polygonsOf(district.area)) {
      for (const cell of cellsInside(rings, resolution)) if (!owner.has(cell)) owner.set(cell, index);
    }
  });
  return owner;
}

/** Up to this number all cells are listed before the nearest are chosen. */
const fewCells = 5000;
const partsOfCell = 7;
/** Number of coarse cells searched, as a multiple of those that the kept cells fill. */
const lookAround = 1.5;

/**
 * All cells of the districts; of districts much larger than `maxCells`, those that may be among the nearest: found
 * through cells of the next coarser resolution, as listing a whole municipality takes a second.
 */
function ownersWithin(
  districts: readonly CityDistrict[],
  plane: LocalPlane,
  resolution: CityResolution,
  maxCells: number,
): { cells: Owners; middles: Middles } {
  const coarse = ownersOf(districts, resolution - 1);
  if (coarse.size * partsOfCell <= Math.max(fewCells, lookAround * maxCells)) {
    const cells = ownersOf(districts, resolution);
    return { cells, middles: middlesOf(cells, plane) };
  }
  // Districts too small for any coarse cell are listed as they are.
  const seen = new Set(coarse.values());
  const small = districts.map((district, index) =>
    seen.has(index) ? { ...district, area: noArea } : district,
  );
  const cells = ownersOf(small, resolution);
  const [roughly, closely] = [middlesOf(coarse, plane), middlesOf(cells, plane)];
  const middles = districts.map((_, at) => closely[at] ?? roughly[at]);
  const near = new Set<H3Cell>();
  for (const cell of nearest(coarse, middles, plane, Math.ceil((lookAround * maxCells) / partsOfCell))) {
    for (const other of neighbours(cell, 1)) near.add(other);
  }
  for (const parent of near) {
    const around = new Set(neighbours(parent, 1).map((other) => coarse.get(other) ?? -1));
    const isInside = around.size === 1;
    const touched = [...around].filter((index) => index >= 0).sort((a, b) => a - b);
    for (const cell of cellChildren(parent, resolution)) {
      if (cells.has(cell)) continue;
      const centre = cellCentre(cell);
      const index = isInside ? touched[0] : touched.find((at) => areaContains(districts[at].area, centre));
      if (index !== undefined) cells.set(cell, index);
    }
  }
  return { cells, middles };
}

const noArea: Area = { type: 'MultiPolygon', coordinates: [] };

/** The mean of the cells of every district. */
function middlesOf(owner: Owners, plane: LocalPlane): Middles {
  const sums = new Map<number, { x: number; y: number; cells: number }>();
  for (const [cell, district] of owner) {
    const { lng, lat } = cellCentre(cell);
    const sum = sums.get(district) ?? { x: 0, y: 0, cells: 0 };
    sums.set(district, { x: sum.x + plane.x(lng), y: sum.y + plane.y(lat), cells: sum.cells + 1 });
  }
  const middles: (readonly [number, number])[] = [];
  for (const [district, { x, y, cells }] of sums) middles[district] = [x / cells, y / cells];
  return middles;
}

/** Radius of a district's circle relative to that of the city. */
const districtCircle = 2.5;

/** The cells to keep, at most `maxCells`. */
function nearest(owner: Owners, middles: Middles, plane: LocalPlane, maxCells: number): H3Cell[] {
  const owned = [...owner].sort(([a], [b]) => (a < b ? -1 : 1));
  const cells = owned.map(([cell]) => cell);
  if (cells.length <= maxCells) return cells;
  const far = Float64Array.from(owned, ([cell, district]) => {
    const { lng, lat } = cellCentre(cell);
    const [x, y] = [plane.x(lng), plane.y(lat)];
    const [ownX, ownY] = middles[district];
    return Math.min(planeLength(x, y), districtCircle * planeLength(x - ownX, y - ownY));
  });
  const order = Uint32Array.from(far.keys()).sort((a, b) => far[a] - far[b] || a - b);
  return Array.from(order.subarray(0, maxCells), (i) => cells[i]);
}

function gridOf(
  cells: readonly H3Cell[],
  owner: Map<H3Cell, number>,
  plane: LocalPlane,
  resolution: CityResolution,
): CityGrid {
  const size = cells.length;
  const place = new Map(cells.map((cell, index) => [cell, index]));
  const grid = {
    resolution,
    spacingMeters: spacingMeters[resolution],
    size,
    cells,
    cellIds: BigUint64Array.from(cells, cellToBigInt),
    lng: new Float64Array(size),
    lat: new Float64Array(size),
    x: new Float64Array(size),
    y: new Float64Array(size),
    plane,
    district: Uint8Array.from(cells, (cell) => owner.get(cell) as number),
    neighbour: new Int32Array(size * 6).fill(-1),
    indexOf: (cell: H3Cell): number => place.get(cell) ?? -1,
  };
  for (let i = 0; i < size; i++) {
    const { lng, lat } = cellCentre(cells[i]);
    grid.lng[i] = lng;
    grid.lat[i] = lat;
    grid.x[i] = plane.x(lng);
    grid.y[i] = plane.y(lat);
    let slot = i * 6;
    for (const other of neighbours(cells[i], 1).sort()) {
      if (other !== cells[i] && slot < i * 6 + 6) grid.neighbour[slot++] = place.get(other) ?? -1;
    }
  }
  return grid;
}

/** Index of the cell that contains the point, −1 outside the city. */
export function cellAt(grid: CityGrid, lng: number, lat: number): number {
  return grid.indexOf(cellOf(wgs84(lng, lat), grid.resolution));
}
