import { readReportLayout, saveReportLayout as save } from '../../../orders/effect/report-layouts.ts';
import { reportedOrder } from '../../../orders/effect/reported-order.ts';
import type { Handler } from '../../handler.ts';

export const saveReportLayout: Handler<'v1/reports/save-layout'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const { pages, version, ...subject } = input;
  await reportedOrder(context, user, subject);
  await save(context, user, subject, { pages, over: version }, { address, requestId });
  return readReportLayout(context.db, subject);
};
