import type { AreaFigures } from './place-insight.ts';

/** Ratio of two figures of a place; null when either is withheld or the divisor is 0. */
function ratioOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : part / whole;
}

/** 平均停留: mean hours that the people present on a day stay within the window of `windowHours`. */
export function dwellHours(
  { averagePresent, dailyPersons }: Pick<AreaFigures, 'averagePresent' | 'dailyPersons'>,
  windowHours: number,
): number | null {
  const share = ratioOf(averagePresent.value, dailyPersons.value);
  return share === null ? null : share * windowHours;
}

type Days = Pick<AreaFigures, 'dailyPersons'>;

/** 工作日/周末比: people on an average working day ÷ on an average day of the weekend. */
export function workdayRatio(workday: Days | undefined, weekend: Days | undefined): number | null {
  return ratioOf(workday?.dailyPersons.value ?? null, weekend?.dailyPersons.value ?? null);
}
