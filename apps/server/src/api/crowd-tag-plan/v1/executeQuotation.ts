import { sendAreaWorkbook } from '../../../documents/send-workbook.ts';
import type { Handler } from '../../handler.ts';

export const executeAreaQuotation: Handler<'crowd-tag-plan/v1/executeQuotation'> = (
  context,
  input,
  request,
) =>
  sendAreaWorkbook(context, request, input.planId, {
    name: '报价单',
    writer: 'quotationWorkbook',
  });
