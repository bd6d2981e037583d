import type { EvidenceContent } from '@ooh/contract/domain/strategy-draft';
import { mostEvidence } from '@ooh/contract/domain/strategy-draft-names';
import { foreignCityText } from '../../access/foreign-city.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { changeDraft } from './change-draft.ts';
import { draftScopeOf, seesFinding } from './draft-scope.ts';
import { lockedDraft, readableDraft, readEvidence, type StoredDraft } from './draft-store.ts';

/** Pins a finding; one of the same screen with the same title is replaced, so that pinning again refreshes it. */
export async function pinEvidence(
  transaction: DbOrTransaction,
  user: SignedInUser,
  draftId: string,
  content: EvidenceContent,
  now: Date,
): Promise<StoredDraft> {
  const scope = draftScopeOf(user);
  if (!seesFinding(scope, content))
    throw new AppError('invalid', `这条洞察的城市或媒体${foreignCityText}（目标与组合）`);
  const draft = await lockedDraft(transaction, user, draftId);
  if (draft.state === 'archived') throw new AppError('refused', '已归档的草稿请先重新打开');
  const pinned = (await readEvidence(transaction, [draftId])).get(draftId) ?? [];
  const same = pinned.filter(
    (row) =>
      row.content.screen === content.screen &&
      row.content.title === content.title &&
      seesFinding(scope, row.content),
  );
  if (pinned.length - same.length >= mostEvidence)
    throw new AppError('refused', `一份草稿最多固定 ${mostEvidence} 条洞察，请先移除一些`);
  if (same.length > 0)
    await transaction
      .deleteFrom('strategy_evidence')
      .where(
        'evidence_id',
        'in',
        same.map((row) => row.evidence_id),
      )
      .execute();
  await transaction
    .insertInto('strategy_evidence')
    .values({ draft_id: draftId, pinned_by: user.nickName, pinned_at: now, content: jsonb(content) })
    .execute();
  await changeDraft(transaction, draft, {}, now);
  return readableDraft(transaction, user, draftId);
}

/** Removes a finding; the same error for unknown ones and those that the user does not see. */
export async function unpinEvidence(
  transaction: DbOrTransaction,
  user: SignedInUser,
  { draftId, evidenceId }: { readonly draftId: string; readonly evidenceId: string },
  now: Date,
): Promise<StoredDraft> {
  const draft = await lockedDraft(transaction, user, draftId);
  const pinned = (await readEvidence(transaction, [draftId])).get(draftId) ?? [];
  const found = pinned.find((row) => row.evidence_id === evidenceId);
  if (found === undefined || !seesFinding(draftScopeOf(user), found.content)) throw notFound('洞察');
  await transaction.deleteFrom('strategy_evidence').where('evidence_id', '=', evidenceId).execute();
  await changeDraft(transaction, draft, {}, now);
  return readableDraft(transaction, user, draftId);
}
