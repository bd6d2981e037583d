import { haversineMeters } from './distance.ts';
import {
  type Grid,
  STRIPE,
  gridOver,
  columnOf,
  rowOf,
  sortByCell,
  type Centres,
  orderOf,
} from './point-grid.ts';
import { SLACK_DEGREES, type Circle, circleOf } from './grid-circle.ts';

/**
 * Counts points of each category within a distance of a place: exact by the haversine distance, for many
 * places against many points. Points are sorted into cells of a grid as a struct of arrays, stripe by stripe of a few
 * columns, so that neighbours are close in memory. Rows of a stripe wholly within the distance are counted by
 * running totals, other whole cells by their points' categories; distances are computed only for points of boundary cells.
 */

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
   * counts[c · categoryCount + k]: points of category k at most `radiusMeters` from centre c.
   * @throws RangeError when the radius is not within 0 and 1,000 km
   */
  countAround(centres: Centres, radiusMeters: number): Uint32Array;
}

const MOST_RADIUS_METERS = 1_000_000;

/** Points in the order of their cells. */
interface SortedPoints {
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  /** Degrees east and north of the grid's corner, two numbers per point. */
  readonly offsets: Float32Array;
  readonly category: Uint8Array;
  /** Length cells + 1. */
  readonly start: Uint32Array;
}

function sortedPoints(grid: Grid, points: CategorisedPoints): SortedPoints {
  const { order, start } = sortByCell(grid, points);
  return {
    lng: Float64Array.from(order, (i) => points.lng[i]),
    lat: Float64Array.from(order, (i) => points.lat[i]),
    offsets: Float32Array.from({ length: 2 * order.length }, (_, i) =>
      i % 2 === 0 ? points.lng[order[i >>> 1]] - grid.west : points.lat[order[i >>> 1]] - grid.south,
    ),
    category: Uint8Array.from(order, (i) => points.category[i]),
    start,
  };
}

/** totals[(stripe · (rows + 1) + row) · categories + k]: points of category k in the stripe before the row. */
function stripeTotals(grid: Grid, { start, category }: SortedPoints, categories: number): Uint32Array {
  const totals = new Uint32Array(grid.stripes * (grid.rows + 1) * categories);
  for (let stripe = 0; stripe < grid.stripes; stripe++) {
    for (let row = 0; row < grid.rows; row++) {
      const at = (stripe * (grid.rows + 1) + row) * categories;
      totals.copyWithin(at + categories, at, at + categories);
      const cell = (stripe * grid.rows + row) * STRIPE;
      for (let i = start[cell]; i < start[cell + STRIPE]; i++) totals[at + categories + category[i]]++;
    }
  }
  return totals;
}

/** Points of cells on the rim, to be tested all at once: short runs of tests would each end in a wrong guess. */
interface Rim {
  readonly points: Uint32Array;
  size: number;
}

function addToRim(rim: Rim, from: number, to: number): void {
  let { size } = rim;
  for (let i = from; i < to; i++) rim.points[size++] = i;
  rim.size = size;
}

/** Adds the boundary points that lie within the circle. */
function countRim({ grid, sorted, rim }: CountedCity, circle: Circle, counts: Uint32Array): void {
  const { lng, lat, category, offsets } = sorted;
  const { lng: centreLng, lat: centreLat, shrinkage, surelyIn, surelyOut, radiusMeters } = circle;
  const [x, y] = [centreLng - grid.west, centreLat - grid.south];
  const { points, size } = rim;
  let unclear = 0;
  for (let n = 0; n < size; n++) {
    const i = points[n];
    const dx = offsets[2 * i] - x;
    const dy = offsets[2 * i + 1] - y;
    const flat = dx * dx * shrinkage + dy * dy;
    counts[category[i]] += Number(flat <= surelyIn);
    // Too close to the boundary to decide: kept for haversine, which is the definition.
    points[unclear] = i;
    unclear += Number(flat > surelyIn) & Number(flat <= surelyOut);
  }
  for (let n = 0; n < unclear; n++) {
    const i = points[n];
    if (haversineMeters(centreLng, centreLat, lng[i], lat[i]) <= radiusMeters) counts[category[i]]++;
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
  if (lng.length === 0)
    return { countAround: (centres) => new Uint32Array(centres.lng.length * categoryCount) };
  const grid = gridOver(lng, lat);
  const sorted = sortedPoints(grid, points);
  const city = {
    grid,
    sorted,
    totals: stripeTotals(grid, sorted, categoryCount),
    rim: { points: new Uint32Array(lng.length), size: 0 },
    categoryCount,
  };
  return {
    countAround(centres, radiusMeters) {
      if (!(radiusMeters >= 0 && radiusMeters <= MOST_RADIUS_METERS))
        throw new RangeError(`radius ${radiusMeters} is not within 0 and ${MOST_RADIUS_METERS} m`);
      const counts = new Uint32Array(centres.lng.length * categoryCount);
      // Processing neighbours in sequence finds points and totals in the cache.
      for (const c of orderOf(grid, centres)) {
        const circle = circleOf(grid, centres.lng[c], centres.lat[c], radiusMeters);
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
  readonly rim: Rim;
  readonly categoryCount: number;
}

/** Adds the points within the circle to the counts of their categories, stripe by stripe. */
function addCounts(city: CountedCity, circle: Circle, counts: Uint32Array): void {
  const { grid } = city;
  city.rim.size = 0;
  const last = Math.floor(columnOf(grid, circle.lng + circle.halfWidth) / STRIPE);
  for (
    let stripe = Math.floor(columnOf(grid, circle.lng - circle.halfWidth) / STRIPE);
    stripe <= last;
    stripe++
  )
    addStripe(city, circle, stripe, counts);
  countRim(city, circle, counts);
}

/** Adds the points of a stripe that certainly lie within the circle, and collects boundary points. */
function addStripe(city: CountedCity, circle: Circle, stripe: number, counts: Uint32Array): void {
  const { grid, totals, categoryCount } = city;
  const { surelyIn, shrinkage, lat, halfHeight } = circle;
  const firstRow = rowOf(grid, lat - halfHeight);
  const lastRow = rowOf(grid, lat + halfHeight);
  const low = grid.west + stripe * STRIPE * grid.cellLng - circle.lng;
  const far = Math.max(-low, low + STRIPE * grid.cellLng) + SLACK_DEGREES;
  // Rows in which the whole stripe is within the circle; none when the bounds cross or are NaN.
  const height = Math.sqrt(surelyIn - far * far * shrinkage) - SLACK_DEGREES;
  const from = Math.max(firstRow, Math.ceil((lat - height - grid.south) / grid.cellLat));
  const end = Math.min(lastRow + 1, Math.floor((lat + height - grid.south) / grid.cellLat));
  if (!(from < end)) {
    addRows(city, circle, stripe, firstRow, lastRow + 1, counts);
    return;
  }
  addRows(city, circle, stripe, firstRow, from, counts);
  addRows(city, circle, stripe, end, lastRow + 1, counts);
  const before = (stripe * (grid.rows + 1) + from) * categoryCount;
  const after = before + (end - from) * categoryCount;
  for (let k = 0; k < categoryCount; k++) counts[k] += totals[after + k] - totals[before + k];
}

/** The same for rows [fromRow, endRow) of a stripe, cell by cell. */
function addRows(
  { grid, sorted, rim }: CountedCity,
  circle: Circle,
  stripe: number,
  fromRow: number,
  endRow: number,
  counts: Uint32Array,
): void {
  const { surelyIn, surelyOut, halfWidth } = circle;
  const { start, category } = sorted;
  const perLng = 1 / grid.cellLng;
  const stretch = 1 / circle.shrinkage;
  const slack = SLACK_DEGREES * perLng;
  const halfColumns = halfWidth * perLng;
  const south = circle.lat - grid.south;
  // Columns relative to the stripe.
  const centre = (circle.lng - grid.west) * perLng - stripe * STRIPE;
  for (let row = fromRow; row < endRow; row++) {
    const low = row * grid.cellLat - south;
    const high = low + grid.cellLat;
    const near = Math.max(0, (low > 0 ? low : high < 0 ? -high : 0) - SLACK_DEGREES);
    const outer = Math.sqrt((surelyOut - near * near) * stretch) * perLng + slack;
    const width = outer < halfColumns ? outer : halfColumns;
    const first = Math.max(0, Math.floor(centre - width));
    const end = Math.min(STRIPE, Math.floor(centre + width) + 1);
    if (first >= end) continue;
    const far = Math.max(-low, high) + SLACK_DEGREES;
    const inner = Math.sqrt((surelyIn - far * far) * stretch) * perLng - slack;
    const firstWhole = Math.max(first, Math.ceil(centre - inner));
    const endWhole = Math.min(end, Math.floor(centre + inner));
    const cell = (stripe * grid.rows + row) * STRIPE;
    // The bounds cross, or are NaN, where no cell is wholly within.
    if (!(firstWhole < endWhole)) {
      addToRim(rim, start[cell + first], start[cell + end]);
      continue;
    }
    const to = start[cell + endWhole];
    let i = start[cell + firstWhole];
    if (first < firstWhole) addToRim(rim, start[cell + first], i);
    for (; i < to; i++) counts[category[i]]++;
    if (endWhole < end) addToRim(rim, to, start[cell + end]);
  }
}
