import type { Delivery } from '@ooh/contract/domain/bus';
import type { CallOutput } from '@ooh/contract/registry';
import type { Context } from '../context.ts';
import type { EngineOptions } from '../engine/engine.ts';
import type { PlanDifference } from '../engine/work/compare-plans.ts';
import { Refusal } from '../refusal.ts';
import { isShowable, suppressedFigure } from '../smart-select/city-summary.ts';
import { partsOf, refuseBadDelivery } from './evaluate-delivery.ts';
import type { PlanCity } from './plan-city.ts';
import { priceDelivery, totalOf } from './price-delivery.ts';
import { shownFigure } from './shown-figure.ts';

type Comparison = CallOutput<'v1/bus-plan/compare'>;

function verdictOf({ reach, personsChanged }: PlanDifference): Comparison['verdict'] {
  if (personsChanged === 0) return 'same';
  if (reach.low > 0) return 'more';
  return reach.high < 0 ? 'fewer' : 'undecided';
}

/** The difference as it is shown: withheld where the audience, or those who notice it, are under the minimum cell. */
function presentDifference(
  difference: PlanDifference,
  minimumCell: number,
): Omit<Comparison, 'cityCode' | 'totalFen'> {
  const { panelPersons, otherPersons, personsChanged } = difference;
  const isSmall =
    !isShowable(panelPersons, otherPersons, minimumCell) ||
    (personsChanged > 0 && personsChanged < minimumCell);
  if (isSmall) {
    const [reach, reachShare, taImpressions] = [suppressedFigure, suppressedFigure, suppressedFigure];
    return { verdict: 'withheld', reach, reachShare, taImpressions };
  }
  const figure = (estimate: PlanDifference['reach']) => shownFigure(estimate, panelPersons, minimumCell);
  return {
    verdict: verdictOf(difference),
    reach: figure(difference.reach),
    reachShare: figure(difference.reachShare),
    taImpressions: figure(difference.taImpressions),
  };
}

/** Compares two deliveries of a city on the same panel. Refuses as an evaluation of each would. */
export async function compareDeliveries(
  context: Pick<Context, 'engine' | 'config'>,
  city: PlanCity,
  before: Delivery,
  after: Delivery,
  options: EngineOptions = {},
): Promise<Comparison> {
  for (const delivery of [before, after]) refuseBadDelivery(city, delivery);
  const input = { audience: city.audience, before: partsOf(city, before), after: partsOf(city, after) };
  const difference = await context.engine
    .ask(city.releases, 'comparePlans', input, { ...options, priority: 'aside' })
    .catch((error: unknown) => {
      if (error instanceof RangeError)
        throw new Refusal('refused', '目标人群在该城市样本中无人，请放宽人群条件');
      throw error;
    });
  const discount = city.plan.strategy.discountBasisPoints;
  const [first, second] = [before, after].map((delivery) =>
    totalOf(priceDelivery(delivery, city.register, discount)),
  );
  return {
    cityCode: city.cityCode,
    ...presentDifference(difference, context.config.minimumCell),
    totalFen: second!.totalFen - first!.totalFen,
  };
}
