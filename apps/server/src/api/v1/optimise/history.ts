import { refuseAdvertiser } from '../../../orders/optimise/refuse-advertiser.ts';
import { optimiseHistory } from '../../../orders/optimise/list-opportunities.ts';
import type { Handler } from '../../handler.ts';

export const getOptimiseHistory: Handler<'v1/optimise/history'> = async (context, { orderId }, { user }) => {
  refuseAdvertiser(user);
  return optimiseHistory(context, user, orderId);
};
