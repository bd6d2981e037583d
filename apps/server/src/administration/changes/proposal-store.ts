import { proposalKinds, type ProposalKind, type ProposalRow } from '@ooh/contract/domain/account-proposal';
import { certain } from '@ooh/contract/core/certain';
import type { ParsedInput } from '@ooh/contract/registry';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Described } from './account-change.ts';

interface NewProposal extends Described {
  readonly kind: ProposalKind;
  readonly input: unknown;
  readonly base: unknown;
  readonly userId: string;
  readonly now: Date;
}

export async function keepProposal(
  transaction: DbOrTransaction,
  { kind, input, base, subject, changes, userId, now }: NewProposal,
): Promise<string> {
  const row = await transaction
    .insertInto('account_proposal')
    .values({
      kind,
      input: jsonb(input),
      base: jsonb(base),
      subject,
      changes: jsonb(changes),
      proposed_by: userId,
      proposed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const kindOf = (stored: string): ProposalKind =>
  certain(
    proposalKinds.find((kind) => kind === stored),
    'kind of a proposal',
    stored,
  );

const proposals = (db: DbOrTransaction) =>
  db
    .selectFrom('account_proposal')
    .innerJoin('app_user as proposer', 'proposer.id', 'account_proposal.proposed_by')
    .leftJoin('app_user as decider', 'decider.id', 'account_proposal.decided_by')
    .selectAll('account_proposal')
    .select(['proposer.user_name as proposer_name', 'decider.user_name as decider_name']);

type Stored = Awaited<ReturnType<ReturnType<typeof proposals>['execute']>>[number];

export interface StoredProposal {
  readonly kind: ProposalKind;
  readonly input: unknown;
  readonly base: unknown;
  readonly proposedBy: string;
  readonly row: Omit<ProposalRow, 'isOwn' | 'isStale'>;
}

function read(stored: Stored): StoredProposal {
  const kind = kindOf(stored.kind);
  return {
    kind,
    input: stored.input,
    base: stored.base,
    proposedBy: stored.proposed_by,
    row: {
      changeId: stored.id,
      kind,
      subject: stored.subject,
      changes: [...stored.changes],
      state: stored.state,
      proposedBy: stored.proposer_name,
      proposedAt: stored.proposed_at.toISOString(),
      decidedBy: stored.decider_name,
      decidedAt: stored.decided_at?.toISOString() ?? null,
      reason: stored.reason,
    },
  };
}

/** One page of proposals, the latest first, with the number of all that match. */
export async function proposalPage(
  db: DbOrTransaction,
  { state, pageNo, pageSize }: ParsedInput<'v1/admin/proposals/list'>,
): Promise<{ rows: StoredProposal[]; total: number }> {
  const operator = state === 'decided' ? '!=' : '=';
  const matching =
    state === 'all' ? proposals(db) : proposals(db).where('account_proposal.state', operator, 'open');
  const { total } = await db
    .selectFrom('account_proposal')
    .$call((query) => (state === 'all' ? query : query.where('state', operator, 'open')))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy('account_proposal.proposed_at', 'desc')
    .orderBy('account_proposal.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows: rows.map(read), total };
}

/** A proposal, or the refusal for an unknown id. */
export async function proposalOf(db: DbOrTransaction, changeId: string): Promise<StoredProposal> {
  const row = isRowId(changeId)
    ? await proposals(db).where('account_proposal.id', '=', changeId).executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound('变更');
  return read(row);
}

export async function settleProposal(
  transaction: DbOrTransaction,
  changeId: string,
  decision: {
    readonly state: 'confirmed' | 'refused' | 'withdrawn';
    readonly userId: string;
    readonly now: Date;
    readonly reason: string;
  },
): Promise<void> {
  const { state, userId, now, reason } = decision;
  await transaction
    .updateTable('account_proposal')
    .set({ state, decided_by: userId, decided_at: now, reason: reason === '' ? null : reason })
    .where('id', '=', changeId)
    .execute();
}
