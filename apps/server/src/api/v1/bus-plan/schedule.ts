import { sendBusPlanFile } from '../../../documents/send-plan-file.ts';
import type { Handler } from '../../handler.ts';

export const downloadBusSchedule: Handler<'v1/bus-plan/schedule'> = (context, input, request) =>
  sendBusPlanFile(context, request, input.planId, 'schedule');
