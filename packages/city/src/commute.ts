/**
 * Work and school cells: straight-line distance is log-normal, the cell at that distance is drawn by its
 * jobs. Destinations are the cells with most jobs, so that routes to them are shared by all who travel there.
 */
import { planeLength } from '@ooh/geo/local-plane';
import type { CityModel } from './city-model.ts';
import { pickIndex, randomStream } from '@ooh/reference/random';

/** Destinations by resolution of the cells: routes to each are searched once. */
const maxDestinations = { 8: 400, 9: 2400 } as const;
const minPerDistrict = 12;
const binRatio = 1.15;
const nearestMeters = 150;
const binCount = 44;

export interface CommutePlan {
  /** Cell of work or school, −1 for none, by person. */
  readonly workCell: Int32Array;
  /** Metres between the centres of home and work cell, 0 for none. */
  readonly commuteMeters: Float32Array;
}

/** Square metres at which the bins after the first begin. */
const binStarts = Float64Array.from(
  { length: binCount - 1 },
  (_, i) => nearestMeters ** 2 * binRatio ** (2 * i),
);
const asFloat = new Float32Array(1);
const asBits = new Uint32Array(asFloat.buffer);
/** The bin, or the one below it, by exponent and eight bits of mantissa of the squared distance. */
const binBelow = Uint8Array.from({ length: 1 << 16 }, (_, index) => {
  asBits[0] = index << 15;
  const square = asFloat[0];
  return binStarts.reduce((bins, start) => bins + (square > start ? 1 : 0), 0);
});

/** The bin of a squared distance: found by table look-up, because millions are sorted. */
function binOfSquare(square: number): number {
  asFloat[0] = square;
  const bin = binBelow[asBits[0] >>> 15];
  return bin < binCount - 1 && square > binStarts[bin] ? bin + 1 : bin;
}

/** The cells with most jobs, with a minimum per district. */
function destinationsOf({ fields, grid, districts }: CityModel): Int32Array {
  const { jobs } = fields;
  const order = Array.from(jobs.keys()).filter((cell) => jobs[cell] > 0);
  order.sort((a, b) => jobs[b] - jobs[a] || a - b);
  const taken = districts.map(() => 0);
  const chosen = order.filter(
    (cell, rank) => taken[grid.district[cell]]++ < minPerDistrict || rank < maxDestinations[grid.resolution],
  );
  return Int32Array.from(chosen).sort();
}

/** Destinations of one home cell grouped by distance, with running job weights inside each group. */
interface Surroundings {
  readonly start: Uint32Array;
  readonly cells: Int32Array;
  readonly cumulative: Float64Array;
}

/** Groups the destinations around one home cell after another; each call overwrites what the one before returned. */
function surroundingsFinder(city: CityModel, destinations: Int32Array): (home: number) => Surroundings {
  const { grid, fields } = city;
  const count = destinations.length;
  const x = Float64Array.from(destinations, (cell) => grid.x[cell]);
  const y = Float64Array.from(destinations, (cell) => grid.y[cell]);
  const jobs = Float64Array.from(destinations, (cell) => fields.jobs[cell]);
  const bins = new Uint8Array(count);
  const start = new Uint32Array(binCount + 1);
  const fill = new Uint32Array(binCount + 1);
  const sums = new Float64Array(binCount);
  const cells = new Int32Array(count);
  const cumulative = new Float64Array(count);
  return (home) => {
    const [homeX, homeY] = [grid.x[home], grid.y[home]];
    start.fill(0);
    sums.fill(0);
    for (let i = 0; i < count; i++) {
      const east = x[i] - homeX;
      const north = y[i] - homeY;
      const bin = binOfSquare(east * east + north * north);
      bins[i] = bin;
      start[bin + 1]++;
    }
    for (let bin = 0; bin < binCount; bin++) start[bin + 1] += start[bin];
    fill.set(start);
    for (let i = 0; i < count; i++) {
      const bin = bins[i];
      const at = fill[bin]++;
      cells[at] = destinations[i];
      cumulative[at] = sums[bin] += jobs[i];
    }
    return { start, cells, cumulative };
  };
}

function drawWork(around: Surroundings, meters: number, share: number): number {
  const wanted = binOfSquare(meters * meters);
  for (let step = 0; step < binCount; step++) {
    for (const bin of [wanted - step, wanted + step]) {
      if (bin < 0 || bin >= binCount || around.start[bin] === around.start[bin + 1]) continue;
      const group = around.cumulative.subarray(around.start[bin], around.start[bin + 1]);
      return around.cells[around.start[bin] + pickIndex(group, share)];
    }
  }
  return -1;
}

/**
 * Draws where each person works or studies. `distanceFactor` scales the city's median distance by person;
 * 0 means that the person stays at home.
 */
export function planCommutes(
  city: CityModel,
  homeCell: Uint32Array,
  distanceFactor: Float32Array,
): CommutePlan {
  const { facts, grid } = city;
  const persons = homeCell.length;
  const workCell = new Int32Array(persons).fill(-1);
  const commuteMeters = new Float32Array(persons);
  const destinations = destinationsOf(city);
  const surroundingsOf = surroundingsFinder(city, destinations);
  const random = randomStream(city.seed, 'commute');
  const byHome = Uint32Array.from({ length: persons }, (_, person) => person);
  byHome.sort((a, b) => homeCell[a] - homeCell[b] || a - b);
  let around: Surroundings | null = null;
  let aroundCell = -1;
  for (const person of byHome) {
    if (distanceFactor[person] === 0) continue;
    const home = homeCell[person];
    if (around === null || home !== aroundCell) {
      around = surroundingsOf(home);
      aroundCell = home;
    }
    random.restart(person);
    const kilometers =
      facts.commuteMedianKm * distanceFactor[person] * Math.exp(facts.commuteSigma * random.normal());
    const work = drawWork(around, kilometers * 1000, random.next());
    workCell[person] = work;
    commuteMeters[person] = planeLength(grid.x[work] - grid.x[home], grid.y[work] - grid.y[home]);
  }
  return { workCell, commuteMeters };
}
