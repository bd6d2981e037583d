import { sendPlanProposal } from '../../../documents/plan-proposal.ts';
import type { Handler } from '../../handler.ts';

export const downloadPlanProposal: Handler<'v1/smart-select/proposal'> = (context, input, request) =>
  sendPlanProposal(context, request, input.planId, input.format);
