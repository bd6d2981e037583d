import { sendAreaWorkbook } from '../../documents/send-workbook.ts';
import type { Handler } from '../handler.ts';

export const downloadAreaSchedule: Handler<'crowd-tag-plan/downloadSchedule/{planId}'> = (
  context,
  input,
  request,
) =>
  sendAreaWorkbook(context, request, input.planId, {
    name: '排期表',
    writer: 'scheduleWorkbook',
  });
