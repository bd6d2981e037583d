import type { Delivery } from '@ooh/contract/domain/bus';
import type { CallOutput } from '@ooh/contract/registry';
import { isTooFew } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../context.ts';
import type { EngineOptions } from '../../measurement/engine/engine.ts';
import type { PlanDifference } from '../../measurement/engine/work/compare-plans.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { passesMinimumCell, suppressedFigure } from '../../disclosure/suppression.ts';
import { partsOf, assertValidDelivery } from './evaluate-delivery.ts';
import type { PlanCity } from './plan-city.ts';
import { priceDelivery, totalOf } from './price-delivery.ts';
import { disclosedFigure } from '../../disclosure/disclosed-figure.ts';

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
    !passesMinimumCell(panelPersons, otherPersons, minimumCell) || isTooFew(personsChanged, minimumCell);
  if (isSmall) {
    const [reach, reachShare, taImpressions] = [suppressedFigure, suppressedFigure, suppressedFigure];
    return { verdict: 'withheld', reach, reachShare, taImpressions };
  }
  const figure = (estimate: PlanDifference['reach']) => disclosedFigure(estimate, panelPersons, minimumCell);
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
  for (const delivery of [before, after]) await assertValidDelivery(city, delivery);
  const input = { audience: city.audience, before: partsOf(city, before), after: partsOf(city, after) };
  const difference = await context.engine
    .ask(city.releases, 'comparePlans', input, { ...options, priority: 'background' })
    .catch((error: unknown) => {
      if (error instanceof RangeError)
        throw new AppError('refused', '目标人群在该城市样本中无人，请放宽人群条件');
      throw error;
    });
  const [first, second] = [before, after].map((delivery) =>
    totalOf(priceDelivery(delivery, city.register, city.plan.strategy)),
  );
  return {
    cityCode: city.cityCode,
    ...presentDifference(difference, context.config.minimumCell),
    totalFen: second.totalFen - first.totalFen,
  };
}
