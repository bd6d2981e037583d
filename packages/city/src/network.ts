/**
 * A synthetic bus network for a city whose lines are not imported. Lines run along least-cost routes over the
 * cells, which share arterials between the city's centres; lengths and stop spacings are drawn from log-normals
 * that match the declared percentiles. Where the city's schematic streets are given, lines run on them and stops are called
 * by their crossings. All names are invented.
 */
import { planeLength } from '@ooh/geo/local-plane';
import type { Position } from '@ooh/geo/polygon';
import { cellAt, type CityGrid } from './city-grid.ts';
import type { CityModel } from './city-model.ts';
import { noStep, routeFinder, type RouteFinder } from './grid-routes.ts';
import { busFleetOf } from '@ooh/reference/facts/published-buses';
import { centralShareOf } from '@ooh/reference/line-defaults';
import { serviceOf, withDefaults, type BusLine, type BusStop, type DrawnLine } from './bus-line.ts';
import { directionOf, drawGaps, stopNamer, type LineStreets, type StopSpacing } from './line-stops.ts';
import { cumulativeOf, pickIndex, randomStream, skewedLogNormal, type Random } from '@ooh/reference/random';
import { cutShape, runningMeters, smoothShape } from './way-shape.ts';

export interface NetworkParameters extends StopSpacing {
  readonly lineCount: number;
  /** Vehicles of a line in the mean, as published; null where the rule of each line says them. */
  readonly vehiclesPerLine: number | null;
  /** Metres: median, and the standard deviation of the logarithm below and above it (8/16/28 km at 10/50/90 %). */
  readonly lengthMedian: number;
  readonly lengthSigmaBelow: number;
  readonly lengthSigmaAbove: number;
}

/** Lines and vehicles as published; else by the city's residents: 700 lines for 15 million, limited to 60–800. */
export function networkParametersOf(city: CityModel): NetworkParameters {
  const residents = city.districtResidents.reduce((sum, value) => sum + value, 0);
  const published = busFleetOf(city.adcode);
  const lineCount =
    published?.lines ?? Math.round(Math.min(800, Math.max(60, 700 * (residents / 15_000_000) ** 0.45)));
  return {
    lineCount,
    vehiclesPerLine: published?.fleet == null ? null : published.fleet / lineCount,
    lengthMedian: 16_000,
    lengthSigmaBelow: Math.log(16 / 8) / 1.2816,
    lengthSigmaAbove: Math.log(28 / 16) / 1.2816,
    spacingMedian: 690,
    spacingSigmaBelow: Math.log(690 / 550) / 1.6449,
    spacingSigmaAbove: Math.log(1120 / 690) / 1.6449,
  };
}

/** Routes between every centre and its four nearest centres, marked as arterial cells. */
function arterials(city: CityModel, finder: RouteFinder): Uint8Array {
  const { grid, centres } = city;
  const marked = new Uint8Array(grid.size);
  const steps = new Uint8Array(grid.size);
  const hubs = centres.map((centre) => cellAt(grid, centre.lng, centre.lat)).filter((cell) => cell >= 0);
  for (const hub of hubs) {
    finder.tree(hub, steps);
    const far = (cell: number): number => planeLength(grid.x[cell] - grid.x[hub], grid.y[cell] - grid.y[hub]);
    const near = hubs.filter((cell) => cell !== hub).sort((a, b) => far(a) - far(b) || a - b);
    for (const other of near.slice(0, 4)) for (const cell of finder.walk(other, hub, steps)) marked[cell] = 1;
  }
  return marked;
}

/** Metres to the root along the tree, by cell; Infinity where there is no route. */
function metersToRoot(grid: CityGrid, root: number, steps: Uint8Array): Float64Array {
  const meters = new Float64Array(grid.size).fill(-1);
  meters[root] = 0;
  const trail: number[] = [];
  for (let start = 0; start < grid.size; start++) {
    let cell = start;
    while (meters[cell] < 0 && steps[cell] !== noStep) {
      trail.push(cell);
      cell = grid.neighbour[cell * 6 + steps[cell]];
    }
    let sum = meters[cell] < 0 ? Infinity : meters[cell];
    if (meters[cell] < 0) meters[cell] = Infinity;
    for (let at = trail.pop(); at !== undefined; at = trail.pop()) {
      sum += planeLength(grid.x[at] - grid.x[cell], grid.y[at] - grid.y[cell]);
      meters[at] = sum;
      cell = at;
    }
  }
  return meters;
}

/** Ways over the streets are as much longer than those over cells: medians of five cities 1.20 to 1.32. */
const streetDetour = 1.25;

/** Beyond the streets lines are as much rarer, and their ways as much dearer. */
const beyondStreets = { weight: 0.1, cost: 3 } as const;

/** Cells that streets reach are 1; all are without streets. */
function reachedCells({ grid }: CityModel, streets: LineStreets | null): Uint8Array {
  const reached = new Uint8Array(grid.size).fill(1);
  if (streets !== null)
    for (let cell = 0; cell < grid.size; cell++)
      reached[cell] = Number(streets.reaches(grid.lng[cell], grid.lat[cell]));
  return reached;
}

/** Where lines begin: people, jobs and shops, as running weights. */
const lineStarts = ({ fields }: CityModel, reached: Uint8Array): Float64Array =>
  cumulativeOf(
    fields.residential.map(
      (value, i) =>
        (value + fields.jobs[i] + fields.shops[i]) * (reached[i] === 1 ? 1 : beyondStreets.weight),
    ),
  );

function drawShape(
  city: CityModel,
  { starts, reached }: { readonly starts: Float64Array; readonly reached: Uint8Array },
  finder: RouteFinder,
  steps: Uint8Array,
  meters: number,
  random: Random,
) {
  const { grid, fields } = city;
  for (let attempt = 0; attempt < 12; attempt++) {
    const start = pickIndex(starts, random.next());
    finder.tree(start, steps);
    const away = metersToRoot(grid, start, steps);
    // Smoothing shortens a route of cells by about 10 %.
    const [least, most] = [meters * 1.08, meters * 1.2];
    const weights = away.map((far, i) =>
      far >= least && far <= most
        ? (fields.residential[i] + fields.shops[i]) * (reached[i] === 1 ? 1 : beyondStreets.weight)
        : 0,
    );
    const cumulative = cumulativeOf(weights);
    if (cumulative[cumulative.length - 1] === 0) continue;
    const end = pickIndex(cumulative, random.next());
    const shape = smoothShape(grid, finder.walk(end, start, steps));
    const length = runningMeters(shape).at(-1) as number;
    if (length >= meters * 0.98) return cutShape(shape, meters);
  }
  return null;
}

/** A line that streets would lead far astray, around a bay or a mountain, is drawn anew so often. */
const drawnAnew = 8;

/** A drawn way as streets take it; as it is drawn without streets, or where none of many is on them. */
function wayOnStreets(
  draw: () => readonly Position[] | null,
  streets: LineStreets | null,
): readonly Position[] | null {
  let last: readonly Position[] | null = null;
  for (let tries = 0; tries < drawnAnew; tries++) {
    last = draw();
    if (last === null || streets === null) break;
    const way = streets.wayOf(last);
    if (way !== null) return way;
  }
  return last;
}

/**
 * Generates the bus network of a city. Lines without a route of their length in the city are made shorter.
 * About 4 ms per line for 20,000 cells.
 */
export function generateNetwork(
  city: CityModel,
  parameters: NetworkParameters = networkParametersOf(city),
  streets: LineStreets | null = null,
): BusLine[] {
  const { grid, fields } = city;
  const random = randomStream(city.seed, 'network');
  const reached = reachedCells(city, streets);
  const rough = Uint8Array.from(
    fields.residential,
    (_, cell) => (12 + random.integer(30)) * (reached[cell] === 1 ? 1 : beyondStreets.cost),
  );
  const main = arterials(city, routeFinder(grid, rough));
  const finder = routeFinder(
    grid,
    rough.map((cost, cell) => (main[cell] === 1 ? 4 : cost)),
  );
  const steps = new Uint8Array(grid.size);
  const from = { starts: lineStarts(city, reached), reached };
  const nameAt = stopNamer(city, streets);
  const lines: DrawnLine[] = [];
  for (let index = 0; index < parameters.lineCount; index++) {
    random.restart(index + 1);
    const { lengthMedian, lengthSigmaBelow, lengthSigmaAbove } = parameters;
    const wish = Math.min(
      60_000,
      Math.max(2500, skewedLogNormal(random, lengthMedian, lengthSigmaBelow, lengthSigmaAbove)),
    );
    const straight = streets === null ? wish : wish / streetDetour;
    const draw = (): Position[] | null => {
      let shape = drawShape(city, from, finder, steps, straight, random);
      for (let shorter = straight / 2; shape === null && shorter > 1000; shorter /= 2)
        shape = drawShape(city, from, finder, steps, shorter, random);
      return shape;
    };
    const way = wayOnStreets(draw, streets);
    if (way === null) continue;
    const gaps = drawGaps(parameters, wish, random);
    lines.push(lineOf(city, index, way, gaps, nameAt));
  }
  const { vehiclesPerLine } = parameters;
  const service = vehiclesPerLine === null ? 1 : serviceOf(lines, vehiclesPerLine * lines.length);
  return lines.map((line) => withDefaults(line, service));
}

function lineOf(
  city: CityModel,
  index: number,
  shape: readonly Position[],
  gaps: number[],
  nameAt: (lng: number, lat: number) => string,
): DrawnLine {
  // Stops of the return direction are across the road, slightly offset.
  const outward = directionOf(shape, gaps, nameAt);
  const back = directionOf(
    shape.toReversed().map(([lng, lat]) => [lng + 0.00015, lat + 0.0001] as const),
    gaps.toReversed(),
    nameAt,
  );
  const lineName = `${index % 5 === 4 ? 'M' : ''}${index + 1}路`;
  const lineId = `${city.adcode}-syn-${String(index + 1).padStart(4, '0')}`;
  const facts = {
    key: lineId,
    cityTier: city.facts.tier,
    lengthMeters: outward.lengthMeters,
    stopCount: outward.stops.length,
    centralShare: centralShareOf(outward.stops, city.centres),
  };
  return { lineId, lineName, directions: [outward, back], facts };
}

/** Distinct stops of a network, with the number of directions at each. WGS-84. */
export interface NetworkStops {
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  readonly lines: Float64Array;
  readonly names: readonly string[];
}

/** The stops of lines, real or generated, where shelters stand. */
export function networkStopsOf(
  lines: readonly { readonly directions: readonly { readonly stops: readonly BusStop[] }[] }[],
): NetworkStops {
  const stops = new Map<string, BusStop & { lines: number }>();
  for (const { directions } of lines) {
    for (const direction of directions) {
      for (const { name, lng, lat } of direction.stops) {
        const key = `${lng.toFixed(4)},${lat.toFixed(4)}`;
        const known = stops.get(key);
        if (known === undefined) stops.set(key, { name, lng, lat, lines: 1 });
        else known.lines++;
      }
    }
  }
  const all = [...stops.values()];
  return {
    lng: Float64Array.from(all, (stop) => stop.lng),
    lat: Float64Array.from(all, (stop) => stop.lat),
    lines: Float64Array.from(all, (stop) => stop.lines),
    names: all.map((stop) => stop.name),
  };
}
