import type { OutcomeEffect } from '@ooh/contract/domain/effect';
import type { ShownCity } from './effect-scope.ts';

/** What one more visitor cost: the price so far ÷ uplift × people reached. Only where an effect may be claimed. */
export function costPerVisit(
  cities: readonly ShownCity[],
  outcomes: readonly OutcomeEffect[],
): { costFen: number | null; reason: string | null } {
  const visit = outcomes.find(({ kind }) => kind === 'visit');
  if (visit?.state !== 'measured' || visit.uplift.value === null)
    return { costFen: null, reason: visit?.reason ?? '数据源缺失' };
  if (visit.uplift.low === null || visit.uplift.low <= 0)
    return { costFen: null, reason: '到访增长的区间包含 0，不计算成本' };
  const reached = cities.reduce((sum, city) => sum + city.measure.actual.reach.value, 0);
  const netFen = cities.reduce((sum, city) => sum + city.part.netToDateFen, 0);
  const visitors = reached * visit.uplift.value;
  return visitors > 0
    ? { costFen: netFen / visitors, reason: null }
    : { costFen: null, reason: '没有触达的人群' };
}
