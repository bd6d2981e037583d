import { sendPlanQuotation } from '../../../documents/plan-quotation.ts';
import type { Handler } from '../../handler.ts';

export const executeBusQuotation: Handler<'bus-plan/v1/executeQuotation'> = (context, input, request) =>
  sendPlanQuotation(context, request, input.planId, 'bus', input.format);
