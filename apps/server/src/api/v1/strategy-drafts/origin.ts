import { originOf } from '../../../market/strategy-draft/draft-outcomes.ts';
import type { Handler } from '../../handler.ts';

export const getDraftOrigin: Handler<'v1/strategy-drafts/origin'> = ({ db }, { kind, id }, { user }) =>
  originOf(db, user, kind, id);
