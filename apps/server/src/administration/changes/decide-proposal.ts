import { accountPermit } from '@ooh/contract/domain/administration';
import type { ProposalKind } from '@ooh/contract/domain/account-proposal';
import { registry, type CallOutput, type ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { canonicalJson } from '../../platform/audit/canonical-json.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import { findReader } from '../../platform/session/reader.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { lockAccounts } from '../users/administrators.ts';
import type { ChangeInput } from './account-change.ts';
import { applyChange, changeOf, workOf, type Changer } from './change-accounts.ts';
import { proposalOf, settleProposal, type StoredProposal } from './proposal-store.ts';

type Call = 'v1/admin/proposals/decide';
type Needs = Pick<Context, 'db' | 'audit' | 'config' | 'now'>;

/** The input of a proposal, by the schema of its call as it is now. */
const inputOf = <Kind extends ProposalKind>(kind: Kind, stored: unknown): ChangeInput<Kind> =>
  registry[`v1/admin/${kind}`].input.parse(stored) as ChangeInput<Kind>;

/** Whether what a proposal is based on is not as it was; also where it does not exist any more. */
export async function isStale(
  db: DbOrTransaction,
  { kind, input, base }: StoredProposal,
  now: Date,
): Promise<boolean> {
  try {
    const present: unknown = await changeOf(kind).base(db, inputOf(kind, input) as never, now);
    // As it was stored: fields without a value are left out.
    return canonicalJson(JSON.parse(JSON.stringify(present))) !== canonicalJson(base);
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

/** Makes the change of a proposal, as the administrator who confirms it. */
async function confirm(
  context: Needs,
  request: Changer,
  proposal: StoredProposal,
  transaction: DbOrTransaction,
): Promise<string | null> {
  const { kind, row, proposedBy } = proposal;
  const proposer = await findReader(transaction, proposedBy);
  if (proposer === null || !isPermitted(accountPermit, proposer))
    throw new AppError('refused', `提出人 ${row.proposedBy} 已停用或不再是账号管理员，不能确认其变更`);
  if (await isStale(transaction, proposal, context.now()))
    throw new AppError('conflict', '该对象在提出变更之后已被修改，不能确认；请拒绝，并由提出人重新提出');
  const noted = { changeId: row.changeId, proposer: row.proposedBy };
  const work = workOf(context, request, transaction, noted);
  const input = inputOf(kind, proposal.input);
  const effect: object = await applyChange(context, kind, input as never, transaction, work);
  return 'password' in effect ? String(effect.password) : null;
}

const decided = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Confirms or refuses a proposal of another administrator, or withdraws one's own. */
export function decideProposal(
  context: Needs,
  request: Changer,
  { changeId, decision, reason }: ParsedInput<Call>,
): Promise<CallOutput<Call>> {
  const { db, now } = context;
  return db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const proposal = await proposalOf(transaction, changeId);
    const { subject, state: present, proposedBy } = proposal.row;
    if (present !== 'open') throw new AppError('conflict', '该变更已经处理');
    const isOwn = proposal.proposedBy === request.user.userId;
    if (isOwn && decision !== 'withdraw')
      throw new AppError('refused', '不能处理自己提出的变更，须由另一位管理员确认或拒绝');
    if (!isOwn && decision === 'withdraw') throw new AppError('refused', '只有提出人可以撤回变更');
    const password = decision === 'confirm' ? await confirm(context, request, proposal, transaction) : null;
    const state = decided[decision];
    await settleProposal(transaction, changeId, {
      state,
      userId: request.user.userId,
      now: now(),
      reason,
    });
    const detail = { changeId, kind: proposal.kind, subject, proposer: proposedBy, reason };
    await workOf(context, request, transaction).record(`admin.${decision}`, detail);
    return { state, password };
  });
}
