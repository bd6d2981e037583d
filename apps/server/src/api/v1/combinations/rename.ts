import { renameCombination as rename } from '../../../orders/combination/combination-store.ts';
import type { Handler } from '../../handler.ts';

export const renameCombination: Handler<'v1/combinations/rename'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const row = await rename(transaction, request.user, input, context.now());
    await request.record({ combinationId: input.combinationId, name: row.name }, transaction);
    return row;
  });
