/** The passages of persons along segments that follow from their trips: the base of every sum over streets. */
import { travelMode } from '../person/person-labels.ts';
import { minorClass } from '../trips/street-use.ts';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';
import { hourClassOf, purposes, standingSeconds } from '../trips/habits.ts';
import { hasWayBack, longestRoute, readRoute, type TripColumns } from '../trips/trip-store.ts';
import { movementCode } from './movements.ts';

export interface PassageReader {
  /** A person moves along a segment; `hour` is an hour class, `perWeek` passages a week. */
  passage(segment: number, movement: number, hour: number, perWeek: number): void;
  /** A person stands on a segment. */
  standing(segment: number, seconds: number, hour: number, perWeek: number): void;
}

/** Riders of the metro walk so far at its ends, those of buses so far to the first larger street and at the end. */
const metroWalk = { start: 750, end: 500 } as const;
const busWalk = { start: 500, end: 250 } as const;
const busWaitSeconds = 300;
/** No movement that sees the street: under ground. */
const unseen = -1;

/** Movement by step of a route of `count` arcs into `into`; returns the step at which a bus is waited for, or −1. */
export function movementsOf(
  graph: StreetGraph,
  mode: number,
  arcs: Uint32Array,
  count: number,
  into: Int8Array,
): number {
  const { arcSegment, lengthMeters, streetClass } = graph;
  if (mode !== travelMode.bus && mode !== travelMode.metro) {
    const movement =
      mode === travelMode.walk
        ? movementCode.walk
        : mode === travelMode.cycle
          ? movementCode.cycle
          : movementCode.car;
    into.fill(movement, 0, count);
    return -1;
  }
  let total = 0;
  for (let i = 0; i < count; i++) total += lengthMeters[arcSegment[arcs[i]]];
  const isBus = mode === travelMode.bus;
  const { start, end } = isBus ? busWalk : metroWalk;
  let [along, boarded] = [0, -1];
  for (let i = 0; i < count; i++) {
    const segment = arcSegment[arcs[i]];
    const middle = along + lengthMeters[segment] / 2;
    along += lengthMeters[segment];
    const before = middle < start && (!isBus || (boarded < 0 && streetClass[segment] === minorClass));
    const walks = before || total - middle < end;
    if (!before && boarded < 0) boarded = i;
    into[i] = walks ? movementCode.walk : isBus ? movementCode.bus : unseen;
  }
  return isBus ? Math.max(0, boarded < 0 ? count - 1 : boarded) : -1;
}

/** Tells `reader` all passages of the `i`-th person of the columns. */
export type TellPassages = (i: number, reader: PassageReader) => void;

export function passagesOf(graph: StreetGraph, columns: TripColumns): TellPassages {
  const most = longestRoute(columns);
  const arcs = new Uint32Array(most);
  const moves = new Int8Array(most);
  const { tripStart, purpose, mode, out, back, timesPerWeek } = columns;
  const { arcSegment } = graph;
  return (i, reader) => {
    for (let t = tripStart[i]; t < tripStart[i + 1]; t++) {
      const count = readRoute(graph, columns, t, arcs);
      const wait = movementsOf(graph, mode[t], arcs, count, moves);
      const perWeek = timesPerWeek[t] / 1000;
      const returns = hasWayBack(columns, t);
      const hours = returns ? [hourClassOf(out[t]), hourClassOf(back[t])] : [hourClassOf(out[t])];
      for (const hour of hours) {
        if (hour < 0) continue;
        for (let k = 0; k < count; k++)
          if (moves[k] !== unseen) reader.passage(arcSegment[arcs[k]], moves[k], hour, perWeek);
        if (wait >= 0) reader.standing(arcSegment[arcs[wait]], busWaitSeconds, hour, perWeek);
      }
      const stood = standingSeconds[purposes[purpose[t]]];
      const last = hours[hours.length - 1];
      if (stood > 0 && last >= 0) reader.standing(arcSegment[arcs[count - 1]], stood, last, perWeek);
    }
  };
}
