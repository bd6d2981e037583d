import type { DraftContent } from '@ooh/contract/domain/strategy-draft';
import type { ParsedInput } from '@ooh/contract/registry';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { assertValidDraft } from './check-draft.ts';
import { draftParts, draftScopeOf, seesFinding } from './draft-scope.ts';
import { lockedDraft, readableDraft, readEvidence, type StoredDraft } from './draft-store.ts';

/** Drafts of one user at most. */
const mostDrafts = 200;

/** Stores a new draft of a user and answers its id. */
async function insertDraft(
  transaction: DbOrTransaction,
  { userId, organisationId }: SignedInUser,
  content: DraftContent,
  now: Date,
): Promise<string> {
  // The owner's row keeps two saves apart: there are no more drafts than allowed.
  await transaction.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await transaction
    .selectFrom('strategy_draft')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostDrafts) throw new AppError('refused', `每人最多 ${mostDrafts} 份策略草稿`);
  const row = await transaction
    .insertInto('strategy_draft')
    .values({
      owner_id: userId,
      organisation_id: organisationId,
      is_shared: content.isShared,
      state: 'open',
      content: jsonb(content),
      outcome: jsonb(null),
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .returning('draft_id')
    .executeTakeFirstOrThrow();
  return row.draft_id;
}

/** New content beside the parts of the stored draft that its editor does not see. */
function keepHidden(user: SignedInUser, stored: StoredDraft, content: DraftContent): DraftContent {
  const { cities, media, excluded } = draftParts(draftScopeOf(user), stored.content);
  const joined = <Item>(given: readonly Item[], hidden: readonly Item[]) => [
    ...given,
    ...hidden.filter((item) => !given.includes(item)),
  ];
  return {
    ...content,
    cityCodes: joined(content.cityCodes, cities.hidden),
    mediumIds: joined(content.mediumIds, media.hidden),
    excludedMediumIds: joined(content.excludedMediumIds, excluded.hidden),
    budgetFen: cities.hidden.length > 0 ? stored.content.budgetFen : content.budgetFen,
  };
}

/** Saves a new draft, or another version of one that the user reads. */
export async function saveDraft(
  transaction: DbOrTransaction,
  user: SignedInUser,
  { draftId, version, ...content }: ParsedInput<'v1/strategy-drafts/save'>,
  now: Date,
): Promise<StoredDraft> {
  await assertValidDraft(transaction, draftScopeOf(user), content);
  if (draftId === undefined) {
    if (version !== 0) throw new AppError('conflict', '策略草稿已被更新，请查看最新版本后再保存');
    return readableDraft(transaction, user, await insertDraft(transaction, user, content, now));
  }
  const stored = await lockedDraft(transaction, user, draftId, version);
  if (stored.state === 'archived') throw new AppError('refused', '已归档的草稿请先重新打开');
  if (stored.owner_id !== user.userId && content.isShared !== stored.is_shared)
    throw new AppError('refused', '只有建立者可以改变草稿的共享范围');
  const kept = keepHidden(user, stored, content);
  await changeDraft(transaction, stored, { content: jsonb(kept), is_shared: kept.isShared }, now);
  return readableDraft(transaction, user, draftId);
}

/** Writes columns of a locked draft as its next version. */
export async function changeDraft(
  transaction: DbOrTransaction,
  { draft_id: draftId, version }: Pick<StoredDraft, 'draft_id' | 'version'>,
  change: {
    readonly content?: unknown;
    readonly is_shared?: boolean;
    readonly state?: StoredDraft['state'];
    readonly outcome?: unknown;
  },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('strategy_draft')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('draft_id', '=', draftId)
    .execute();
}

/** Copies what a user sees of a draft, with the findings seen, into a draft of the user's own. */
export async function copyDraft(
  transaction: DbOrTransaction,
  user: SignedInUser,
  draftId: string,
  now: Date,
): Promise<StoredDraft> {
  const scope = draftScopeOf(user);
  const stored = await readableDraft(transaction, user, draftId);
  const { cities, media, excluded } = draftParts(scope, stored.content);
  const name = `${stored.content.name.slice(0, 57)} 副本`.slice(0, 60);
  const content: DraftContent = {
    ...stored.content,
    name,
    cityCodes: cities.seen,
    mediumIds: media.seen,
    excludedMediumIds: excluded.seen,
    budgetFen: cities.hidden.length === 0 ? stored.content.budgetFen : null,
    isShared: false,
  };
  const copyId = await insertDraft(transaction, user, content, now);
  const pinned = (await readEvidence(transaction, [draftId])).get(draftId) ?? [];
  const seen = pinned.filter((row) => seesFinding(scope, row.content));
  if (seen.length > 0)
    await transaction
      .insertInto('strategy_evidence')
      .values(
        seen.map((row) => ({
          draft_id: copyId,
          pinned_by: row.pinned_by,
          pinned_at: row.pinned_at,
          content: jsonb(row.content),
        })),
      )
      .execute();
  return readableDraft(transaction, user, copyId);
}

/** Archives an own draft, or opens it again. */
export async function archiveDraft(
  transaction: DbOrTransaction,
  user: SignedInUser,
  { draftId, isArchived, version }: ParsedInput<'v1/strategy-drafts/archive'>,
  now: Date,
): Promise<StoredDraft> {
  const stored = await lockedDraft(transaction, user, draftId, version);
  if (stored.owner_id !== user.userId) throw new AppError('refused', '只有建立者可以归档这份草稿');
  const reopened = stored.outcome === null ? 'open' : 'handed-over';
  await changeDraft(transaction, stored, { state: isArchived ? 'archived' : reopened }, now);
  return readableDraft(transaction, user, draftId);
}
