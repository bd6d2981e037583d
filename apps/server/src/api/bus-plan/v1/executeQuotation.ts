import { sendPlanWorkbook } from '../../../documents/send-workbook.ts';
import type { Handler } from '../../handler.ts';

export const executeBusQuotation: Handler<'bus-plan/v1/executeQuotation'> = (context, input, request) =>
  sendPlanWorkbook(context, request, input.planId, {
    name: '报价单',
    writer: 'quotationWorkbook',
  });
