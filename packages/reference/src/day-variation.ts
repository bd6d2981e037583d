/**
 * How the visits of a city's people vary from day to day: day of the week × season × holiday. All factors are
 * declared in docs/methods/demo-data.md; those without a published source are 示例.
 */
import type { CityFacts } from './facts/city-facts.ts';
import { holidays, workedWeekendDays, type HolidayName } from './facts/public-holidays.ts';

type Tier = CityFacts['tier'];

/** Factors of a calendar day relative to an average day of the year. */
export interface DayFactor {
  /** Day of a panel's week that the day resembles, 0 = Monday: Sunday for a holiday, Tuesday for a make-up workday. */
  readonly panelDay: number;
  /** Visits of that day of the week ÷ mean of the week. */
  readonly dayOfWeek: number;
  /** Visits of the month ÷ mean of the year, excluding holidays. */
  readonly season: number;
  /** Visits ÷ those of an ordinary day of the same panel day; 1 outside holidays and the travel around them. */
  readonly holiday: number;
  /** Product of the three: visits ÷ those of an average day. Data that already vary by day of the week use season × holiday. */
  readonly factor: number;
  /** The holiday, or 调休 for a make-up workday; null for ordinary days. */
  readonly occasion: HolidayName | '调休' | null;
}

/** Monday to Sunday before they are scaled to a mean of 1. */
const weekShape: Readonly<Record<Tier, readonly number[]>> = {
  一线: [1.03, 1.04, 1.04, 1.05, 1.1, 0.9, 0.84],
  新一线: [1.01, 1.01, 1.02, 1.03, 1.08, 0.96, 0.9],
  二线: [0.99, 1, 1, 1.01, 1.06, 1, 0.94],
  其他: [0.98, 0.99, 0.99, 1, 1.04, 1.02, 0.97],
};

/** Passengers of urban rail a day in 2024, 100 million, January to December; see the method page for those not published. */
const railPassengersADay = [0.89, 0.88, 0.908, 0.92, 0.899, 0.873, 0.926, 0.906, 0.86, 0.908, 0.903, 0.906];
const daysOfMonth = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Visits on a day of a holiday ÷ those of an ordinary Sunday. */
const holidayShape: Readonly<Record<HolidayName, Readonly<Record<Tier, number>>>> = {
  元旦: { 一线: 0.98, 新一线: 1.02, 二线: 1.04, 其他: 1.05 },
  春节: { 一线: 0.66, 新一线: 0.78, 二线: 0.88, 其他: 1.12 },
  清明节: { 一线: 0.92, 新一线: 0.97, 二线: 1, 其他: 1.06 },
  劳动节: { 一线: 0.98, 新一线: 1.06, 二线: 1.08, 其他: 1.08 },
  端午节: { 一线: 0.95, 新一线: 0.99, 二线: 1.02, 其他: 1.04 },
  中秋节: { 一线: 0.95, 新一线: 1, 二线: 1.03, 其他: 1.06 },
  国庆节: { 一线: 0.93, 新一线: 1.04, 二线: 1.06, 其他: 1.08 },
};

/** Days before and after 春节 over which people leave and return, evenly. */
const travelDays = 10;

const dayMilliseconds = 86_400_000;
const datePattern = /^\d{4}-\d{2}-\d{2}$/;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const yearMean =
  railPassengersADay.reduce((sum, value, month) => sum + value * daysOfMonth[month], 0) /
  daysOfMonth.reduce((sum, days) => sum + days, 0);

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMilliseconds;

/**
 * The factors of a calendar day ("YYYY-MM-DD") in a city of a tier. Days outside the years of the holiday table are
 * ordinary ones. Throws RangeError for an invalid date.
 */
export function dayFactor(cityTier: Tier, date: string): DayFactor {
  const day = datePattern.test(date) ? dayNumber(date) : Number.NaN;
  if (Number.isNaN(day)) throw new RangeError(`not a date: ${date}`);
  const own = holidays.find(({ first, last }) => first <= date && date <= last);
  const isWorked = workedWeekendDays.has(date);
  const weekday = (((day + 3) % 7) + 7) % 7;
  const panelDay = own ? 6 : isWorked ? 1 : weekday;
  const shape = weekShape[cityTier];
  const dayOfWeek = shape[panelDay] / mean(shape);
  const season = railPassengersADay[Number(date.slice(5, 7)) - 1] / yearMean;
  const holiday = own ? holidayShape[own.name][cityTier] : travelFactor(cityTier, day);
  const occasion = own ? own.name : isWorked ? '调休' : null;
  return { panelDay, dayOfWeek, season, holiday, factor: dayOfWeek * season * holiday, occasion };
}

/** People leave before 春节 and come back after it: the nearer the holiday, the more of them are away. */
function travelFactor(cityTier: Tier, day: number): number {
  for (const { name, first, last } of holidays) {
    if (name !== '春节') continue;
    const away = Math.max(dayNumber(first) - day, day - dayNumber(last));
    if (away <= 0 || away > travelDays) continue;
    return 1 + (holidayShape.春节[cityTier] - 1) * (1 - away / (travelDays + 1));
  }
  return 1;
}
