import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { exampleProposal, proposalRow } from '../../../domain/account-proposal.ts';
import { accountPermit } from '../../../domain/administration.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';

export const listProposals = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/proposals/list',
  permit: accountPermit,
  scope: 'platform',
  summary: '待另一位管理员确认的用户、角色与组织变更，及已处理的变更',
  reads: ['account-proposal', 'user', 'role', 'organisation'],
  input: pageInput.extend({ state: z.enum(['open', 'decided', 'all']).default('open') }),
  output: pageOf(proposalRow).extend({
    /** Whether changes wait for a second administrator (FOUR_EYES). */
    isOn: z.boolean(),
  }),
  example: {
    input: {},
    output: { rows: [exampleProposal], total: 1, pageNo: 1, pageSize: 20, isOn: true },
  },
});
