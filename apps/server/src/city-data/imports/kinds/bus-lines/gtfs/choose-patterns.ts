import { certain } from '@ooh/contract/core/certain';
import { secondsOf } from './departures.ts';
import type { GtfsNetwork } from './read-network.ts';

/** A timetable's trips with the same stops in the same order, of one route and direction. */
export interface TripPattern {
  readonly routeId: string;
  readonly direction: 0 | 1 | null;
  /** The first trip represents the pattern. */
  readonly tripId: string;
  readonly shapeId: string;
  readonly stopCount: number;
  /** Departures of all its trips, on whatever days they run. */
  readonly trips: number;
  /** Median minutes between departures on the busiest service day; null with under three. */
  readonly headwayMinutes: number | null;
  /** Hours of its first and last departure; null where all depart at once. */
  readonly firstHour: number | null;
  readonly lastHour: number | null;
}

/** A pattern that another one of its route and direction is preferred to. */
export interface LeftPattern {
  readonly routeId: string;
  readonly stopCount: number;
  readonly trips: number;
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
  patterns(): { readonly chosen: TripPattern[]; readonly variants: readonly LeftPattern[] };
  /** Times of departure that are none, and one of them. */
  wrongTimes(): { readonly count: number; readonly example: string };
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
  const wrong = { count: 0, example: '' };
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
      const seconds = secondsOf(departure);
      if (seconds === null && departure !== '') {
        wrong.count++;
        wrong.example ||= departure;
      }
      if (sequence < trace.firstSequence) {
        trace.firstSequence = sequence;
        trace.departureSeconds = seconds;
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
      const running = network.services.busiest(tripsByService(traces, network));
      const chosen: TripPattern[] = [];
      const variants: LeftPattern[] = [];
      for (const patterns of byDirection.values()) {
        const most = [...patterns.values()].reduce((best, trips) =>
          isBetter(trips, best, traces, network) ? trips : best,
        );
        chosen.push(patternOf(most, traces, network, running));
        for (const trips of patterns.values())
          if (trips !== most) {
            const [first] = trips;
            const { routeId } = certain(network.trips.get(first), 'trip', first);
            const { stopCount } = certain(traces.get(first), 'trace of the trip', first);
            variants.push({ routeId, stopCount, trips: departureCount(trips, network) });
          }
      }
      return { chosen, variants };
    },
    wrongTimes: () => wrong,
  };
}

/** Departures of a trip: those of its frequency, else its own. */
const departureCount = (tripIds: readonly string[], { frequencies }: GtfsNetwork): number =>
  tripIds.reduce((sum, tripId) => sum + (frequencies.of(tripId)?.length ?? 1), 0);

function tripsByService(
  traces: ReadonlyMap<string, TripTrace>,
  network: GtfsNetwork,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tripId of traces.keys()) {
    const { serviceId } = certain(network.trips.get(tripId), 'trip', tripId);
    counts.set(serviceId, (counts.get(serviceId) ?? 0) + departureCount([tripId], network));
  }
  return counts;
}

function isBetter(
  trips: string[],
  best: string[],
  traces: ReadonlyMap<string, TripTrace>,
  network: GtfsNetwork,
): boolean {
  const [own, others] = [departureCount(trips, network), departureCount(best, network)];
  if (own !== others) return own > others;
  return (
    certain(traces.get(trips[0]), 'trace of the trip', trips[0]).stopCount >
    certain(traces.get(best[0]), 'trace of the trip', best[0]).stopCount
  );
}

function patternOf(
  tripIds: string[],
  traces: ReadonlyMap<string, TripTrace>,
  network: GtfsNetwork,
  running: ReadonlySet<string> | null,
): TripPattern {
  const { routeId, direction, shapeId } = certain(network.trips.get(tripIds[0]), 'trip', tripIds[0]);
  const departures = runningTrips(tripIds, network, running)
    .flatMap((tripId) => {
      const own = certain(traces.get(tripId), 'trace of the trip', tripId).departureSeconds;
      return network.frequencies.of(tripId) ?? (own === null ? [] : [own]);
    })
    .toSorted((a, b) => a - b);
  const gaps = departures
    .slice(1)
    .map((seconds, index) => seconds - departures[index])
    .filter((gap) => gap > 0);
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)];
  const isKnown = departures.length >= 3 && median !== undefined;
  const last = departures.at(-1) ?? 0;
  return {
    routeId,
    direction,
    shapeId,
    tripId: tripIds[0],
    stopCount: certain(traces.get(tripIds[0]), 'trace of the trip', tripIds[0]).stopCount,
    trips: departureCount(tripIds, network),
    headwayMinutes: isKnown ? Math.min(240, Math.max(1, Math.round(median / 6) / 10)) : null,
    firstHour: gaps.length > 0 ? Math.min(27, Math.floor(departures[0] / 3600)) : null,
    lastHour: gaps.length > 0 ? Math.min(27, Math.floor(last / 3600)) : null,
  };
}

/** Trips of the busiest day of the feed; of the busiest service where none of them runs then or no calendar is known. */
function runningTrips(
  tripIds: string[],
  network: GtfsNetwork,
  running: ReadonlySet<string> | null,
): readonly string[] {
  const serviceOf = (tripId: string): string => certain(network.trips.get(tripId), 'trip', tripId).serviceId;
  const then = running === null ? [] : tripIds.filter((tripId) => running.has(serviceOf(tripId)));
  if (then.length > 0) return then;
  return [...Map.groupBy(tripIds, serviceOf).values()].reduce((most, trips) =>
    departureCount(trips, network) > departureCount(most, network) ? trips : most,
  );
}
