import { refuseAdvertiser } from '../../../orders/optimise/refuse-advertiser.ts';
import { grantedOpportunity, presentOpportunity } from '../../../orders/optimise/opportunity-store.ts';
import type { Handler } from '../../handler.ts';

export const getOpportunity: Handler<'v1/optimise/get'> = async (context, { opportunityId }, { user }) => {
  refuseAdvertiser(user);
  return presentOpportunity(context, user, await grantedOpportunity(context.db, user, opportunityId));
};
