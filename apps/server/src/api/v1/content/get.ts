import { certain } from '@ooh/contract/core/certain';
import { isConfirmed } from '@ooh/contract/domain/content';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { readDraft } from '../../../reference/content/content-drafts.ts';
import { readingsOf } from '../../../reference/content/content-readings.ts';
import { chosenVersion, inForce, mayEdit, versionsFor } from '../../../reference/content/content-store.ts';
import type { Handler } from '../../handler.ts';

export const getContent: Handler<'v1/content/get'> = async ({ db, now }, { docId, version }, { user }) => {
  const today = chinaDate(now());
  const versions = await versionsFor(db, user, docId);
  const chosen = chosenVersion(versions, { version, today, mayEdit: mayEdit(user) });
  const [readAt, draft] = await Promise.all([
    readingsOf(db, user.userId),
    mayEdit(user) ? readDraft(db, docId) : undefined,
  ]);
  return {
    ...chosen,
    isConfirmed: isConfirmed(chosen),
    readAt: readAt(chosen),
    currentVersion: certain(inForce(versions, today), 'version in force').version,
    draft:
      draft === undefined
        ? null
        : {
            revision: draft.revision,
            title: draft.title,
            body: draft.body,
            changeNote: draft.change_note,
            author: draft.nick_name ?? '',
            savedAt: draft.saved_at.toISOString(),
          },
  };
};
