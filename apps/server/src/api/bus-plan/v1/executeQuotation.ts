import { quotationFile, sendBusPlanFile } from '../../../documents/send-plan-file.ts';
import type { Handler } from '../../handler.ts';

export const executeBusQuotation: Handler<'bus-plan/v1/executeQuotation'> = (context, input, request) =>
  sendBusPlanFile(context, request, input.planId, quotationFile(input.format));
