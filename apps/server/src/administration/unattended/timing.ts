import type { PullTiming } from '@ooh/contract/domain/import-schedule';
import { chinaDate } from '@ooh/contract/domain/china-time';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The moment of the next pull after one at `now`: times of day are China's. */
export function nextPull(timing: PullTiming, now: Date): Date {
  if ('everyMinutes' in timing) return new Date(now.getTime() + timing.everyMinutes * minute);
  const today = new Date(`${chinaDate(now)}T${timing.dailyAt}:00+08:00`);
  return today > now ? today : new Date(today.getTime() + day);
}
