import { EARTH_RADIUS_METERS } from './distance.ts';

export interface Centres {
  /** Degrees, WGS-84. */
  readonly lng: Float64Array;
  readonly lat: Float64Array;
}

export interface Grid {
  readonly west: number;
  readonly south: number;
  readonly rows: number;
  readonly columns: number;
  readonly stripes: number;
  /** Degrees. */
  readonly cellLng: number;
  readonly cellLat: number;
  /** Degrees by which a coordinate from the grid's corner errs as f32. */
  readonly rounding: number;
}

export const RADIANS = Math.PI / 180;

/** Smaller cells leave fewer points on the rim but more rows to walk; found by measurement. */
const CELL_METERS = 64;

/** Columns of a stripe: narrow ones fit whole into circles, wide ones are fewer; found by measurement. */
export const STRIPE = 5;

const extent = (values: Float64Array): [number, number] => {
  let [least, greatest] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
};

/** Cells of CELL_METERS, or larger ones when they would be more than the points. */
export function gridOver(lng: Float64Array, lat: Float64Array): Grid {
  const [west, east] = extent(lng);
  const [south, north] = extent(lat);
  const metersPerDegree = EARTH_RADIUS_METERS * RADIANS;
  const perLng =
    metersPerDegree * Math.max(0.01, Math.cos(Math.max(Math.abs(south), Math.abs(north)) * RADIANS));
  const [width, height] = [(east - west) * perLng, (north - south) * metersPerDegree];
  const maxCells = Math.max(1, lng.length);
  let cellMeters = CELL_METERS;
  const along = (meters: number) => Math.floor(meters / cellMeters) + 1;
  while (along(width) * along(height) > maxCells && along(width) * along(height) > 1) cellMeters *= 1.25;
  return {
    west,
    south,
    rows: along(height),
    columns: along(width),
    stripes: Math.ceil(along(width) / STRIPE),
    cellLng: cellMeters / perLng,
    cellLat: cellMeters / metersPerDegree,
    rounding: Math.max(east - west, north - south) * 2 ** -23,
  };
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export const columnOf = (grid: Grid, lng: number): number =>
  clamp(Math.floor((lng - grid.west) / grid.cellLng), grid.columns - 1);

export const rowOf = (grid: Grid, lat: number): number =>
  clamp(Math.floor((lat - grid.south) / grid.cellLat), grid.rows - 1);

/** Cells stand stripe by stripe, in a stripe row by row: what lies near a place is near in memory too. */
const cellAt = (grid: Grid, row: number, column: number): number => {
  const inStripe = column % STRIPE;
  return (column - inStripe) * grid.rows + row * STRIPE + inStripe;
};

/** Sorts points by cell. start[c] is the first point of cell c; length cells + 1. */
export function sortByCell(grid: Grid, { lng, lat }: Centres): { order: Uint32Array; start: Uint32Array } {
  const cellOf = new Uint32Array(lng.length);
  const start = new Uint32Array(grid.rows * grid.stripes * STRIPE + 1);
  for (let i = 0; i < lng.length; i++) {
    cellOf[i] = cellAt(grid, rowOf(grid, lat[i]), columnOf(grid, lng[i]));
    start[cellOf[i] + 1]++;
  }
  for (let c = 1; c < start.length; c++) start[c] += start[c - 1];
  const next = start.slice();
  const order = new Uint32Array(lng.length);
  for (let i = 0; i < lng.length; i++) order[next[cellOf[i]]++] = i;
  return { order, start };
}

/** Centres in the order of their cells. */
export function orderOf(grid: Grid, { lng, lat }: Centres): Uint32Array {
  const keyOf = (c: number) => cellAt(grid, rowOf(grid, lat[c]), columnOf(grid, lng[c])) * lng.length + c;
  return Uint32Array.from(Float64Array.from(lng, (_, c) => keyOf(c)).sort(), (key) => key % lng.length);
}
