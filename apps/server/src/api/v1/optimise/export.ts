import { sendOpportunities } from '../../../documents/opportunity-document.ts';
import { refuseAdvertiser } from '../../../orders/optimise/refuse-advertiser.ts';
import type { Handler } from '../../handler.ts';

export const exportOpportunities: Handler<'v1/optimise/export'> = async (context, input, request) => {
  refuseAdvertiser(request.user);
  return sendOpportunities(context, request, input);
};
