import { readConclusion } from '../../market/competitor/conclusion.ts';
import type { Handler } from '../handler.ts';

export const getConclusion: Handler<'competitor/getConclusion'> = ({ db }, input, { user }) =>
  readConclusion(db, user, input);
