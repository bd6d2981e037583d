import { isDeepStrictEqual } from 'node:util';
import type { CombinationBrief, CombinationProposal } from '@ooh/contract/domain/combination';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { ProposalResult } from '../../platform/storage/postgres/tables/combination-tables.ts';
import { seesPair } from './granted-pairs.ts';

/** Proposals are of no use once media were sold; older ones make room. */
const keptDays = 7;

export const nothingYet: ProposalResult = {
  candidates: [],
  citiesWithoutFigures: [],
  proposals: [],
  frontier: [],
  steps: [],
  conflicts: [],
  target: null,
};

/** Stores a proposal that waits for its job. */
export async function insertProposal(
  db: DbOrTransaction,
  proposal: {
    readonly proposalId: string;
    readonly ownerId: string;
    readonly jobId: string;
    readonly brief: CombinationBrief;
  },
  now: Date,
): Promise<void> {
  const { proposalId, ownerId, jobId, brief } = proposal;
  await db
    .deleteFrom('combination_proposal')
    .where('created_at', '<', new Date(now.getTime() - keptDays * 86_400_000))
    .execute();
  await db
    .insertInto('combination_proposal')
    .values({
      proposal_id: proposalId,
      owner_id: ownerId,
      job_id: jobId,
      brief: jsonb(brief),
      state: 'waiting',
      message: null,
      result: jsonb(null),
      created_at: now,
    })
    .execute();
}

/** Writes what a proposal has come to. */
export async function writeProposal(
  db: DbOrTransaction,
  proposalId: string,
  found: {
    readonly state: CombinationProposal['state'];
    readonly message?: string;
    readonly result?: ProposalResult;
  },
): Promise<void> {
  await db
    .updateTable('combination_proposal')
    .set({
      state: found.state,
      message: found.message ?? null,
      ...(found.result === undefined ? {} : { result: jsonb(found.result) }),
    })
    .where('proposal_id', '=', proposalId)
    .execute();
}

export async function readProposalBrief(db: DbOrTransaction, proposalId: string): Promise<CombinationBrief> {
  const row = await db
    .selectFrom('combination_proposal')
    .select('brief')
    .where('proposal_id', '=', proposalId)
    .executeTakeFirstOrThrow();
  return row.brief;
}

/** The user's newest proved proposal for a brief; undefined where there is none that he may see. */
export async function ownProposalFor(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'userId' | 'permission'>,
  brief: CombinationBrief,
): Promise<CombinationProposal | undefined> {
  const rows = await db
    .selectFrom('combination_proposal')
    .select(['proposal_id', 'brief', 'result'])
    .where('owner_id', '=', user.userId)
    .where('state', '=', 'proved')
    .orderBy('created_at', 'desc')
    .execute();
  const found = rows.find(
    (row) =>
      isDeepStrictEqual(row.brief, brief) && (row.result ?? nothingYet).candidates.every(seesPair(user)),
  );
  return found && ownProposal(db, user, found.proposal_id);
}

/** The user's proposal. One with media that are no longer granted answers like an unknown one. */
export async function ownProposal(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'userId' | 'permission'>,
  proposalId: string,
): Promise<CombinationProposal> {
  const row = isRowId(proposalId)
    ? await db
        .selectFrom('combination_proposal as proposal')
        .leftJoin('job', (join) => join.on(sql<boolean>`job.id::text = proposal.job_id`))
        .selectAll('proposal')
        .select(['job.state as job_state', 'job.message as job_message'])
        .where('proposal.proposal_id', '=', proposalId)
        .where('proposal.owner_id', '=', user.userId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound('测算');
  const result = row.result ?? nothingYet;
  if (!result.candidates.every(seesPair(user))) throw notFound('测算');
  const isOver = row.state === 'waiting' || row.state === 'first';
  const ended = isOver && (row.job_state === 'failed' || row.job_state === 'cancelled');
  return {
    proposalId,
    jobId: row.job_id,
    state: ended && row.state === 'waiting' ? 'failed' : row.state,
    brief: row.brief,
    message:
      ended && row.job_state === 'cancelled'
        ? '测算已取消'
        : ((ended ? row.job_message : null) ?? row.message),
    ...result,
  };
}
