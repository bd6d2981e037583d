/**
 * Counts points of each category within a distance of a place: exact by the haversine distance, for many
 * places against many points. Points are sorted into cells of a grid as a struct of arrays, stripe by stripe of a few
 * columns, so that neighbours are close in memory. Rows of a stripe wholly within the distance are counted by
 * running totals, other whole cells by their points' categories; distances are computed only for points of boundary cells.
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
  readonly stripes: number;
  /** Degrees. */
  readonly cellLng: number;
  readonly cellLat: number;
  /** Rounding error, in degrees, of a coordinate relative to the grid's corner as f32. */
  readonly rounding: number;
}

const RADIANS = Math.PI / 180;
/** Smaller cells leave fewer boundary points but more rows to visit; chosen by measurement. */
const CELL_METERS = 64;
/** Columns of a stripe: narrow stripes fit into circles, wide stripes are fewer; chosen by measurement. */
const STRIPE = 5;
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

/** Cells of CELL_METERS, or larger ones when there would be more cells than points. */
function gridOver(lng: Float64Array, lat: Float64Array): Grid {
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
const columnOf = (grid: Grid, lng: number): number =>
  clamp(Math.floor((lng - grid.west) / grid.cellLng), grid.columns - 1);
const rowOf = (grid: Grid, lat: number): number =>
  clamp(Math.floor((lat - grid.south) / grid.cellLat), grid.rows - 1);

/** Cells are ordered by stripe, then by row, so that neighbours are close in memory. */
const cellAt = (grid: Grid, row: number, column: number): number => {
  const inStripe = column % STRIPE;
  return (column - inStripe) * grid.rows + row * STRIPE + inStripe;
};

/** Sorts points by cell. start[c] is the first point of cell c; length cells + 1. */
function sortByCell(grid: Grid, { lng, lat }: Centres): { order: Uint32Array; start: Uint32Array } {
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
function orderOf(grid: Grid, { lng, lat }: Centres): Uint32Array {
  const keyOf = (c: number) => cellAt(grid, rowOf(grid, lat[c]), columnOf(grid, lng[c])) * lng.length + c;
  return Uint32Array.from(Float64Array.from(lng, (_, c) => keyOf(c)).sort(), (key) => key % lng.length);
}

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

/**
 * A circle on the plane tangent to the earth at its centre. The error of squared distances there, in degrees of latitude,
 * is below 2(θ tan φ + θ² + θ² / cos² φ) of the squared radius, for a radius of θ radians at latitude φ.
 */
interface Circle {
  readonly lng: number;
  readonly lat: number;
  readonly radiusMeters: number;
  /** Squared cosine of the latitude. */
  readonly shrinkage: number;
  /** Squared plane distances below which a point is certainly inside, and beyond which it is certainly outside. */
  readonly surelyIn: number;
  readonly surelyOut: number;
  /** Half width in degrees of longitude and half height: a circle around a pole has all longitudes. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}

function circleOf(grid: Grid, lng: number, lat: number, radiusMeters: number): Circle {
  const angle = radiusMeters / EARTH_RADIUS_METERS;
  const cosine = Math.cos(lat * RADIANS);
  const bend = angle * Math.abs(Math.tan(lat * RADIANS)) + angle ** 2 + (angle / cosine) ** 2;
  const squared = (angle / RADIANS) ** 2;
  const slack = SLACK_DEGREES + grid.rounding;
  const margin = 2 * bend * squared + 2 * slack * Math.sqrt(squared) + slack ** 2;
  // Where the plane is inaccurate (near the poles, wide circles), haversine decides for all points.
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

/** Points of boundary cells, collected and tested in one loop: many short loops would cause branch mispredictions. */
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
