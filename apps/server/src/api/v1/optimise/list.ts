import { refuseAdvertiser } from '../../../orders/optimise/refuse-advertiser.ts';
import { listOpportunities as list } from '../../../orders/optimise/list-opportunities.ts';
import type { Handler } from '../../handler.ts';

export const listOpportunities: Handler<'v1/optimise/list'> = async (context, input, { user }) => {
  refuseAdvertiser(user);
  return list(context, user, input);
};
