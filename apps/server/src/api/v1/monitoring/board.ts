import { monitoringBoard } from '../../../orders/monitoring/board.ts';
import type { Handler } from '../../handler.ts';

export const getMonitoringBoard: Handler<'v1/monitoring/board'> = async (context, input, { user }) =>
  monitoringBoard(context, user, input.orderId);
