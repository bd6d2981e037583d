import { pinEvidence as change } from '../../../market/strategy-draft/pin-evidence.ts';
import { presentDraft } from '../../../market/strategy-draft/present-draft.ts';
import type { Handler } from '../../handler.ts';

export const pinEvidence: Handler<'v1/strategy-drafts/pin'> = ({ db, now }, input, request) =>
  db.transaction().execute(async (transaction) => {
    const { user } = request;
    const draft = await change(transaction, user, input.draftId, input.evidence, now());
    await request.record({ draftId: draft.draft_id, version: draft.version }, transaction);
    return presentDraft(transaction, user, draft);
  });
