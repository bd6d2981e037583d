import type { ProposalKind } from '@ooh/contract/domain/account-proposal';
import type { Context } from '../../context.ts';
import type { AuditActor } from '../../platform/audit/audit-log.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { administrators, assertAdministratorRemains, lockAccounts } from '../users/administrators.ts';
import type { AccountChange, ChangeInput, ChangeWork, Effect } from './account-change.ts';
import { accountChanges } from './account-changes.ts';
import { keepProposal } from './proposal-store.ts';

type Needs = Pick<Context, 'db' | 'audit' | 'config' | 'now'>;

/** Who changes accounts, by which request. */
export interface Changer {
  readonly user: AuditActor;
  readonly address: string;
  readonly requestId: string;
}

/** The change of a kind, whose input is that of the kind. */
export const changeOf = <Kind extends ProposalKind>(kind: Kind): AccountChange<Kind> => accountChanges[kind];

/** What a change needs while it is made, and what is noted of it besides. */
export function workOf(
  { audit, now }: Needs,
  { user, address, requestId }: Changer,
  transaction: DbOrTransaction,
  more: Record<string, unknown> = {},
): ChangeWork {
  return {
    now: now(),
    record: (action, detail) =>
      audit.record({ action, detail: { ...detail, ...more }, actor: user, address, requestId }, transaction),
  };
}

/** Makes a change and checks that somebody remains who administers accounts: two, where two decide. */
export async function applyChange<Kind extends ProposalKind>(
  { config }: Needs,
  kind: Kind,
  input: ChangeInput<Kind>,
  transaction: DbOrTransaction,
  work: ChangeWork,
): Promise<Effect<Kind>> {
  const before = (await administrators(transaction)).length;
  const effect = await changeOf(kind).apply(transaction, input, work);
  await assertAdministratorRemains(transaction);
  if (config.fourEyes && before >= 2 && (await administrators(transaction)).length < 2)
    throw new AppError('refused', '双人复核须有至少两位可用的账号管理员，已取消；请先指定另一位管理员');
  return effect;
}

/** Finds out whether a change could be made, and makes nothing: what refuses it is thrown. */
async function tryOut(transaction: DbOrTransaction, make: () => Promise<unknown>): Promise<void> {
  await sql`savepoint trial`.execute(transaction);
  await make();
  await sql`rollback to savepoint trial`.execute(transaction);
}

/** Where two decide, one alone does only what no second could confirm: there is no other administrator yet. */
async function waitsForSecond<Kind extends ProposalKind>(
  { config, now }: Needs,
  kind: Kind,
  input: ChangeInput<Kind>,
  transaction: DbOrTransaction,
  user: AuditActor,
): Promise<boolean> {
  if (!config.fourEyes || !(await changeOf(kind).needsSecond(transaction, input, now()))) return false;
  return (await administrators(transaction)).some(({ userId }) => userId !== user.userId);
}

/** Makes a change of accounts, or a proposal of it where another administrator has to confirm it. */
export function changeAccounts<Kind extends ProposalKind>(
  context: Needs,
  request: Changer,
  kind: Kind,
  input: ChangeInput<Kind>,
): Promise<Effect<Kind> | { changeId: string }> {
  return context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const work = workOf(context, request, transaction);
    if (!(await waitsForSecond(context, kind, input, transaction, request.user)))
      return applyChange(context, kind, input, transaction, work);
    const change = changeOf(kind);
    const base = await change.base(transaction, input, work.now);
    const { subject, changes } = await change.describe(transaction, input, work.now);
    if (changes.length === 0) throw new AppError('refused', '没有需要确认的变更');
    await tryOut(transaction, () => applyChange(context, kind, input, transaction, work));
    const { userId } = request.user;
    const proposal = { kind, input, base, subject, changes, userId, now: work.now };
    const changeId = await keepProposal(transaction, proposal);
    await work.record('admin.propose', { changeId, kind, subject });
    return { changeId };
  });
}
