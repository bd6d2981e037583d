import { archiveDraft } from '../../../market/strategy-draft/change-draft.ts';
import { presentDraft } from '../../../market/strategy-draft/present-draft.ts';
import type { Handler } from '../../handler.ts';

export const archiveStrategyDraft: Handler<'v1/strategy-drafts/archive'> = ({ db, now }, input, request) =>
  db.transaction().execute(async (transaction) => {
    const { user } = request;
    const draft = await archiveDraft(transaction, user, input, now());
    await request.record({ draftId: draft.draft_id, version: draft.version }, transaction);
    return presentDraft(transaction, user, draft);
  });
