import { quotationFile, sendAreaPlanFile } from '../../../documents/send-plan-file.ts';
import type { Handler } from '../../handler.ts';

export const executeAreaQuotation: Handler<'crowd-tag-plan/v1/executeQuotation'> = (
  context,
  input,
  request,
) => sendAreaPlanFile(context, request, input.planId, quotationFile(input.format));
