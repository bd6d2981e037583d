import { dayFactor } from '@ooh/reference/day-variation';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { dayTypeNames, type DayType } from '@ooh/contract/domain/crowd-names';
import type { TimeWindow } from '@ooh/contract/domain/place-insight';
import type { DayWindow } from '../engine/work/presence-window.ts';
import { highTierCity } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** How many months back from the measured one can be asked for. */
const monthsKept = 12;

export type CityTier = Parameters<typeof dayFactor>[0];

export function tierOf(cityCode: string): CityTier {
  return highTierCity(cityCode)?.tier ?? '其他';
}

/** Month of a moment in China, YYYY-MM. */
export function monthOf(moment: Date): string {
  return chinaDate(moment).slice(0, 7);
}

/** Months with statistics, newest first: that of the measured week and those before it. */
export function monthsUpTo(measured: string): string[] {
  const [year, month] = [Number(measured.slice(0, 4)), Number(measured.slice(5))];
  return Array.from({ length: monthsKept }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Days of a month, YYYY-MM-DD. */
export function datesOf(month: string): string[] {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: days }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
}

const isOfType = (dayType: DayType, panelDay: number): boolean =>
  dayType === 'all' || (dayType === 'workday' ? panelDay < 5 : panelDay >= 5);

/** The measured week as an average day: every day of the kind counts alike. */
function measuredMix(dayType: DayType): number[] {
  const days = Array.from({ length: 7 }, (_, day) => Number(isOfType(dayType, day)));
  const count = days.reduce((sum, one) => sum + one, 0);
  return days.map((one) => one / count);
}

/** An average day of a month: each date counts as the day of the week it resembles, × season × holiday. */
function modelledMix(tier: CityTier, month: string, dayType: DayType): number[] {
  const weights = Array.from({ length: 7 }, () => 0);
  let count = 0;
  for (const date of datesOf(month)) {
    const { panelDay, season, holiday } = dayFactor(tier, date);
    if (!isOfType(dayType, panelDay)) continue;
    weights[panelDay] += season * holiday;
    count++;
  }
  return weights.map((weight) => weight / Math.max(1, count));
}

export interface DayMix {
  readonly window: DayWindow;
  readonly isModelled: boolean;
  /** The window in words, for the 口径. */
  readonly period: string;
}

const hoursText = (from: number, to: number): string =>
  from === 0 && to === 24 ? '' : `${String(from).padStart(2, '0')}:00–${String(to).padStart(2, '0')}:00`;

/** The time window of a request. `measured` is the month of the measured week. */
export function dayMixOf(question: TimeWindow, cityCode: string, measured: string): DayMix {
  const { month, dayType, fromHour, toHour } = question;
  if (fromHour >= toHour) throw new AppError('invalid', '结束时段须晚于开始时段');
  if (month !== undefined && !monthsUpTo(measured).includes(month))
    throw new AppError('refused', `${month} 没有统计数据，请从有统计数据的月份中选择`);
  const isModelled = month !== undefined && month !== measured;
  const dayWeights = isModelled ? modelledMix(tierOf(cityCode), month, dayType) : measuredMix(dayType);
  const text = isModelled ? `${month}（由样本周按声明的日变化外推）` : `${measured} 样本周`;
  const period = [text, dayType === 'all' ? '' : dayTypeNames[dayType], hoursText(fromHour, toHour)].filter(
    (part) => part !== '',
  );
  return { window: { dayWeights, fromHour, toHour }, isModelled, period: period.join(' · ') };
}
