import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { basisOf } from '../../../planning/bus-plan/basis-of.ts';
import { readFreeVehicles } from '../../../planning/bus-plan/free-vehicles.ts';
import { withoutChoice } from '../../../planning/bus-plan/line-choice.ts';
import { lineDetailOf } from '../../../planning/bus-plan/line-detail.ts';
import { lineFiguresOf } from '../../../planning/bus-plan/line-figures.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { plannedBuses } from '../../../orders/order/order-estimate.ts';
import { grantedOrder, readItems } from '../../../orders/order/order-store.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const getOrderLineDetail: Handler<'v1/orders/line-detail'> = async (context, input, { user }) => {
  const { cityCode, lineId } = input;
  const order = await grantedOrder(context.db, user, input.orderId);
  const buses = (await readItems(context.db, user, [order.order_id])).filter(
    (item) => item.city_code === cityCode && item.medium_id === plannedMedium.mediumId,
  );
  // Lines beside those of the order may be compared, where the order has any that the reader may see.
  if (buses.length === 0) throw notFound('线路');
  const own = buses.filter((item) => item.line_id === lineId);
  const planned = plannedBuses(order);
  const { form_id: formId } = own[0] ?? buses[0];
  const city = await loadPlanCity(
    context,
    { ...planned, strategy: { ...planned.strategy, formId } },
    cityCode,
  );
  const freeVehicles = await readFreeVehicles(context, city, { orderId: order.order_id });
  const chosen = { [lineId]: own.reduce((sum, item) => sum + item.quantity, 0) };
  const detail = await lineDetailOf(context, city, freeVehicles, lineId, withoutChoice(chosen));
  const figure = (await lineFiguresOf(context, city, city.audience)).get(lineId);
  return {
    ...detail,
    basis: basisOf(city, figure?.universe ?? 0, `${order.start_date} 至 ${order.end_date}`),
    items: own.map((item) => ({
      itemId: item.item_id,
      formName: item.form_name,
      deck: item.deck,
      quantity: item.quantity,
      startDate: item.start_date,
      endDate: item.end_date,
      netFen: item.net_fen,
    })),
  };
};
