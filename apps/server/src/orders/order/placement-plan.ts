import { orderGroup } from '@ooh/contract/domain/media-order';
import type { PlacementPlan } from '@ooh/contract/domain/placement-plan';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { findPlan } from '../../planning/plan/plan-store.ts';
import { storedAmounts } from './item-amounts.ts';
import { busItemsOf } from './bus-plan-items.ts';
import { faceItemsOf } from './face-plan-items.ts';
import { readItems, type StoredItem, type StoredOrder } from './order-store.ts';
import { partsOf } from './placement-parts.ts';
import { presentUnit, totalsOf } from './present-order.ts';

function planOf(
  about: Pick<PlacementPlan, 'planId' | 'planNo' | 'name' | 'source' | 'startDate' | 'endDate'>,
  items: readonly StoredItem[],
): PlacementPlan {
  return {
    ...about,
    totals: totalsOf(items),
    cities: partsOf(items, 'city'),
    media: partsOf(items, 'medium'),
    items: items.map((item) => ({
      ...presentUnit(item),
      isGift: item.is_gift,
      designFen: item.design_fen,
      amounts: storedAmounts(item),
    })),
  };
}

/** The purchases of an order. */
export async function placementOfOrder(
  { db }: Pick<Context, 'db'>,
  user: SignedInUser,
  order: StoredOrder,
): Promise<PlacementPlan> {
  const about = {
    planId: order.order_id,
    planNo: order.order_no,
    name: order.name,
    source: 'order' as const,
    startDate: order.start_date,
    endDate: order.end_date,
  };
  return planOf(about, await readItems(db, user, [order.order_id]));
}

/** The purchases of a smart-select plan; throws a not-found error for one that the user does not see. */
export async function placementOfPlan(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  planId: string,
): Promise<PlacementPlan> {
  const plan = await findPlan(context.db, user, planId, [orderGroup]);
  if (plan === undefined) throw notFound('方案');
  const items = await (plan.kind === 'bus' ? busItemsOf : faceItemsOf)(context, user, plan);
  const days = items.flatMap((item) => [item.start_date, item.end_date]).sort();
  const about = {
    planId: plan.plan_id,
    planNo: plan.plan_no,
    name: plan.name,
    source: 'smart-plan' as const,
    startDate: days[0] ?? plan.brief.startDate,
    endDate: days.at(-1) ?? plan.brief.startDate,
  };
  return planOf(about, items);
}
