import { changeFavourites as apply } from '../../../market/favourite/favourites.ts';
import type { Handler } from '../../handler.ts';

export const changeFavourites: Handler<'v1/favourites/change'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const { kind, add, remove } = input;
  const ids = await context.db.transaction().execute(async (transaction) => {
    const kept = await apply(transaction, user.userId, input, context.now());
    await context.audit.record(
      {
        address,
        requestId,
        action: 'favourite.change',
        actor: user,
        detail: { kind, added: add.length, removed: remove.length },
      },
      transaction,
    );
    return kept;
  });
  return { ids };
};
