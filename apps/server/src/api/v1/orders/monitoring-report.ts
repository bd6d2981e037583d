import { sendMonitoringReport } from '../../../documents/monitoring-report.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const downloadMonitoringReport: Handler<'v1/orders/monitoring-report'> = async (
  context,
  input,
  request,
) => {
  const { orderId, ...filter } = input;
  return sendMonitoringReport(
    context,
    request,
    await grantedOrder(context.db, request.user, orderId),
    filter,
  );
};
