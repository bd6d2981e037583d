import { launchMonitoring as launch } from '../../orders/monitoring/launch.ts';
import type { Handler } from '../handler.ts';

export const launchMonitoring: Handler<'mediaOrder/launchMonitoring'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  return launch(context, user, input, { address, requestId });
};
