import { removeCombination as remove } from '../../../orders/combination/combination-store.ts';
import type { Handler } from '../../handler.ts';

export const removeCombination: Handler<'v1/combinations/remove'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    await remove(transaction, request.user, input);
    const { combinationId } = input;
    await request.record({ combinationId }, transaction);
    return { combinationId };
  });
