import type { MaterialSubject } from '@ooh/contract/domain/creative-material';
import { mostMaterials } from '@ooh/contract/domain/creative-material-names';
import { pairScopeOf, scopeGrants } from '../../access/pair-scope.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { albumGroups, albumReader } from '../album/album-page.ts';
import { findAlbums, type AlbumRow } from '../album/album-store.ts';
import { grantedCreative } from '../album/granted-album.ts';
import { lockedSubject, type MaterialKey } from './material-subject.ts';

/** Ids of the works of an order or a draft, in the order in which they were chosen. */
async function chosenIds(db: DbOrTransaction, key: MaterialKey): Promise<string[]> {
  const [column, id] =
    'order_id' in key ? (['order_id', key.order_id] as const) : (['draft_id', key.draft_id] as const);
  const rows = await db
    .selectFrom('creative_material')
    .select('album_id')
    .where(column, '=', id)
    .orderBy('added_at')
    .orderBy('material_id')
    .execute();
  return rows.map((row) => row.album_id);
}

export interface ChosenWorks {
  readonly works: readonly AlbumRow[];
  /** Chosen works that the reader may not see, or that are not in force any more. */
  readonly hidden: number;
}

/** The works of an order or a draft that a reader may see. */
export async function chosenWorks(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  key: MaterialKey,
): Promise<ChosenWorks> {
  const ids = await chosenIds(context.db, key);
  const scope = pairScopeOf(user.permission, albumGroups.creative);
  const found = await findAlbums(context.db, albumReader(context, user), ids);
  const works = ids.flatMap((id) => {
    const album = found.get(id);
    const isSeen = album?.kind === 'creative' && scopeGrants(scope, album.city_code, album.medium_id);
    return album !== undefined && isSeen ? [album] : [];
  });
  return { works, hidden: ids.length - works.length };
}

type Change = MaterialSubject & {
  readonly action: 'add' | 'remove';
  readonly albumIds: readonly string[];
};

/**
 * Adds or removes works within a transaction; what is as wanted already stays as it is. A work that the user may not see
 * is unknown.
 */
export async function changeMaterials(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  change: Change,
): Promise<MaterialKey> {
  const { db: transaction } = context;
  const key = await lockedSubject(transaction, user, change);
  const asked = [...new Set(change.albumIds)];
  for (const albumId of asked) await grantedCreative(context, user, albumId);
  const chosen = new Set(await chosenIds(transaction, key));
  if (change.action === 'remove') {
    const removed = asked.filter((id) => chosen.has(id));
    if (removed.length > 0)
      await transaction
        .deleteFrom('creative_material')
        .where((row) => row.and(key))
        .where('album_id', 'in', removed)
        .execute();
    return key;
  }
  const added = asked.filter((id) => !chosen.has(id));
  if (chosen.size + added.length > mostMaterials)
    throw new AppError('refused', `提案素材最多 ${mostMaterials} 个创意，请先移除一些`);
  if (added.length > 0)
    await transaction
      .insertInto('creative_material')
      .values(added.map((id) => ({ ...key, album_id: id, added_by: user.userId, added_at: context.now() })))
      .execute();
  return key;
}
