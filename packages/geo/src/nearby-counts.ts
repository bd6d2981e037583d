/**
 * How many points of each category lie within a distance of a place: exact by the haversine distance, for many
 * places against many points. Points are sorted into cells of a grid, row by row, as a struct of arrays. Cells
 * wholly within the distance are counted by running totals along their row, so only points of the cells on the rim
 * are looked at.
 */
import { EARTH_RADIUS_METERS, haversineMeters } from './distance.ts';

export interface CategorisedPoints {
  /** Degrees, WGS-84; not across ± 180° of longitude. */
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  /** From 0 to categoryCount − 1. */
  readonly category: Uint8Array;
  readonly categoryCount: number;
}

export interface NearbyCounter {
  /**
   * Adds to `counts` (length categoryCount) the points at most `radiusMeters` from the place.
   * @throws RangeError when the radius is not within 0 and 1,000 km
   */
  addCounts(lng: number, lat: number, radiusMeters: number, counts: Uint32Array): void;
}

interface Grid {
  readonly west: number;
  readonly south: number;
  readonly rows: number;
  readonly columns: number;
  /** Degrees. */
  readonly cellLng: number;
  readonly cellLat: number;
}

const RADIANS = Math.PI / 180;
/** Rims of 500 m circles are a few points a cell in a dense city; smaller cells cost more than they spare. */
const CELL_METERS = 80;
/** Far above the rounding of degrees, far below the size of a cell. */
const SLACK_DEGREES = 1e-9;
const MOST_RADIUS_METERS = 1_000_000;

const extent = (values: Float64Array): [number, number] => {
  let [least, greatest] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
};

/** Cells of CELL_METERS, or larger ones when they would be more than half the points. */
function gridOver(lng: Float64Array, lat: Float64Array): Grid {
  const [west, east] = extent(lng);
  const [south, north] = extent(lat);
  const metersPerDegree = EARTH_RADIUS_METERS * RADIANS;
  const perLng =
    metersPerDegree * Math.max(0.01, Math.cos(Math.max(Math.abs(south), Math.abs(north)) * RADIANS));
  const [width, height] = [(east - west) * perLng, (north - south) * metersPerDegree];
  const mostCells = Math.max(1, lng.length / 2);
  let cellMeters = CELL_METERS;
  const along = (meters: number) => Math.floor(meters / cellMeters) + 1;
  while (along(width) * along(height) > mostCells && along(width) * along(height) > 1) cellMeters *= 1.25;
  return {
    west,
    south,
    rows: along(height),
    columns: along(width),
    cellLng: cellMeters / perLng,
    cellLat: cellMeters / metersPerDegree,
  };
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
const columnOf = (grid: Grid, lng: number): number =>
  clamp(Math.floor((lng - grid.west) / grid.cellLng), grid.columns - 1);
const rowOf = (grid: Grid, lat: number): number =>
  clamp(Math.floor((lat - grid.south) / grid.cellLat), grid.rows - 1);

/** Sorts points by cell. start[c] is the first point of cell c; length cells + 1. */
function sortByCell(grid: Grid, { lng, lat }: CategorisedPoints): { order: Uint32Array; start: Uint32Array } {
  const cellOf = new Uint32Array(lng.length);
  const start = new Uint32Array(grid.rows * grid.columns + 1);
  for (let i = 0; i < lng.length; i++) {
    cellOf[i] = rowOf(grid, lat[i]) * grid.columns + columnOf(grid, lng[i]);
    start[cellOf[i] + 1]++;
  }
  for (let c = 1; c < start.length; c++) start[c] += start[c - 1];
  const next = start.slice();
  const order = new Uint32Array(lng.length);
  for (let i = 0; i < lng.length; i++) order[next[cellOf[i]]++] = i;
  return { order, start };
}

/**
 * The half width in degrees of longitude, at latitude `lat`, of a circle about latitude `centre` whose angle has
 * `sineSquared` as the square of its half's sine; −1 where the circle does not come.
 */
function halfWidth(centre: number, lat: number, sineSquared: number): number {
  const sinLat = Math.sin(((lat - centre) * RADIANS) / 2);
  const rest = sineSquared - sinLat * sinLat;
  if (rest < 0) return -1;
  const ratio = rest / (Math.cos(centre * RADIANS) * Math.cos(lat * RADIANS));
  return ratio >= 1 ? 180 : (2 * Math.asin(Math.sqrt(ratio))) / RADIANS;
}

/** Points in the order of their cells, in degrees and as unit vectors. */
interface SortedPoints {
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly category: Uint8Array;
  /** Length cells + 1. */
  readonly start: Uint32Array;
}

function sortedPoints(grid: Grid, points: CategorisedPoints): SortedPoints {
  const { order, start } = sortByCell(grid, points);
  const column = () => new Float64Array(order.length);
  const sorted = { lng: column(), lat: column(), x: column(), y: column(), z: column() };
  const category = new Uint8Array(order.length);
  for (let i = 0; i < order.length; i++) {
    const [lng, lat] = [points.lng[order[i]], points.lat[order[i]]];
    sorted.lng[i] = lng;
    sorted.lat[i] = lat;
    sorted.x[i] = Math.cos(lat * RADIANS) * Math.cos(lng * RADIANS);
    sorted.y[i] = Math.cos(lat * RADIANS) * Math.sin(lng * RADIANS);
    sorted.z[i] = Math.sin(lat * RADIANS);
    category[i] = points.category[order[i]];
  }
  return { ...sorted, category, start };
}

/** totals[(row · (columns + 1) + column) · categories + k]: points of category k in the row before the column. */
function rowTotals(grid: Grid, { start, category }: SortedPoints, categories: number): Uint32Array {
  const totals = new Uint32Array(grid.rows * (grid.columns + 1) * categories);
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const at = (row * (grid.columns + 1) + column) * categories;
      totals.copyWithin(at + categories, at, at + categories);
      const cell = row * grid.columns + column;
      for (let i = start[cell]; i < start[cell + 1]; i++) totals[at + categories + category[i]]++;
    }
  }
  return totals;
}

/** A circle on the earth, with what a test needs. */
interface Circle {
  readonly lng: number;
  readonly lat: number;
  readonly radiusMeters: number;
  readonly sineSquared: number;
}

/** Adds the points from … to − 1 that lie within the circle. */
function countWithin(
  points: SortedPoints,
  circle: Circle,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  const { x, y, z, lng, lat, category } = points;
  const cx = Math.cos(circle.lat * RADIANS) * Math.cos(circle.lng * RADIANS);
  const cy = Math.cos(circle.lat * RADIANS) * Math.sin(circle.lng * RADIANS);
  const cz = Math.sin(circle.lat * RADIANS);
  // On the unit sphere the straight distance decides as the haversine does, without sines.
  const limit = 4 * circle.sineSquared;
  const margin = 1e-9 * limit + 1e-14 * Math.sqrt(limit);
  for (let i = from; i < to; i++) {
    const dx = x[i] - cx;
    const dy = y[i] - cy;
    const dz = z[i] - cz;
    const over = dx * dx + dy * dy + dz * dz - limit;
    if (over > margin) continue;
    // Too near the rim to tell: the haversine, which is the definition, decides.
    if (over >= -margin && haversineMeters(circle.lng, circle.lat, lng[i], lat[i]) > circle.radiusMeters)
      continue;
    counts[category[i]]++;
  }
}

/**
 * Prepares the points for counting.
 * @throws RangeError when the columns differ in length, or a category is not below categoryCount
 */
export function nearbyCounter(points: CategorisedPoints): NearbyCounter {
  const { lng, lat, category, categoryCount } = points;
  if (lat.length !== lng.length || category.length !== lng.length)
    throw new RangeError(`${lng.length} longitudes, ${lat.length} latitudes, ${category.length} categories`);
  if (category.some((k) => k >= categoryCount))
    throw new RangeError(`a category is not below ${categoryCount}`);
  if (lng.length === 0) return { addCounts: () => {} };
  const grid = gridOver(lng, lat);
  const sorted = sortedPoints(grid, points);
  const totals = rowTotals(grid, sorted, categoryCount);
  return {
    addCounts(centreLng, centreLat, radiusMeters, counts) {
      if (!(radiusMeters >= 0 && radiusMeters <= MOST_RADIUS_METERS))
        throw new RangeError(`radius ${radiusMeters} is not within 0 and ${MOST_RADIUS_METERS} m`);
      const angle = radiusMeters / EARTH_RADIUS_METERS;
      const sineSquared = Math.sin(angle / 2) ** 2;
      const circle = { lng: centreLng, lat: centreLat, radiusMeters, sineSquared };
      // The circle is widest a little poleward of its centre.
      const widestSine = Math.sin(centreLat * RADIANS) / Math.cos(angle);
      const widestLat = Math.asin(Math.max(-1, Math.min(1, widestSine))) / RADIANS;
      const widest = halfWidth(centreLat, widestLat, sineSquared);
      const reach = angle / RADIANS + SLACK_DEGREES;
      const lastRow = rowOf(grid, centreLat + reach);
      for (let row = rowOf(grid, centreLat - reach); row <= lastRow; row++) {
        const low = grid.south + row * grid.cellLat;
        const high = low + grid.cellLat;
        const atLow = halfWidth(centreLat, low, sineSquared);
        const atHigh = halfWidth(centreLat, high, sineSquared);
        const holdsWidest = low - SLACK_DEGREES <= widestLat && widestLat <= high + SLACK_DEGREES;
        const outer = (holdsWidest ? widest : Math.max(atLow, atHigh)) + SLACK_DEGREES;
        const inner = Math.min(atLow, atHigh) - SLACK_DEGREES;
        const first = columnOf(grid, centreLng - outer);
        const last = columnOf(grid, centreLng + outer);
        // Columns that lie within the circle over the whole height of the row; none when the two cross.
        const from = Math.max(first, Math.ceil((centreLng - inner - grid.west) / grid.cellLng));
        const end = Math.min(last + 1, Math.floor((centreLng + inner - grid.west) / grid.cellLng));
        const cell = row * grid.columns;
        if (inner <= 0 || from >= end) {
          countWithin(sorted, circle, sorted.start[cell + first], sorted.start[cell + last + 1], counts);
          continue;
        }
        countWithin(sorted, circle, sorted.start[cell + first], sorted.start[cell + from], counts);
        countWithin(sorted, circle, sorted.start[cell + end], sorted.start[cell + last + 1], counts);
        const before = (row * (grid.columns + 1) + from) * categoryCount;
        const after = (row * (grid.columns + 1) + end) * categoryCount;
        for (let k = 0; k < categoryCount; k++) counts[k] += totals[after + k] - totals[before + k];
      }
    },
  };
}
