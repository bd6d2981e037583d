import type { Cells } from './table-reader.ts';

/** Feeds write times of the following day as hours from 24 on. */
const lastHour = 47;
const longestHeadwaySeconds = 6 * 3600;

/** Seconds since midnight of a time like 7:05:00 or 25:10:00; null for anything else, 99:99:00 for one. */
export function secondsOf(time: string): number | null {
  const matched = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/.exec(time);
  if (!matched || Number(matched[1]) > lastHour) return null;
  return Number(matched[1]) * 3600 + Number(matched[2]) * 60 + Number(matched[3]);
}

/** Departures of trips that a feed gives by their frequency, in place of the time of the trip itself. */
export interface Frequencies {
  read(cells: Cells): void;
  /** Departures of a trip, seconds since midnight; undefined where its own time counts. */
  of(tripId: string): readonly number[] | undefined;
  /** Rows that say nothing usable. */
  readonly wrong: number;
}

export function frequencies(): Frequencies {
  const departures = new Map<string, number[]>();
  let wrong = 0;
  return {
    get wrong() {
      return wrong;
    },
    read(cells) {
      const [from, to] = [secondsOf(cells('start_time')), secondsOf(cells('end_time'))];
      const headway = Number(cells('headway_secs'));
      const isUsable =
        from !== null && to !== null && to > from && headway >= 1 && headway <= longestHeadwaySeconds;
      if (!isUsable) {
        wrong++;
        return;
      }
      const own = departures.get(cells('trip_id')) ?? [];
      for (let at = from; at < to; at += headway) own.push(at);
      departures.set(cells('trip_id'), own);
    },
    of: (tripId) => departures.get(tripId),
  };
}
