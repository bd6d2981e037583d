import { sendMonitoringReport } from '../../../documents/monitoring-report.ts';
import { noteWeeklyReport } from '../../../orders/monitoring/weekly-report.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const downloadMonitoringReport: Handler<'v1/orders/monitoring-report'> = async (
  context,
  input,
  request,
) => {
  const { orderId, ...filter } = input;
  const order = await grantedOrder(context.db, request.user, orderId);
  const report = await sendMonitoringReport(context, request, order, filter);
  // A part of the order is no report of its week.
  if (Object.values(filter).every((part) => part === undefined))
    await noteWeeklyReport(context.db, order.order_id, context.now());
  return report;
};
