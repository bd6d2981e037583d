import { presentDrafts } from '../../../market/strategy-draft/present-draft.ts';
import { readDrafts } from '../../../market/strategy-draft/draft-store.ts';
import type { Handler } from '../../handler.ts';

export const listStrategyDrafts: Handler<'v1/strategy-drafts/list'> = async ({ db }, { state }, { user }) => {
  const drafts = await readDrafts(db, user);
  const wanted = drafts.filter((draft) => state === undefined || draft.state === state);
  return { drafts: await presentDrafts(db, user, wanted) };
};
