import { sendMonitoringSheet } from '../../../documents/monitoring-sheet.ts';
import type { Handler } from '../../handler.ts';

export const monitoringSheetTemplate: Handler<'v1/monitoring/sheet-template'> = async (
  context,
  { mediumId },
  request,
) => sendMonitoringSheet(context, request, mediumId);
