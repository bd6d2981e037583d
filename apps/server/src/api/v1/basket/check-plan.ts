import { grantedBrief } from '../../../orders/basket/basket-brief.ts';
import { chosenOfBasket } from '../../../orders/basket/basket-conflicts.ts';
import { priceBasket } from '../../../orders/basket/basket-items.ts';
import { readBasket } from '../../../orders/basket/basket-store.ts';
import { fitIntoPlan, grantedComputedPlan } from '../../../orders/basket/fit-into-plan.ts';
import type { Handler } from '../../handler.ts';

export const checkBasketForPlan: Handler<'v1/basket/check-plan'> = async (context, input, { user }) => {
  const { db, now } = context;
  const brief = await grantedBrief(db, user, input);
  const granted = await grantedComputedPlan(db, user, input.planId);
  const priced = await priceBasket(db, await readBasket(db, user, brief), now());
  const items = chosenOfBasket(priced, input.itemKeys);
  const { cities, conflicts } = await fitIntoPlan(context, user, granted, items);
  const { plan_no: planNo, name: planName, kind: planKind } = granted.plan;
  const freeKeys = cities.flatMap(({ fitting }) => fitting.map(({ stored }) => stored.item_key));
  return { planNo, planName, planKind, freeKeys, conflicts: [...conflicts] };
};
