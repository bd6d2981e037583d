import { maxFavourites, type FavouriteKind } from '@ooh/contract/domain/favourite';
import { AppError } from '../../platform/http/app-error.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** Ids of what a user keeps of a kind, the newest first. */
export async function favouritesOf(
  db: DbOrTransaction,
  userId: string,
  kind: FavouriteKind,
): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('subject_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('subject_id')
    .execute();
  return rows.map((row) => row.subject_id);
}

interface FavouriteChange {
  readonly kind: FavouriteKind;
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Adds and removes favourites; what is already as wanted stays as it is. Refuses more than a user may keep. */
export async function changeFavourites(
  db: DbOrTransaction,
  userId: string,
  { kind, add, remove }: FavouriteChange,
  now: Date,
): Promise<string[]> {
  if (remove.length > 0)
    await db
      .deleteFrom('favourite')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('subject_id', 'in', [...remove])
      .execute();
  if (add.length > 0)
    await db
      .insertInto('favourite')
      .values(
        [...new Set(add)].map((subjectId) => ({
          user_id: userId,
          kind,
          subject_id: subjectId,
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const ids = await favouritesOf(db, userId, kind);
  if (add.length > 0 && ids.length > maxFavourites)
    throw new AppError('refused', `每类最多收藏 ${maxFavourites} 个，请先取消一些收藏`);
  return ids;
}
