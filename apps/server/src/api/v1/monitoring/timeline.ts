import { monitoringTimeline } from '../../../orders/monitoring/timeline.ts';
import type { Handler } from '../../handler.ts';

export const getMonitoringTimeline: Handler<'v1/monitoring/timeline'> = async (context, input, { user }) =>
  monitoringTimeline(context, user, input.orderId);
