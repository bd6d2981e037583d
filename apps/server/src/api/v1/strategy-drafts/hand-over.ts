import { handOverDraft as handOver } from '../../../market/strategy-draft/hand-over-draft.ts';
import type { Handler } from '../../handler.ts';

export const handOverDraft: Handler<'v1/strategy-drafts/hand-over'> = ({ db, now }, input, request) =>
  db.transaction().execute(async (transaction) => {
    const made = await handOver(transaction, request.user, input, now());
    await request.record({ draftId: input.draftId, to: input.to, id: made.id }, transaction);
    return made;
  });
