import { readableDraft } from '../../../market/strategy-draft/draft-store.ts';
import { presentDraft } from '../../../market/strategy-draft/present-draft.ts';
import type { Handler } from '../../handler.ts';

export const getStrategyDraft: Handler<'v1/strategy-drafts/get'> = async ({ db }, { draftId }, { user }) =>
  presentDraft(db, user, await readableDraft(db, user, draftId));
