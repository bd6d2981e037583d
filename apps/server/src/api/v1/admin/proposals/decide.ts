import { decideProposal as decide } from '../../../../administration/changes/decide-proposal.ts';
import type { Handler } from '../../../handler.ts';

export const decideProposal: Handler<'v1/admin/proposals/decide'> = (context, input, request) =>
  decide(context, request, input);
