import { saveDraft } from '../../../market/strategy-draft/change-draft.ts';
import { presentDraft } from '../../../market/strategy-draft/present-draft.ts';
import type { Handler } from '../../handler.ts';

export const saveStrategyDraft: Handler<'v1/strategy-drafts/save'> = ({ db, now }, input, request) =>
  db.transaction().execute(async (transaction) => {
    const { user } = request;
    const draft = await saveDraft(transaction, user, input, now());
    await request.record({ draftId: draft.draft_id, version: draft.version }, transaction);
    return presentDraft(transaction, user, draft);
  });
