/** When and how often one vehicle of a line passes, from service hours, speed and layover. */

export interface RouteService {
  /** Metres of one run in each direction; 0 backward for a circular line. */
  readonly forwardMeters: number;
  readonly backwardMeters: number;
  /** First and last departure as decimal hours of the day, 0–24; a last departure at or before the first is after midnight. */
  readonly firstHour: number;
  readonly lastHour: number;
  /** Mean running speed: one number, or 24 by hour of the day; > 0. */
  readonly speedKmh: number | ArrayLike<number>;
  /** Layover at each terminus. */
  readonly layoverHours: number;
  /** Round trip from the timetable, replacing the one from length, speed and layover. */
  readonly roundTripHours?: number;
}

const at = (value: number | ArrayLike<number>, hour: number): number =>
  typeof value === 'number' ? value : value[hour];

/** Hours of one round trip that starts in `hour`. Throws RangeError when the result is not a positive number. */
export function roundTripHours(service: RouteService, hour: number): number {
  const rests = service.backwardMeters > 0 ? 2 : 1;
  const kilometers = (service.forwardMeters + service.backwardMeters) / 1000;
  const trip =
    service.roundTripHours ?? kilometers / at(service.speedKmh, hour) + rests * service.layoverHours;
  if (trip > 0 && Number.isFinite(trip)) return trip;
  throw new RangeError(`a round trip of ${trip} hours`);
}

/** Length of [from, to) ∩ [hour, hour + 1). */
const overlap = (from: number, to: number, hour: number): number =>
  Math.max(0, Math.min(to, hour + 1) - Math.max(from, hour));

/** The share of an hour of the day (0–23) that lies within [from, to), across midnight when to ≤ from. */
export function shareOfHour(from: number, to: number, hour: number): number {
  if (to > from) return overlap(from, to, hour);
  return overlap(from, 24, hour) + overlap(0, to, hour);
}

/**
 * Round trips that one vehicle starts in each hour of the day (length 24): it passes every cell of each
 * direction that many times in the hour. `inServiceShare` is the share of the service hours in which it operates.
 */
export function roundTripsByHour(service: RouteService, inServiceShare: number): Float64Array {
  const trips = new Float64Array(24);
  for (let hour = 0; hour < 24; hour++) {
    const share = shareOfHour(service.firstHour, service.lastHour, hour);
    if (share > 0) trips[hour] = (share * inServiceShare) / roundTripHours(service, hour);
  }
  return trips;
}
