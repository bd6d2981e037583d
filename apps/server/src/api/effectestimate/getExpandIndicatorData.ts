import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { compareCities } from '../../orders/effect/combine-figures.ts';
import { frequencyRows, indicatorRows } from '../../orders/effect/effect-indicators.ts';
import { outcomeEffects } from '../../orders/effect/outcomes.ts';
import { costPerVisit } from '../../orders/effect/cost-per-visit.ts';
import type { Handler } from '../handler.ts';

export const getExpandIndicatorData: Handler<'effectestimate/{orderId}/getExpandIndicatorData'> = async (
  context,
  input,
  { user },
) => {
  const { minimumCell } = context.config;
  const { order, effect } = await loadEffect(context, user, input);
  const { scope, cities } = effect;
  const comparison = compareCities(cities, minimumCell);
  const outcomes = await outcomeEffects(context, order, cities);
  const visit = costPerVisit(cities, outcomes);
  return {
    scope,
    ...frequencyRows(cities, comparison),
    indicators: indicatorRows(cities, comparison, {
      minimumCell,
      hasAudience: isAudienceChosen(order.order.audience),
      visit,
    }),
  };
};
