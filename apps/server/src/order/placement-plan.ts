import { busBodyMediumId } from '@ooh/contract/domain/bus';
import type { PlacementPlan } from '@ooh/contract/domain/placement-plan';
import { loadPlanCity } from '../bus-plan/plan-city.ts';
import { priceDelivery } from '../bus-plan/price-delivery.ts';
import { busFormOf } from '../bus-plan/bus-forms.ts';
import type { Context } from '../context.ts';
import { notFound } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import { readPlanCities } from '../smart-select/plan-cities.ts';
import { findPlan, type StoredPlan } from '../smart-select/plan-store.ts';
import { storedAmounts } from './item-amounts.ts';
import { mediumNamesOf } from './list-orders.ts';
import { isOrderPair } from './order-scope.ts';
import { readItems, type StoredItem, type StoredOrder } from './order-store.ts';
import { partsOf } from './placement-parts.ts';
import { totalsOf } from './present-order.ts';

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
      cityCode: item.city_code,
      mediumId: item.medium_id,
      mediumName: item.medium_name,
      formId: item.form_id,
      formName: item.form_name,
      lineId: item.line_id,
      deck: item.deck,
      faceId: item.face_id,
      unitName: item.unit_name,
      level: item.level,
      quantity: item.quantity,
      startDate: item.start_date,
      endDate: item.end_date,
      discountPermille: item.discount_permille,
      isGift: item.is_gift,
      amounts: storedAmounts(item),
    })),
  };
}

/** Where an order places what. */
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

/** What a smart-select plan has saved in the cities in which the user may order bus bodies, priced as it is there. */
async function itemsOfPlan(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  plan: StoredPlan,
): Promise<StoredItem[]> {
  const stored = (await readPlanCities(context.db, [plan.plan_id])).filter(
    (city) => city.delivery.lines.length > 0 && isOrderPair(user, city.city_code, busBodyMediumId),
  );
  const mediumName = (await mediumNamesOf(context.db)).get(busBodyMediumId) ?? '公交车身';
  const items: StoredItem[] = [];
  for (const { city_code, delivery } of stored) {
    const city = await loadPlanCity(context, plan, city_code);
    const known = { lines: delivery.lines.filter((line) => city.register.has(line.lineId)) };
    const single = {
      lines: known.lines.flatMap((line) => line.flights.map((flight) => ({ ...line, flights: [flight] }))),
    };
    for (const priced of priceDelivery(single, city.register, plan.strategy.discountBasisPoints)) {
      const { item, line, amounts } = priced;
      const [flight] = item.flights;
      items.push({
        item_id: `${plan.plan_id}-${items.length + 1}`,
        order_id: plan.plan_id,
        item_no: items.length + 1,
        city_code,
        medium_id: busBodyMediumId,
        medium_name: mediumName,
        medium_unit: '辆',
        form_id: item.formId,
        form_name: busFormOf(item.formId)?.name ?? String(item.formId),
        line_id: item.lineId,
        deck: item.deck,
        position_id: null,
        face_id: null,
        unit_name: line.lineName,
        level: line.level,
        quantity: item.vehicles,
        start_date: flight!.startDate,
        end_date: flight!.endDate,
        days: priced.days,
        price_fen: priced.unitPriceFen,
        price_days: 30,
        is_sample_price: priced.isSamplePrice,
        rate_card_fen: amounts.rateCardFen,
        discount_permille: Math.round(plan.strategy.discountBasisPoints / 10),
        net_fen: amounts.netFen,
        production_fen: amounts.productionFen,
        is_gift: false,
      });
    }
  }
  return items;
}

/** Where a smart-select plan places what; the not-found refusal for one that the user does not see. */
export async function placementOfPlan(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  planId: string,
): Promise<PlacementPlan> {
  const plan = await findPlan(context.db, user, planId);
  const isVisible = plan?.city_codes.some((city) => isOrderPair(user, city, busBodyMediumId)) ?? false;
  if (plan === undefined || !isVisible) throw notFound('方案');
  const items = await itemsOfPlan(context, user, plan);
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
