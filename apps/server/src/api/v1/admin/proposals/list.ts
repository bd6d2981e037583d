import { isStale } from '../../../../administration/changes/decide-proposal.ts';
import { proposalPage } from '../../../../administration/changes/proposal-store.ts';
import type { Handler } from '../../../handler.ts';

export const listProposals: Handler<'v1/admin/proposals/list'> = async (context, input, { user }) => {
  const { db, now, config } = context;
  const { rows, total } = await proposalPage(db, input);
  return {
    rows: await Promise.all(
      rows.map(async (proposal) => ({
        ...proposal.row,
        isOwn: proposal.proposedBy === user.userId,
        isStale: proposal.row.state === 'open' && (await isStale(db, proposal, now())),
      })),
    ),
    total,
    pageNo: input.pageNo,
    pageSize: input.pageSize,
    isOn: config.fourEyes,
  };
};
