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

export interface Centres {
  /** Degrees, WGS-84. */
  readonly lng: Float64Array;
  readonly lat: Float64Array;
}

export interface NearbyCounter {
  /**
   * counts[c · categoryCount + k]: points of category k at most `radiusMeters` from centre c.
   * @throws RangeError when the radius is not within 0 and 1,000 km
   */
  countAround(centres: Centres, radiusMeters: number): Uint32Array;
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
/** Smaller cells leave fewer points on the rim but more running totals to read; found by measurement. */
const CELL_METERS = 160;
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
function sortByCell(grid: Grid, { lng, lat }: Centres): { order: Uint32Array; start: Uint32Array } {
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

/** Points in the order of their cells. */
interface SortedPoints {
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  readonly category: Uint8Array;
  /** Length cells + 1. */
  readonly start: Uint32Array;
}

function sortedPoints(grid: Grid, points: CategorisedPoints): SortedPoints {
  const { order, start } = sortByCell(grid, points);
  return {
    lng: Float64Array.from(order, (i) => points.lng[i]),
    lat: Float64Array.from(order, (i) => points.lat[i]),
    category: Uint8Array.from(order, (i) => points.category[i]),
    start,
  };
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

/**
 * A circle, seen on the plane that touches the earth at its centre. Squared distances there, in degrees of latitude,
 * err by less than 2(θ tan φ + θ² + θ² / cos² φ) of the squared radius, for a radius of θ radians at latitude φ.
 */
interface Circle {
  readonly lng: number;
  readonly lat: number;
  readonly radiusMeters: number;
  /** Squared cosine of the latitude. */
  readonly shrinkage: number;
  /** Squared flat distances up to which a point is surely in, and beyond which it is surely out. */
  readonly surelyIn: number;
  readonly surelyOut: number;
  /** Half width in degrees of longitude and half height: no point beyond is in. A circle about a pole has all longitudes. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}

function circleOf(lng: number, lat: number, radiusMeters: number): Circle {
  const angle = radiusMeters / EARTH_RADIUS_METERS;
  const cosine = Math.cos(lat * RADIANS);
  const bend = angle * Math.abs(Math.tan(lat * RADIANS)) + angle ** 2 + (angle / cosine) ** 2;
  const squared = (angle / RADIANS) ** 2;
  const margin = 2 * bend * squared + SLACK_DEGREES * Math.sqrt(squared) + SLACK_DEGREES ** 2;
  // Where the plane is far off, near the poles or for a wide circle, the haversine decides on all.
  const isFlat = bend < 0.02;
  const widest = Math.sin(angle) / cosine;
  return {
    lng,
    lat,
    radiusMeters,
    shrinkage: cosine * cosine,
    surelyIn: isFlat ? squared - margin : -1,
    surelyOut: isFlat ? squared + margin : Infinity,
    halfWidth: (widest < 1 ? Math.asin(widest) / RADIANS : 360) + SLACK_DEGREES,
    halfHeight: angle / RADIANS + SLACK_DEGREES,
  };
}

/** Adds the points from … to − 1 that lie within the circle. */
function countWithin(
  points: SortedPoints,
  circle: Circle,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  const { lng, lat, category } = points;
  const { lng: centreLng, lat: centreLat, shrinkage, surelyIn, surelyOut, radiusMeters } = circle;
  for (let i = from; i < to; i++) {
    const dx = lng[i] - centreLng;
    const dy = lat[i] - centreLat;
    const flat = dx * dx * shrinkage + dy * dy;
    if (flat > surelyOut) continue;
    // Too near the rim to tell: the haversine, which is the definition, decides.
    if (flat > surelyIn && haversineMeters(centreLng, centreLat, lng[i], lat[i]) > radiusMeters) continue;
    counts[category[i]]++;
  }
}

/** Half width of the circle on the plane at a distance in latitude; NaN where it does not come. */
const flatWidth = (squaredRadius: number, dy: number, shrinkage: number): number =>
  Math.sqrt((squaredRadius - dy * dy) / shrinkage);

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
  if (lng.length === 0)
    return { countAround: (centres) => new Uint32Array(centres.lng.length * categoryCount) };
  const grid = gridOver(lng, lat);
  const sorted = sortedPoints(grid, points);
  const city = { grid, sorted, totals: rowTotals(grid, sorted, categoryCount), categoryCount };
  return {
    countAround(centres, radiusMeters) {
      if (!(radiusMeters >= 0 && radiusMeters <= MOST_RADIUS_METERS))
        throw new RangeError(`radius ${radiusMeters} is not within 0 and ${MOST_RADIUS_METERS} m`);
      const counts = new Uint32Array(centres.lng.length * categoryCount);
      // Neighbours one after the other find each other's points and totals in the cache.
      for (const c of sortByCell(grid, centres).order) {
        const circle = circleOf(centres.lng[c], centres.lat[c], radiusMeters);
        addCounts(city, circle, counts.subarray(c * categoryCount, (c + 1) * categoryCount));
      }
      return counts;
    },
  };
}

interface CountedCity {
  readonly grid: Grid;
  readonly sorted: SortedPoints;
  readonly totals: Uint32Array;
  readonly categoryCount: number;
}

/** Adds the points within the circle to the counts of their categories. */
function addCounts(
  { grid, sorted, totals, categoryCount }: CountedCity,
  circle: Circle,
  counts: Uint32Array,
): void {
  const { lng: centreLng, lat: centreLat, shrinkage, surelyIn, surelyOut, halfWidth } = circle;
  const { start } = sorted;
  const lastRow = rowOf(grid, centreLat + circle.halfHeight);
  for (let row = rowOf(grid, centreLat - circle.halfHeight); row <= lastRow; row++) {
    const low = grid.south + row * grid.cellLat - centreLat;
    const high = low + grid.cellLat;
    const near = low > 0 ? low : high < 0 ? -high : 0;
    const far = Math.max(-low, high);
    const outer = flatWidth(surelyOut, Math.max(0, near - SLACK_DEGREES), shrinkage) + SLACK_DEGREES;
    const width = outer < halfWidth ? outer : halfWidth;
    const first = columnOf(grid, centreLng - width);
    const last = columnOf(grid, centreLng + width);
    // Columns wholly within the circle over the whole height of the row; none when the two cross or are NaN.
    const inner = flatWidth(surelyIn, far + SLACK_DEGREES, shrinkage) - SLACK_DEGREES;
    const from = Math.max(first, Math.ceil((centreLng - inner - grid.west) / grid.cellLng));
    const end = Math.min(last + 1, Math.floor((centreLng + inner - grid.west) / grid.cellLng));
    const cell = row * grid.columns;
    if (!(from < end)) {
      countWithin(sorted, circle, start[cell + first], start[cell + last + 1], counts);
      continue;
    }
    countWithin(sorted, circle, start[cell + first], start[cell + from], counts);
    countWithin(sorted, circle, start[cell + end], start[cell + last + 1], counts);
    const before = (row * (grid.columns + 1) + from) * categoryCount;
    const after = (row * (grid.columns + 1) + end) * categoryCount;
    for (let k = 0; k < categoryCount; k++) counts[k] += totals[after + k] - totals[before + k];
  }
}
