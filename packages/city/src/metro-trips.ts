/**
 * Station passages of panel persons in a typical week: entry and exit of every trip, and where lines
 * are changed. Commuters by metro travel on their working days; every person near a station takes an occasional trip.
 */
import { planeLength } from '@ooh/geo/local-plane';
import type { CityModel } from './city-model.ts';
import { labelId } from '@ooh/reference/labels';
import type { MetroSystem } from './metro.ts';
import type { Panel } from './panel.ts';
import { carriesLabel } from './panel-shares.ts';
import { travelMode } from '@ooh/people/person/person-labels';
import { cumulativeOf, pickIndex, randomStream } from '@ooh/reference/random';

/** Attributes of panel persons that determine their metro trips. Columns of length `count`. */
export interface Travellers {
  readonly count: number;
  /** Index into the city's cells, −1 for a cell outside the city. */
  readonly homeCell: Int32Array;
  /** The same, −1 also for none. */
  readonly workCell: Int32Array;
  /** 1 for persons whose main travel mode is the metro. */
  readonly ridesMetro: Uint8Array;
  /** 1 for frequent metro riders. */
  readonly ridesOften: Uint8Array;
}

export function travellersOf(panel: Panel): Travellers {
  const often = labelId.firstHabit + 1;
  return {
    count: panel.count,
    homeCell: Int32Array.from(panel.homeCell),
    workCell: panel.workCell,
    ridesMetro: panel.travelMode.map((mode) => (mode === travelMode.metro ? 1 : 0)),
    ridesOften: Uint8Array.from({ length: panel.count }, (_, p) => (carriesLabel(panel, p, often) ? 1 : 0)),
  };
}

/** Columns of length `count`, persons ascending. */
export interface StationPassages {
  readonly count: number;
  readonly person: Uint32Array;
  /** Index into the stations. */
  readonly station: Uint16Array;
  /** Expected passages per week. */
  readonly weekly: Float32Array;
}

/** Maximum distance to a station for taking the metro. */
const catchmentMeters = 4000;
const workingDays = 5;
/** Trips per week besides the commute: frequent riders, others; decreasing with the distance to the station. */
const freeTrips = { frequent: 2.6, other: 1.2, falloffMeters: 3000 } as const;
/** Number of destinations of a person's free trips. */
const freeTargets = 4;

/** The nearest station of every cell, −1 outside the catchment, with its distance. */
function nearestStations(city: CityModel, metro: MetroSystem) {
  const { grid } = city;
  const station = new Int16Array(grid.size).fill(-1);
  const meters = new Float32Array(grid.size).fill(Infinity);
  metro.stations.forEach(({ lng, lat }, index) => {
    const [x, y] = [grid.plane.x(lng), grid.plane.y(lat)];
    for (let cell = 0; cell < grid.size; cell++) {
      const far = planeLength(grid.x[cell] - x, grid.y[cell] - y);
      if (far < catchmentMeters && far < meters[cell]) [station[cell], meters[cell]] = [index, far];
    }
  });
  return { station, meters };
}

/** Where lines are changed between two stations: fewest changes, each where it is least out of the way. */
function changesFinder(metro: MetroSystem): (from: number, to: number) => readonly number[] {
  const linesOf = metro.stations.map((_, station) =>
    metro.lines.flatMap((line, index) => (line.stations.includes(station) ? [index] : [])),
  );
  const shared = metro.lines.map((a) =>
    metro.lines.map((b) => a.stations.filter((station) => b.stations.includes(station))),
  );
  const far = (a: number, b: number): number => {
    const [from, to] = [metro.stations[a], metro.stations[b]];
    return Math.hypot((from.lng - to.lng) * 0.9, from.lat - to.lat);
  };
  const change = (choices: readonly number[], from: number, to: number): number =>
    choices.reduce((best, at) => (far(from, at) + far(at, to) < far(from, best) + far(best, to) ? at : best));
  // Which lines are ridden depends on the lines of both stations alone.
  const [alike, groups] = groupsOf(linesOf);
  const ridden: (readonly number[])[][] = groups.map((from) =>
    groups.map((to) => fewestLines(from, to, shared)),
  );
  const known: (readonly number[] | undefined)[] = Array.from({ length: metro.stations.length ** 2 });
  return (from, to) => {
    const key = from * metro.stations.length + to;
    const found = known[key];
    if (found !== undefined) return found;
    const lines = ridden[alike[from]][alike[to]];
    const changes = lines.slice(1).map((line, i) => change(shared[lines[i]][line], from, to));
    known[key] = changes;
    return changes;
  };
}

/** The group of every station, and the lines of every group: stations of one group are on the same lines. */
function groupsOf(linesOf: readonly (readonly number[])[]): [Uint16Array, (readonly number[])[]] {
  const groups: (readonly number[])[] = [];
  const place = new Map<string, number>();
  const group = Uint16Array.from(linesOf, (lines) => {
    const key = lines.join();
    const at = place.get(key) ?? groups.push(lines) - 1;
    place.set(key, at);
    return at;
  });
  return [group, groups];
}

/** The lines ridden one after the other from a station on some lines to one on others; empty where there is no way. */
function fewestLines(
  from: readonly number[],
  to: readonly number[],
  shared: readonly (readonly (readonly number[])[])[],
): readonly number[] {
  const before = new Map<number, number>(from.map((line) => [line, -1]));
  const queue = [...before.keys()];
  for (const line of queue) {
    if (to.includes(line)) {
      const ridden: number[] = [];
      for (let at = line; at >= 0; at = before.get(at) ?? -1) ridden.unshift(at);
      return ridden;
    }
    shared[line].forEach((choices, next) => {
      if (choices.length === 0 || before.has(next)) return;
      before.set(next, line);
      queue.push(next);
    });
  }
  return [];
}

/** Attraction of stations for free trips: the shops around them. */
function attraction(city: CityModel, near: Int16Array, count: number): Float64Array {
  const weights = new Float64Array(count);
  near.forEach((station, cell) => {
    if (station >= 0) weights[station] += city.fields.shops[cell];
  });
  return cumulativeOf(weights);
}

/** The passages of all persons. Deterministic for the city's seed. */
export function stationPassages(
  city: CityModel,
  travellers: Travellers,
  metro: MetroSystem,
): StationPassages {
  const { homeCell, workCell, ridesMetro, ridesOften } = travellers;
  const { station: near, meters } = nearestStations(city, metro);
  const changesOf = changesFinder(metro);
  const draw = attraction(city, near, metro.stations.length);
  const random = randomStream(city.seed, 'metro trips');
  const [person, station, weekly]: [number[], number[], number[]] = [[], [], []];
  for (let p = 0; p < travellers.count; p++) {
    const home = homeCell[p] < 0 ? -1 : near[homeCell[p]];
    if (home < 0) continue;
    random.restart(p);
    const first = person.length;
    const pass = (at: number, trips: number): void => {
      for (let row = first; row < person.length; row++) {
        if (station[row] !== at) continue;
        weekly[row] += trips;
        return;
      }
      person.push(p);
      station.push(at);
      weekly.push(trips);
    };
    const travel = (to: number, trips: number): void => {
      if (to === home) return;
      pass(home, trips);
      for (const at of changesOf(home, to)) pass(at, trips);
      pass(to, trips);
    };
    const work = workCell[p] < 0 ? -1 : near[workCell[p]];
    if (work >= 0 && ridesMetro[p] === 1) travel(work, 2 * workingDays);
    const often = ridesOften[p] === 1 ? freeTrips.frequent : freeTrips.other;
    const trips = often * Math.exp(-meters[homeCell[p]] / freeTrips.falloffMeters);
    for (let i = 0; i < freeTargets; i++) travel(pickIndex(draw, random.next()), (2 * trips) / freeTargets);
  }
  return {
    count: person.length,
    person: Uint32Array.from(person),
    station: Uint16Array.from(station),
    weekly: Float32Array.from(weekly),
  };
}

/** People per day who enter, leave or change at each station: the passages expanded by the persons' weights. */
export function dailyRiders(panel: Panel, metro: MetroSystem, passages: StationPassages): Float64Array {
  const riders = new Float64Array(metro.stations.length);
  for (let i = 0; i < passages.count; i++)
    riders[passages.station[i]] += (panel.weight[passages.person[i]] * passages.weekly[i]) / 7;
  return riders;
}
