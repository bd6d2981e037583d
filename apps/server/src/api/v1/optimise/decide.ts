import { decideOpportunity as decide } from '../../../orders/optimise/decide.ts';
import { refuseAdvertiser } from '../../../orders/optimise/refuse-advertiser.ts';
import type { Handler } from '../../handler.ts';

export const decideOpportunity: Handler<'v1/optimise/decide'> = async (context, input, request) => {
  refuseAdvertiser(request.user);
  const { user, address, requestId } = request;
  return decide(context, user, input, { address, requestId });
};
