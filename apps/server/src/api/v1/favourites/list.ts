import { favouritesOf } from '../../../market/favourite/favourites.ts';
import type { Handler } from '../../handler.ts';

export const listFavourites: Handler<'v1/favourites/list'> = async ({ db }, { kind }, { user }) => ({
  ids: await favouritesOf(db, user.userId, kind),
});
