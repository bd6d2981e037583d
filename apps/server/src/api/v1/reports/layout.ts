import { grantedBusOrder } from '../../../orders/effect/bus-report.ts';
import { readReportLayout } from '../../../orders/effect/report-layouts.ts';
import type { Handler } from '../../handler.ts';

export const getReportLayout: Handler<'v1/reports/layout'> = async (context, input, { user }) => {
  await grantedBusOrder(context, user, input);
  return readReportLayout(context.db, input);
};
