import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { chooseFaces } from '../../planning/area-plan/choose-faces.ts';
import { saveCityDelivery } from '../../planning/bus-plan/save-city-delivery.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { grantedBrief } from './basket-brief.ts';
import { chosenOfBasket } from './basket-conflicts.ts';
import { priceBasket } from './basket-items.ts';
import { readBasket, removeItems } from './basket-store.ts';
import { fitIntoPlan, grantedComputedPlan } from './fit-into-plan.ts';

interface Caller {
  readonly user: SignedInUser;
  readonly address: string;
  readonly requestId: string;
}

/**
 * Moves items from a basket to a smart-select plan; items that cannot be moved stay in the basket, with the reason. Each
 * city is measured again and saved together with the removal from the basket.
 */
export async function moveItemsToPlan(
  context: Context,
  caller: Caller,
  input: ParsedInput<'v1/basket/move-to-plan'>,
): Promise<CallOutput<'v1/basket/move-to-plan'>> {
  const { user } = caller;
  const brief = await grantedBrief(context.db, user, input);
  const granted = await grantedComputedPlan(context.db, user, input.planId);
  const priced = await priceBasket(context.db, await readBasket(context.db, user, brief), context.now());
  const items = chosenOfBasket(priced, input.itemKeys);
  const { cities, conflicts } = await fitIntoPlan(context, user, granted, items);
  const planId = granted.plan.plan_id;
  let movedItems = 0;
  for (const { fitting, change } of cities) {
    const keys = fitting.map(({ stored }) => stored.item_key);
    const leave = (transaction: DbOrTransaction) => removeItems(transaction, user, brief, keys);
    if (change.kind === 'bus') await saveCityDelivery(context, caller, change.city, change, leave);
    else
      await chooseFaces(
        context,
        caller,
        granted.plan,
        { planId, ...change, units: [...change.units] },
        leave,
      );
    movedItems += keys.length;
  }
  return { planId, movedItems, conflicts: [...conflicts] };
}
