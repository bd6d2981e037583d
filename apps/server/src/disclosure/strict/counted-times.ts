import type { Partition } from './scope.ts';

/** still: who lives or works there, or is there at a moment. daily: who is there in a day. hourly: in each hour of it. */
export type Timing = 'still' | 'daily' | 'hourly';

/**
 * In how many counts of one family one person is, at most. Homes, work places and moments: the outlines that overlap there
 * (AOIs and business districts inside each other). A day: places that one person passes in it. Hours: places in hours of it.
 * Bounds of places in a day are declared, not enforced: a person with c times as many is protected by √c · μ. A drawn area is
 * a family of its own, with the three kinds of people that are told of it.
 */
const times: Readonly<Record<Partition, Readonly<Record<Timing, number>>>> = {
  city: { still: 1, daily: 1, hourly: 24 },
  district: { still: 2, daily: 6, hourly: 36 },
  scene: { still: 8, daily: 12, hourly: 36 },
  grid: { still: 1, daily: 24, hourly: 48 },
  place: { still: 4, daily: 24, hourly: 48 },
  drawn: { still: 3, daily: 3, hourly: 72 },
};

const daysOfWeek = 7;
/** Seasons and holidays raise an extrapolated day by at most a half of the measured one. */
const extrapolation = 1.5 ** 2;

export interface Counting {
  readonly partition: Partition;
  readonly timing: Timing;
  readonly isByDay: boolean;
  readonly isExtrapolated: boolean;
}

/** The largest sum of squares that one average panel person adds to a family: its squared sensitivity. */
export function countedTimes({ partition, timing, isByDay, isExtrapolated }: Counting): number {
  const days = isByDay ? daysOfWeek : 1;
  return times[partition][timing] * days * (isExtrapolated ? extrapolation : 1);
}
