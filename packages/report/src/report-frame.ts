import type { ReportScope } from './report-facts.ts';

/** Name of what is modelled from posting records. */
export const asRun = '按上刊记录测算';

export const right = 'right' as const;

export const rateOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Why there are no figures of people. */
export function reasonOf({ cities }: ReportScope): string {
  const reasons = cities.flatMap(({ cityName, reason }) =>
    reason === null ? [] : [`${cityName}：${reason}`],
  );
  return reasons.length === 0 ? '样本不足' : reasons.join('；');
}
