/**
 * The trips of persons as they are stored: the source from which use of streets, weeks and passages of media are
 * derived. A route is a row of steps; a step is the position of the next segment among those at its node, four bits.
 */
import type { StreetGraph } from '@ooh/streets/graph/street-graph';

export interface Trip {
  /** Index into `purposes`. */
  readonly purpose: number;
  /** 0 公交, 1 地铁, 2 自驾, 3 骑行, 4 步行. */
  readonly mode: number;
  /** Node where it begins: home or work. */
  readonly start: number;
  /** Quarters of an hour of the day; `back` is null for a loop, which has no way back. */
  readonly out: number;
  readonly back: number | null;
  readonly timesPerWeek: number;
  /** Positions in the graph's arcs, from the start on. The way back is the same way. */
  readonly arcs: readonly number[];
}

/** Trips of consecutive persons. */
export interface TripColumns {
  readonly firstPerson: number;
  /** Length persons + 1: trips of the i-th person are tripStart[i] .. tripStart[i + 1). */
  readonly tripStart: Uint32Array;
  readonly purpose: Uint8Array;
  readonly mode: Uint8Array;
  readonly out: Uint8Array;
  /** `noWayBack` for a loop. */
  readonly back: Uint8Array;
  /** Thousandths. */
  readonly timesPerWeek: Uint16Array;
  readonly startNode: Uint32Array;
  /** Length trips + 1: steps of trip t are routeStart[t] .. routeStart[t + 1). */
  readonly routeStart: Uint32Array;
  /** Two steps a byte, the lower four bits first. */
  readonly steps: Uint8Array;
}

const noWayBack = 255;
const mostAtNode = 16;

/** Stores the trips of persons, in their order. Throws RangeError for a node with more than sixteen segments. */
export function encodeTrips(
  graph: StreetGraph,
  firstPerson: number,
  persons: readonly (readonly Trip[])[],
): TripColumns {
  const trips = persons.flat();
  const routeStart = new Uint32Array(trips.length + 1);
  trips.forEach(({ arcs }, t) => (routeStart[t + 1] = routeStart[t] + arcs.length));
  const tripStart = new Uint32Array(persons.length + 1);
  persons.forEach((own, i) => (tripStart[i + 1] = tripStart[i] + own.length));
  const steps = new Uint8Array(Math.ceil(routeStart[trips.length] / 2));
  trips.forEach(({ start, arcs }, t) => {
    let node = start;
    arcs.forEach((arc, i) => {
      const step = arc - graph.arcStart[node];
      if (step >= mostAtNode) throw new RangeError(`node ${node} has more than ${mostAtNode} segments`);
      const at = routeStart[t] + i;
      steps[at >> 1] |= step << (4 * (at & 1));
      node = graph.arcNode[arc];
    });
  });
  return {
    firstPerson,
    tripStart,
    purpose: Uint8Array.from(trips, (trip) => trip.purpose),
    mode: Uint8Array.from(trips, (trip) => trip.mode),
    out: Uint8Array.from(trips, (trip) => trip.out),
    back: Uint8Array.from(trips, (trip) => trip.back ?? noWayBack),
    timesPerWeek: Uint16Array.from(trips, (trip) => Math.round(trip.timesPerWeek * 1000)),
    startNode: Uint32Array.from(trips, (trip) => trip.start),
    routeStart,
    steps,
  };
}

/** The arcs of trip `t` into `into`; returns how many there are. */
export function readRoute(graph: StreetGraph, columns: TripColumns, t: number, into: Uint32Array): number {
  const { routeStart, steps, startNode } = columns;
  const { arcStart, arcNode } = graph;
  let node = startNode[t];
  const count = routeStart[t + 1] - routeStart[t];
  for (let i = 0; i < count; i++) {
    const at = routeStart[t] + i;
    const arc = arcStart[node] + ((steps[at >> 1] >> (4 * (at & 1))) & 15);
    into[i] = arc;
    node = arcNode[arc];
  }
  return count;
}

export const hasWayBack = (columns: TripColumns, t: number): boolean => columns.back[t] !== noWayBack;

/** The most steps of a route. */
export function longestRoute({ routeStart }: TripColumns): number {
  let most = 0;
  for (let t = 0; t + 1 < routeStart.length; t++) most = Math.max(most, routeStart[t + 1] - routeStart[t]);
  return most;
}

/** Bytes that the columns take. */
export function tripBytes(columns: TripColumns): number {
  return Object.values(columns).reduce<number>(
    (sum, part) => sum + (typeof part === 'number' ? 0 : part.byteLength),
    0,
  );
}
