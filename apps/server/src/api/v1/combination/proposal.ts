import { ownProposal } from '../../../orders/combination/proposal-store.ts';
import type { Handler } from '../../handler.ts';

export const getCombinationProposal: Handler<'v1/combination/proposal'> = (
  context,
  { proposalId },
  { user },
) => ownProposal(context.db, user, proposalId);
