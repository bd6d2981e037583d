import type { DraftContent, StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import type { DraftTarget } from '@ooh/contract/domain/strategy-draft-names';
import type { CallOutput } from '@ooh/contract/registry';
import { readCombinations } from '../../orders/combination/combination-store.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { carryMaterials } from './carry-materials.ts';
import { changeDraft } from './change-draft.ts';
import { findDraft, type StoredDraft } from './draft-store.ts';

type Outcome = NonNullable<StrategyDraft['outcome']>;

/** A combination becomes the draft's chosen one; the twenty last are kept. */
const choosing = (content: DraftContent, combinationId: string): DraftContent => ({
  ...content,
  combinationIds: [...content.combinationIds.filter((id) => id !== combinationId), combinationId].slice(-20),
  chosenCombinationId: combinationId,
});

/** Records what was made of a locked draft; `combinationId` is the mix that an order buys. */
export async function recordOutcome(
  transaction: DbOrTransaction,
  draft: StoredDraft,
  outcome: Outcome,
  now: Date,
  combinationId: string | null = null,
): Promise<void> {
  await transaction
    .insertInto('strategy_outcome')
    .values({
      draft_id: draft.draft_id,
      kind: outcome.kind,
      object_id: outcome.id,
      combination_id: combinationId,
      made_at: now,
    })
    .execute();
  if (outcome.kind === 'order') await carryMaterials(transaction, draft.draft_id, outcome.id);
  const content = combinationId === null ? {} : { content: jsonb(choosing(draft.content, combinationId)) };
  await changeDraft(transaction, draft, { state: 'handed-over', outcome: jsonb(outcome), ...content }, now);
}

/** The draft and the combination of which an order or a plan was made, as far as the user reads them. */
export async function originOf(
  db: DbOrTransaction,
  user: SignedInUser,
  kind: DraftTarget,
  id: string,
): Promise<CallOutput<'v1/strategy-drafts/origin'>> {
  const rows = await db
    .selectFrom('strategy_outcome')
    .select(['draft_id', 'combination_id'])
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .orderBy('made_at', 'desc')
    .execute();
  for (const { draft_id: draftId, combination_id: combinationId } of rows) {
    const draft = await findDraft(db, user, draftId);
    if (draft === undefined) continue;
    const [mix] = combinationId === null ? [] : await readCombinations(db, user, [combinationId]);
    return {
      draft: { draftId, name: draft.content.name },
      combination: mix === undefined ? null : { combinationId: mix.row.combinationId, name: mix.row.name },
    };
  }
  return { draft: null, combination: null };
}
