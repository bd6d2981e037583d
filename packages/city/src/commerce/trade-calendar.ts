/** Seasonality of advertising by industry, and calendar days as numbers. */
import { pickIndex, cumulativeOf, type Random } from '@ooh/reference/random';

const dayMilliseconds = 86_400_000;

/** The calendar day `days` after `date` (YYYY-MM-DD). */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** Month of a calendar day, 0 … 11. */
export const monthOf = (date: string): number => Number(date.slice(5, 7)) - 1;

const seasonNames = ['冬季', '春季', '夏季', '秋季'] as const;

/** 春季 is March to May. */
export const seasonOf = (date: string): string => seasonNames[Math.floor(((monthOf(date) + 1) % 12) / 3)];

/** Months (1 … 12) in which an industry buys twice to three times as much. A declared estimate. */
const strongMonths: Readonly<Record<string, readonly number[]>> = {
  汽车: [3, 4, 9, 10, 11],
  食品饮料: [1, 5, 6, 7, 8, 12],
  美妆个护: [3, 5, 6, 10, 11],
  互联网: [3, 6, 11],
  金融: [1, 3, 6, 12],
  数码家电: [5, 6, 9, 11],
  餐饮连锁: [4, 5, 10, 12],
  服装鞋帽: [3, 4, 9, 10],
  医药健康: [1, 11, 12],
  房产家居: [3, 4, 5, 9, 10],
  旅游出行: [1, 4, 6, 7, 9],
  教育培训: [2, 6, 7, 8],
};

/** Relative demand of an industry in a month (0 … 11); people leave the cities around the spring festival. */
export function demandOf(industry: string, month: number): number {
  const base = month === 1 ? 0.6 : 1;
  return strongMonths[industry]?.includes(month + 1) ? 2.4 * base : base;
}

/** A random day of `span`, weighted by the demand of its month. `span` counts from the anchor, last day excluded. */
export function drawStart(
  random: Random,
  anchorDate: string,
  industry: string,
  span: readonly [number, number],
): number {
  const weeks = Math.max(1, Math.floor((span[1] - span[0]) / 7));
  const weights = cumulativeOf(
    Array.from({ length: weeks }, (_, week) =>
      demandOf(industry, monthOf(dayAfter(anchorDate, span[0] + 7 * week))),
    ),
  );
  return span[0] + 7 * pickIndex(weights, random.next()) + random.integer(7);
}
