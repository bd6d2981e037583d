/** Bus lines for the calibration: those of Shenzhen from its file, elsewhere lines laid on the streets. */
import { localPlane, planeLength } from '@ooh/geo/local-plane';
import { lineMatcher, isDoubtful, type PlaneStop } from '@ooh/people/lines/match-line';
import { lineOnStreets, type LineOnStreets } from '@ooh/people/lines/line-on-streets';
import type { CityOfPeople } from '@ooh/people/person/city-of-people';
import { lineClassOf, type LineClass } from '@ooh/reference/benchmarks/benchmark-row';
import { lineDefaults } from '@ooh/reference/line-defaults';
import { cumulativeOf, pickIndex, randomStream, skewedLogNormal } from '@ooh/reference/random';
import { pathFinder } from '@ooh/streets/graph/path-finder';
import { rankOf } from '@ooh/streets/street-class';
import { readDirections, shenzhenFolder } from '../selection/shenzhen.ts';

export interface StopLine {
  readonly name: string;
  readonly directions: readonly (readonly PlaneStop[])[];
}

export interface CaseLine {
  readonly name: string;
  readonly lineClass: LineClass;
  readonly onStreets: LineOnStreets;
  /** Of the whole fleet; not a whole number. */
  readonly vehicles: number;
  /** Way along streets ÷ Σ straight metres between stops. */
  readonly detour: number;
  readonly isDoubtful: boolean;
}

/** A stop so near a centre's circle counts as central, as `centralShareOf` has it. */
const centralMeters = 400;

/** Lines of the file by name, with at most two directions; null without the file. */
export function shenzhenLines({ graph }: CityOfPeople): StopLine[] | null {
  const folder = shenzhenFolder();
  if (folder === null) return null;
  const plane = localPlane(graph.origin.lng, graph.origin.lat);
  const byName = Map.groupBy(readDirections(folder), ({ name }) => name);
  return [...byName].map(([name, directions]) => ({
    name,
    directions: directions
      .slice(0, 2)
      .map(({ stops }) => stops.map(({ lng, lat }) => ({ x: plane.x(lng), y: plane.y(lat) }))),
  }));
}

/**
 * Lines laid on the streets after the people are there: ends drawn by homes and jobs, lengths of 8/16/28 km at
 * 10/50/90 %, along the larger streets, a stop every 690 m.
 */
export function laidLines({ graph, weights, seed }: CityOfPeople, count: number): StopLine[] {
  const random = randomStream(seed, 'calibration lines');
  const finder = pathFinder(graph);
  const jobsScale = weights.homes.reduce((sum, value) => sum + value, 0);
  const pull = weights.homes.map((value, node) => value + jobsScale * weights.jobs[node]);
  const starts = cumulativeOf(pull);
  const cost = graph.lengthMeters.map((meters, segment) => {
    const rank = graph.streetClass[segment];
    return (
      meters *
      (rank === rankOf.minor ? 3 : rank === rankOf.motorway ? 2 : 1) *
      Math.exp(0.3 * random.normal())
    );
  });
  const lines: StopLine[] = [];
  for (let tries = 0; lines.length < count && tries < 4 * count; tries++) {
    const start = pickIndex(starts, random.next());
    const wish = skewedLogNormal(random, 16_000, Math.log(2) / 1.2816, Math.log(28 / 16) / 1.2816) / 1.3;
    const ends = pull.map((value, node) => {
      const far = planeLength(graph.x[node] - graph.x[start], graph.y[node] - graph.y[start]);
      return far > 0.9 * wish && far < 1.1 * wish ? value : 0;
    });
    const running = cumulativeOf(ends);
    if (running[running.length - 1] === 0) continue;
    const end = pickIndex(running, random.next());
    finder.search(start, cost, { targets: [end] });
    const stops: PlaneStop[] = [];
    let since = Infinity;
    for (const arc of finder.arcsTo(end) ?? []) {
      since += graph.lengthMeters[graph.arcSegment[arc]];
      if (since < 560) continue;
      since = 0;
      stops.push({ x: graph.x[graph.arcNode[arc]], y: graph.y[graph.arcNode[arc]] });
    }
    if (stops.length >= 5) lines.push({ name: `${lines.length + 1}路`, directions: [stops] });
  }
  return lines;
}

/** Lines matched to the streets, with their class and their part of a fleet of `vehicles`. */
export function matchedLines(
  city: CityOfPeople,
  lines: readonly StopLine[],
  vehicles: number,
  shift: (stop: PlaneStop) => PlaneStop = (stop) => stop,
): CaseLine[] {
  const matcher = lineMatcher(city.graph);
  const { centres } = city.weights;
  const drafts = lines.flatMap(({ name, directions }) => {
    const ways = directions.map((stops) => matcher.match(stops.map(shift))).filter((way) => way !== null);
    if (ways.length === 0) return [];
    const [stops] = directions;
    const central = stops.filter(({ x, y }) =>
      centres.some((at) => planeLength(x - at.x, y - at.y) <= at.radiusMeters + centralMeters),
    );
    const defaults = lineDefaults({
      key: name,
      cityTier: city.facts.tier,
      lengthMeters: ways[0].straightMeters,
      stopCount: stops.length,
      centralShare: central.length / stops.length,
    });
    const total = (of: 'pathMeters' | 'straightMeters'): number =>
      ways.reduce((sum, way) => sum + way[of], 0);
    return {
      name,
      lineClass: lineClassOf[defaults.level],
      onStreets: lineOnStreets(
        city.graph,
        ways.map(({ arcs }) => arcs),
      ),
      vehicles: defaults.singleDeckVehicles + defaults.doubleDeckVehicles,
      detour: total('pathMeters') / total('straightMeters'),
      isDoubtful: ways.some(isDoubtful),
    };
  });
  const counted = drafts.reduce((sum, line) => sum + line.vehicles, 0);
  return drafts.map((line) => ({ ...line, vehicles: (line.vehicles * vehicles) / counted }));
}
