import { grantedCombination } from '../../../orders/combination/combination-store.ts';
import type { Handler } from '../../handler.ts';

export const getCombination: Handler<'v1/combinations/get'> = async ({ db }, { combinationId }, { user }) => {
  const { row, brief, lots, evaluation, boundShare } = await grantedCombination(db, user, combinationId);
  return { row, brief, lots: [...lots], evaluation, boundShare };
};
