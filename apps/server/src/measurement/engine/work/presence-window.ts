/** Which part of the typical week is looked at. */
export interface DayWindow {
  /** How much each day of the week counts, Monday first: the mix of an average day of the period. */
  readonly dayWeights: readonly number[];
  /** Hours of the day, from included, to excluded; 0 ≤ from < to ≤ 24. */
  readonly fromHour: number;
  readonly toHour: number;
}

/** Days of the week that count at all, bit 0 = Monday. */
export function daysOf({ dayWeights }: DayWindow): number {
  return dayWeights.reduce((mask, weight, day) => (weight > 0 ? mask | (1 << day) : mask), 0);
}

/** What each of the 128 sets of days weighs on an average day. */
export function weightOfDays({ dayWeights }: DayWindow): Float64Array {
  return Float64Array.from({ length: 128 }, (_, mask) =>
    dayWeights.reduce((sum, weight, day) => ((mask >> day) & 1) * weight + sum, 0),
  );
}

const day = 1440;

/** Minutes of a row (it begins with its hour and may run on past midnight) inside the hours of the window. */
export function minutesInside(window: DayWindow, hour: number, minutes: number): number {
  const [from, to] = [window.fromHour * 60, window.toHour * 60];
  const [begin, end] = [hour * 60, hour * 60 + minutes];
  const same = Math.max(0, Math.min(end, to) - Math.max(begin, from));
  return end <= day ? same : same + Math.max(0, Math.min(end, to + day) - Math.max(begin, from + day));
}

/** Hours of the day that a row touches, bit 0 = 00:00–01:00. */
export function hoursTouched(hour: number, minutes: number): number {
  const length = Math.min(24, Math.max(1, Math.ceil(minutes / 60)));
  if (length === 24) return 0xff_ffff;
  const block = (1 << length) - 1;
  return ((block << hour) | (block >>> Math.max(0, 24 - hour))) & 0xff_ffff;
}
