import type { ProposalKind, ProposalRow } from '@ooh/contract/domain/account-proposal';
import type { StatusTone } from '../../../ui/figure/status-tag.tsx';

export const kindNames: Readonly<Record<ProposalKind, string>> = {
  'users/create': '新建用户',
  'users/update': '修改用户',
  'users/reset-password': '重置密码',
  'roles/save': '保存角色',
  'roles/remove': '删除角色',
  'organisations/save': '保存组织',
};

const states = {
  open: ['waiting', '待确认'],
  confirmed: ['success', '已确认'],
  refused: ['error', '已拒绝'],
  withdrawn: ['neutral', '已撤回'],
} as const;

/** The state of a proposal in a word. */
export function stateOf({ state, isStale }: ProposalRow): readonly [tone: StatusTone, text: string] {
  return state === 'open' && isStale ? ['warning', '已失效'] : states[state];
}
