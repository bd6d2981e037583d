import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { loadPlanCity } from '../../planning/bus-plan/plan-city.ts';
import { priceDelivery } from '../../planning/bus-plan/price-delivery.ts';
import { busFormOf } from '../../reference/bus-body/bus-forms.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { readPlanCities } from '../../planning/plan/plan-cities.ts';
import type { StoredPlan } from '../../planning/plan/plan-store.ts';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import { isOrderPair } from './order-scope.ts';
import type { StoredItem } from './order-store.ts';

/** What a smart-select plan has saved in the cities in which the user may order bus bodies, priced as it is there. */
export async function busItemsOf(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  plan: StoredPlan,
): Promise<StoredItem[]> {
  const stored = (await readPlanCities(context.db, [plan.plan_id])).filter(
    (city) => city.delivery.lines.length > 0 && isOrderPair(user, city.city_code, plannedMedium.mediumId),
  );
  const mediumName = (await mediumNamesOf(context.db)).get(plannedMedium.mediumId) ?? plannedMedium.name;
  const items: StoredItem[] = [];
  for (const { city_code, delivery } of stored) {
    const city = await loadPlanCity(context, plan, city_code);
    const known = { lines: delivery.lines.filter((line) => city.register.has(line.lineId)) };
    const single = {
      lines: known.lines.flatMap((line) => line.flights.map((flight) => ({ ...line, flights: [flight] }))),
    };
    for (const priced of priceDelivery(single, city.register, plan.strategy)) {
      const { item, line, amounts } = priced;
      const [flight] = item.flights;
      items.push({
        item_id: `${plan.plan_id}-${items.length + 1}`,
        order_id: plan.plan_id,
        item_no: items.length + 1,
        city_code,
        medium_id: plannedMedium.mediumId,
        medium_name: mediumName,
        medium_unit: plannedMedium.unit,
        form_id: item.formId,
        form_name: busFormOf(item.formId)?.name ?? String(item.formId),
        line_id: item.lineId,
        deck: item.deck,
        position_id: null,
        face_id: null,
        unit_name: line.lineName,
        level: line.level,
        quantity: item.vehicles,
        start_date: flight.startDate,
        end_date: flight.endDate,
        days: priced.days,
        price_fen: priced.unitPriceFen,
        price_days: plannedMedium.priceDays,
        is_sample_price: priced.isSamplePrice,
        rate_card_fen: amounts.rateCardFen,
        discount_permille: Math.round(plan.strategy.discountBasisPoints / 10),
        net_fen: amounts.netFen,
        production_fen: amounts.productionFen,
        design_fen: priced.designFen,
        is_gift: false,
      });
    }
  }
  return items;
}
