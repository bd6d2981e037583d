import type { OutcomeEffect } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { unknownFigure } from '../../disclosure/suppression.ts';
import type { DisclosedCity } from './effect-scope.ts';

export interface VisitCost {
  readonly costFen: Figure;
  readonly reason: string | null;
}

interface CostedCity {
  readonly cityCode: string;
  readonly measure: { readonly actual: { readonly reach: { readonly value: number } } };
  readonly part: Pick<DisclosedCity['part'], 'netToDateFen'>;
}

/**
 * What one more visitor cost in the city of the effect: its price so far ÷ uplift × people reached. Only where an effect
 * may be claimed; the ends of its interval make those of the cost.
 */
export function costPerVisit(
  cities: readonly CostedCity[],
  outcomes: readonly Pick<OutcomeEffect, 'kind' | 'cityCode' | 'state' | 'reason' | 'uplift'>[],
): VisitCost {
  const none = (reason: string): VisitCost => ({ costFen: unknownFigure, reason });
  const visit = outcomes.find(({ kind }) => kind === 'visit');
  if (visit?.state !== 'measured' || visit.uplift.value === null) return none(visit?.reason ?? '数据源缺失');
  const { value, low, high } = visit.uplift;
  if (low === null || high === null || low <= 0) return none('到访增长的区间包含 0，不计算成本');
  const city = cities.find(({ cityCode }) => cityCode === visit.cityCode);
  const reached = city?.measure.actual.reach.value ?? 0;
  if (!city || reached <= 0) return none('没有触达的人群');
  const costOf = (uplift: number) => city.part.netToDateFen / (reached * uplift);
  return {
    costFen: { value: costOf(value), low: costOf(high), high: costOf(low), suppressed: false },
    reason: null,
  };
}
