import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { measureOrder } from '../../orders/combination/estimate-order.ts';
import { estimateOrder } from '../../orders/order/order-estimate.ts';
import { visibleParts } from '../../orders/order/order-scope.ts';
import { grantedOrder, readItems } from '../../orders/order/order-store.ts';
import { partsOf, unitsOf } from '../../orders/order/placement-parts.ts';
import { totalsOf } from '../../orders/order/present-order.ts';
import type { Handler } from '../handler.ts';

export const overallInvestmentEstimatePlacement: Handler<
  'mediaOrder/overallInvestmentEstimatePlacement'
> = async (context, input, { user }) => {
  const order = await grantedOrder(context.db, user, input.orderId);
  const items = await readItems(context.db, user, [order.order_id]);
  const { isWhole } = visibleParts(user, order);
  const amounts = totalsOf(items);
  const servicesFen = order.services.reduce((sum, service) => sum + service.amountFen, 0);
  const [estimate, mix] = await Promise.all([
    estimateOrder(context, order, items),
    measureOrder(context, order, items),
  ]);
  return {
    investment: {
      budgetFen: order.budget_fen,
      amounts,
      servicesFen,
      remainingFen: isWhole ? order.budget_fen - amounts.totalFen - servicesFen : null,
      discount: amounts.rateCardFen > 0 ? amounts.netFen / amounts.rateCardFen : null,
    },
    estimate,
    allMedia: mix?.total ?? null,
    placement: {
      items: items.length,
      units: unitsOf(items),
      days: daysOfFlight({ startDate: order.start_date, endDate: order.end_date }),
      cities: partsOf(items, 'city'),
      media: partsOf(items, 'medium'),
    },
  };
};
