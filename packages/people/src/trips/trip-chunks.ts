/**
 * The trips of all persons with their ways. People of one home share two trees of least-cost ways, one on foot and
 * one for vehicles; the way back is the way out.
 */
import { randomStream, type Random } from '@ooh/reference/random';
import type { CityOfPeople } from '../person/city-of-people.ts';
import type { PeoplePanel } from '../person/people-panel.ts';
import { travelMode } from '../person/person-labels.ts';
import { pathFinder, type PathFinder } from '@ooh/streets/graph/path-finder';
import { walkingEffort } from './street-use.ts';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';
import { planTrips, type PersonPlan, type PlannedStroll, type PlannedTrip } from './plan-trips.ts';
import { streetCosts, tasteCount, type StreetCosts } from './street-costs.ts';
import { encodeTrips, type Trip, type TripColumns } from './trip-store.ts';

const onPavement = (mode: number): boolean => mode === travelMode.walk || mode === travelMode.cycle;

/** Which segments a stroll takes: by chance, without turning back. */
function strollArcs(graph: StreetGraph, { start, meters }: PlannedStroll, random: Random): number[] {
  const { arcStart, arcNode, arcSegment, streetClass, lengthMeters } = graph;
  const arcs: number[] = [];
  let [node, last, walked] = [start, -1, 0];
  while (walked < meters) {
    let [best, most] = [-1, 0];
    for (let arc = arcStart[node]; arc < arcStart[node + 1]; arc++) {
      const segment = arcSegment[arc];
      if (segment === last || walkingEffort[streetClass[segment]] === Infinity) continue;
      const draw = 1 - random.next();
      if (draw > most) [best, most] = [arc, draw];
    }
    if (best < 0) break;
    arcs.push(best);
    last = arcSegment[best];
    walked += lengthMeters[last];
    node = arcNode[best];
  }
  return arcs;
}

function withWay(planned: PlannedTrip | PlannedStroll, arcs: readonly number[]): Trip {
  const { purpose, mode, start, out, back, timesPerWeek } = planned;
  return { purpose, mode, start, out, back, timesPerWeek, arcs };
}

class Router {
  private readonly graph: StreetGraph;
  private readonly costs: StreetCosts;
  private readonly finder: PathFinder;

  constructor(city: CityOfPeople) {
    this.graph = city.graph;
    this.costs = streetCosts(city.graph, city.seed);
    this.finder = pathFinder(city.graph);
  }

  /** Ways of the trips, all of which begin at `start`; an empty one where there is no way. */
  routes(start: number, trips: readonly PlannedTrip[]): Map<PlannedTrip, number[]> {
    const found = new Map<PlannedTrip, number[]>();
    const taste = start % tasteCount;
    const search = (own: readonly PlannedTrip[], cost: Float32Array, asVehicle: boolean): void => {
      if (own.length === 0) return;
      this.finder.search(start, cost, { targets: own.map(({ destination }) => destination), asVehicle });
      for (const trip of own) found.set(trip, this.finder.arcsTo(trip.destination) ?? []);
    };
    search(
      trips.filter(({ mode }) => onPavement(mode)),
      this.costs.walking[taste],
      false,
    );
    search(
      trips.filter(({ mode }) => !onPavement(mode)),
      this.costs.motor[taste],
      true,
    );
    return found;
  }

  /** The trips of persons of one home. */
  tripsOf(home: number, plans: readonly PersonPlan[], randoms: (i: number) => Random): Trip[][] {
    const fromHome = plans.flatMap(({ trips }) => trips.filter(({ start }) => start === home));
    const shared = this.routes(home, fromHome);
    return plans.map(({ trips, strolls }, i) => {
      const away = trips.filter(({ start }) => start !== home);
      const own = away.length === 0 ? shared : this.routes(away[0].start, away);
      const random = randoms(i);
      const routed = trips.map((trip) => withWay(trip, (trip.start === home ? shared : own).get(trip) ?? []));
      const walked = strolls.map((stroll) => withWay(stroll, strollArcs(this.graph, stroll, random)));
      return [...routed, ...walked].filter(({ arcs }) => arcs.length > 0);
    });
  }
}

/**
 * Trips in chunks of about `personsPerChunk` (default 5,000) persons in order; the trips do not depend on the size of
 * the chunks.
 */
export function* tripChunks(
  city: CityOfPeople,
  panel: PeoplePanel,
  options: { readonly personsPerChunk?: number } = {},
): Generator<TripColumns> {
  const { personsPerChunk = 5000 } = options;
  const router = new Router(city);
  const planning = randomStream(city.seed, 'trips');
  const strolling = randomStream(city.seed, 'strolls');
  for (let first = 0; first < panel.count;) {
    const end = Math.min(panel.count, first + personsPerChunk);
    const persons: Trip[][] = [];
    for (let p = first; p < end;) {
      let beyond = p + 1;
      while (beyond < end && panel.homeNode[beyond] === panel.homeNode[p]) beyond++;
      const from = p;
      const plans = Array.from({ length: beyond - p }, (_, i) => {
        planning.restart(from + i);
        return planTrips(city, panel, from + i, planning);
      });
      const randomOf = (i: number): Random => {
        strolling.restart(from + i);
        return strolling;
      };
      for (const own of router.tripsOf(panel.homeNode[p], plans, randomOf)) persons.push(own);
      p = beyond;
    }
    yield encodeTrips(city.graph, first, persons);
    first = end;
  }
}
