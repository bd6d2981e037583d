import { readReportLayout } from '../../../orders/effect/report-layouts.ts';
import { reportedOrder } from '../../../orders/effect/reported-order.ts';
import type { Handler } from '../../handler.ts';

export const getReportLayout: Handler<'v1/reports/layout'> = async (context, input, { user }) => {
  await reportedOrder(context, user, input);
  return readReportLayout(context.db, input);
};
