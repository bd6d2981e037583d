import { exportMonitoring as exportTable } from '../../../orders/monitoring/export-monitoring.ts';
import type { Handler } from '../../handler.ts';

export const exportMonitoring: Handler<'v1/monitoring/export'> = async (context, input, request) =>
  exportTable(context, request, input);
