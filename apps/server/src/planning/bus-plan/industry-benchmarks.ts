import type { LineLevel } from '@ooh/contract/domain/bus';
import type { IndustryBenchmark } from '@ooh/contract/domain/evaluation';
import { contactTargetOf, cpmTargetFen } from '@ooh/reference/benchmarks/audience-targets';
import { lineClassOf } from '@ooh/reference/benchmarks/benchmark-row';

/** Vehicle-days bought of lines of one level, counted in full wraps by the contacts of their form. */
export interface BoughtVehicleDays {
  readonly level: LineLevel;
  readonly fullWrapDays: number;
}

const rangeOf = (level: LineLevel) => contactTargetOf[lineClassOf[level]];

/**
 * A bus plan's figures beside published ranges. Contacts per full wrap and day are compared with the range of the plan's
 * mix of line classes, the mean of the classes' ranges weighted by full-wrap days.
 */
export function industryBenchmarks(
  bought: readonly BoughtVehicleDays[],
  impressions: number,
  cpmFen: number | null,
): IndustryBenchmark[] {
  const days = bought.reduce((sum, { fullWrapDays }) => sum + fullWrapDays, 0);
  if (days === 0 || impressions === 0) return [];
  const mean = (end: 'low' | 'high') =>
    bought.reduce((sum, { level, fullWrapDays }) => sum + rangeOf(level)[end] * fullWrapDays, 0) / days;
  const besides = (
    measure: IndustryBenchmark['measure'],
    value: number,
    [low, high]: readonly [number, number],
    source: string,
  ): IndustryBenchmark => ({ measure, value, low, high, source, isOutside: value < low || value > high });
  const contacts = besides(
    'contactsPerVehicleDay',
    impressions / days,
    [mean('low'), mean('high')],
    '中国特大城市全车彩贴可见接触，2026，据 Geopath 2021、JNOR 2017 推得',
  );
  if (cpmFen === null) return [contacts];
  return [
    contacts,
    besides(
      'cpmFen',
      cpmFen,
      [cpmTargetFen.low, cpmTargetFen.high],
      '一线城市公交车身净价 ÷ 可见接触，2026，据公开报价与上述接触推得',
    ),
  ];
}
