import { saveDraft } from '../../../reference/content/content-drafts.ts';
import type { Handler } from '../../handler.ts';

export const saveContentDraft: Handler<'v1/content/save-draft'> = async ({ db, now }, input, request) =>
  db.transaction().execute(async (transaction) => {
    const revision = await saveDraft(transaction, input, request.user.userId, now());
    const { docId, changeNote } = input;
    await request.record({ docId, revision, changeNote }, transaction);
    return { docId, revision };
  });
