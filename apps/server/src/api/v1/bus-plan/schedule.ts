import { sendPlanWorkbook } from '../../../documents/send-workbook.ts';
import type { Handler } from '../../handler.ts';

export const downloadBusSchedule: Handler<'v1/bus-plan/schedule'> = (context, input, request) =>
  sendPlanWorkbook(context, request, input.planId, {
    name: '排期表',
    writer: 'scheduleWorkbook',
  });
