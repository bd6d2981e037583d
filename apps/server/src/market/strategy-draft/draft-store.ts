import { draftContent } from '@ooh/contract/domain/strategy-draft';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import {
  sql,
  type DbOrTransaction,
  type RawBuilder,
  type Selectable,
} from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type {
  StrategyDraftTable,
  StrategyEvidenceTable,
} from '../../platform/storage/postgres/tables/strategy-tables.ts';

export type StoredDraft = Selectable<StrategyDraftTable> & { readonly owner_name: string };
export type StoredEvidence = Selectable<StrategyEvidenceTable>;

export const draftSubject = '策略草稿';

/** Condition on `draft`: own, or shared within the reader's organisation; the platform reads every shared one. */
function isReadable({ userId, organisationId, organisationKind }: SignedInUser): RawBuilder<boolean> {
  const shared =
    organisationKind === 'platform'
      ? sql`draft.is_shared`
      : sql`(draft.is_shared and draft.organisation_id = ${organisationId}::uuid)`;
  return sql<boolean>`(draft.owner_id = ${userId}::uuid or ${shared})`;
}

const readable = (db: DbOrTransaction, user: SignedInUser) =>
  db
    .selectFrom('strategy_draft as draft')
    .innerJoin('app_user', 'app_user.id', 'draft.owner_id')
    .selectAll('draft')
    .select('app_user.nick_name as owner_name')
    .where(isReadable(user));

/** What newer versions of the product add to a stored draft is filled in. */
const current = (row: StoredDraft): StoredDraft => ({ ...row, content: draftContent.parse(row.content) });

/** Drafts that a user reads, the last changed first. */
export async function readDrafts(db: DbOrTransaction, user: SignedInUser): Promise<StoredDraft[]> {
  const rows = await readable(db, user)
    .orderBy('draft.updated_at', 'desc')
    .orderBy('draft.draft_id')
    .limit(mostListed)
    .execute();
  return rows.map(current);
}

const mostListed = 500;

/** One draft, if there is one that the user reads. */
export async function findDraft(
  db: DbOrTransaction,
  user: SignedInUser,
  draftId: string,
): Promise<StoredDraft | undefined> {
  const row = isRowId(draftId)
    ? await readable(db, user).where('draft.draft_id', '=', draftId).executeTakeFirst()
    : undefined;
  return row && current(row);
}

/** One draft; the same error for unknown ones and those of others. */
export async function readableDraft(
  db: DbOrTransaction,
  user: SignedInUser,
  draftId: string,
): Promise<StoredDraft> {
  const draft = await findDraft(db, user, draftId);
  if (draft === undefined) throw notFound(draftSubject);
  return draft;
}

/** The same, locked for a change over a version; without one, over whatever is stored. */
export async function lockedDraft(
  transaction: DbOrTransaction,
  user: SignedInUser,
  draftId: string,
  version?: number,
): Promise<StoredDraft> {
  if (isRowId(draftId))
    await transaction
      .selectFrom('strategy_draft')
      .select('draft_id')
      .where('draft_id', '=', draftId)
      .forUpdate()
      .execute();
  const draft = await readableDraft(transaction, user, draftId);
  if (version !== undefined && draft.version !== version)
    throw new AppError('conflict', '策略草稿已被更新，请查看最新版本后再保存');
  return draft;
}

/** Findings of some drafts, in the order in which they were pinned. */
export async function readEvidence(
  db: DbOrTransaction,
  draftIds: readonly string[],
): Promise<Map<string, StoredEvidence[]>> {
  if (draftIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('strategy_evidence')
    .selectAll()
    .where('draft_id', 'in', draftIds)
    .orderBy('pinned_at')
    .orderBy('evidence_id')
    .execute();
  return Map.groupBy(rows, (row) => row.draft_id);
}

/** Kinds of data that no figure is computed from. */
const kindsOfTales = ['creative-albums', 'strategy-cases'] as const;

/** When the data in force of some cities were last published. */
export async function lastReleases(
  db: DbOrTransaction,
  cityCodes: readonly string[],
): Promise<Map<string, Date>> {
  if (cityCodes.length === 0) return new Map();
  const rows = await db
    .selectFrom('data_release')
    .select(['city_code', sql<Date>`max(created_at)`.as('at')])
    .where('state', '=', 'current')
    .where('kind', 'not in', [...kindsOfTales])
    .where('city_code', 'in', cityCodes)
    .groupBy('city_code')
    .execute();
  return new Map(rows.map((row) => [row.city_code, row.at]));
}
