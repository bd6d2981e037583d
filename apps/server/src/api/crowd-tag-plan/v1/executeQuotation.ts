import { sendPlanQuotation } from '../../../documents/plan-quotation.ts';
import type { Handler } from '../../handler.ts';

export const executeAreaQuotation: Handler<'crowd-tag-plan/v1/executeQuotation'> = (
  context,
  input,
  request,
) => sendPlanQuotation(context, request, input.planId, 'area', input.format);
