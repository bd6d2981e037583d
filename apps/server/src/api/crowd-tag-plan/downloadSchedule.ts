import { sendAreaPlanFile } from '../../documents/send-plan-file.ts';
import type { Handler } from '../handler.ts';

export const downloadAreaSchedule: Handler<'crowd-tag-plan/downloadSchedule/{planId}'> = (
  context,
  input,
  request,
) => sendAreaPlanFile(context, request, input.planId, 'schedule');
