import { argumentOf, defenceForDocument } from '../../../documents/defence/current-defence.ts';
import { sendPlanProposal } from '../../../documents/plan-proposal.ts';
import type { Handler } from '../../handler.ts';

export const downloadPlanProposal: Handler<'v1/smart-select/proposal'> = async (context, input, request) => {
  const { planId, format } = input;
  const defence = await defenceForDocument(context, request.user, { planId });
  return sendPlanProposal(context, request, planId, format, argumentOf(defence));
};
