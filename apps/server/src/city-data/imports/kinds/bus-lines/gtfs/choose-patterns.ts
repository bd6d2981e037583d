import { certain } from '@ooh/contract/core/certain';
import type { GtfsNetwork } from './read-network.ts';

/** A timetable's trips with the same stops in the same order, of one route and direction. */
export interface TripPattern {
  readonly routeId: string;
  readonly direction: 0 | 1 | null;
  /** The first trip represents the pattern. */
  readonly tripId: string;
  readonly shapeId: string;
  readonly stopCount: number;
  readonly trips: number;
  /** Median minutes between departures on the busiest service day, and its hours; null with under three. */
  readonly headwayMinutes: number | null;
  readonly firstHour: number | null;
  readonly lastHour: number | null;
}

/** What one pass over stop_times.txt knows of a trip; the hash does not depend on the order of its rows. */
interface TripTrace {
  stopCount: number;
  hash: number;
  firstSequence: number;
  departureSeconds: number | null;
}

export interface TripTraces {
  add(tripId: string, stopId: string, sequence: number, departure: string): void;
  patterns(): { readonly chosen: TripPattern[]; readonly variants: number };
}

function mix(text: string, sequence: number): number {
  let hash = sequence | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** Collects stop times and picks, for each route and direction, the pattern that runs most often. */
export function tripTraces(network: GtfsNetwork): TripTraces {
  const traces = new Map<string, TripTrace>();
  return {
    add(tripId, stopId, sequence, departure) {
      const routeId = network.trips.get(tripId)?.routeId;
      if (routeId === undefined || !network.routes.has(routeId)) return;
      const trace = traces.get(tripId) ?? {
        stopCount: 0,
        hash: 0,
        firstSequence: Infinity,
        departureSeconds: null,
      };
      trace.hash = (trace.hash + mix(stopId, sequence)) | 0;
      trace.stopCount++;
      if (sequence < trace.firstSequence) {
        trace.firstSequence = sequence;
        trace.departureSeconds = secondsOf(departure);
      }
      traces.set(tripId, trace);
    },
    patterns() {
      const byDirection = new Map<string, Map<string, string[]>>();
      for (const [tripId, trace] of traces) {
        const { routeId, direction } = certain(network.trips.get(tripId), 'trip', tripId);
        const key = JSON.stringify([routeId, direction]);
        const patterns = byDirection.get(key) ?? new Map<string, string[]>();
        const pattern = `${trace.stopCount}:${trace.hash}`;
        patterns.set(pattern, [...(patterns.get(pattern) ?? []), tripId]);
        byDirection.set(key, patterns);
      }
      const chosen = [...byDirection.values()].map((patterns) => {
        const most = [...patterns.values()].reduce((best, trips) =>
          isBetter(trips, best, traces) ? trips : best,
        );
        return patternOf(most, traces, network);
      });
      const all = [...byDirection.values()].reduce((sum, patterns) => sum + patterns.size, 0);
      return { chosen, variants: all - chosen.length };
    },
  };
}

function isBetter(trips: string[], best: string[], traces: ReadonlyMap<string, TripTrace>): boolean {
  if (trips.length !== best.length) return trips.length > best.length;
  return (
    certain(traces.get(trips[0]), 'trace of the trip', trips[0]).stopCount >
    certain(traces.get(best[0]), 'trace of the trip', best[0]).stopCount
  );
}

function patternOf(
  tripIds: string[],
  traces: ReadonlyMap<string, TripTrace>,
  network: GtfsNetwork,
): TripPattern {
  const { routeId, direction, shapeId } = certain(network.trips.get(tripIds[0]), 'trip', tripIds[0]);
  const byService = Map.groupBy(
    tripIds,
    (tripId) => certain(network.trips.get(tripId), 'trip', tripId).serviceId,
  );
  const busiest = [...byService.values()].reduce((most, trips) =>
    trips.length > most.length ? trips : most,
  );
  const departures = busiest
    .map((tripId) => certain(traces.get(tripId), 'trace of the trip', tripId).departureSeconds)
    .filter((seconds) => seconds !== null)
    .toSorted((a, b) => a - b);
  const gaps = departures
    .slice(1)
    .map((seconds, index) => seconds - departures[index])
    .filter((gap) => gap > 0);
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)];
  const isKnown = departures.length >= 3 && median !== undefined;
  return {
    routeId,
    direction,
    shapeId,
    tripId: tripIds[0],
    stopCount: certain(traces.get(tripIds[0]), 'trace of the trip', tripIds[0]).stopCount,
    trips: tripIds.length,
    headwayMinutes: isKnown ? Math.min(240, Math.max(1, Math.round(median / 6) / 10)) : null,
    firstHour: isKnown ? Math.floor(departures[0] / 3600) : null,
    lastHour: isKnown ? Math.min(27, Math.floor(departures[departures.length - 1] / 3600)) : null,
  };
}

function secondsOf(time: string): number | null {
  const matched = /^(\d{1,2}):(\d{2}):(\d{2})$/.exec(time);
  return matched ? Number(matched[1]) * 3600 + Number(matched[2]) * 60 + Number(matched[3]) : null;
}
