import type { SignedInUser } from '../../platform/session/session.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { SnapshotNames } from './diff-snapshots.ts';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import { isOrderPair, visibleParts } from './order-scope.ts';
import { orderSnapshot, snapshotOf, type OrderSnapshot } from './order-snapshot.ts';
import { readAllItems, type StoredOrder } from './order-store.ts';

/** A snapshot with the cities, media and items that its reader may see. */
function visibleSnapshot(user: Pick<SignedInUser, 'permission'>, snapshot: OrderSnapshot): OrderSnapshot {
  const { cityCodes, mediumIds } = visibleParts(user, {
    city_codes: snapshot.cityCodes,
    medium_ids: snapshot.mediumIds,
  });
  const items = snapshot.items.filter((item) => isOrderPair(user, item.cityCode, item.mediumId));
  return { ...snapshot, cityCodes, mediumIds, items };
}

/** The kept versions of an order, the newest first. */
export async function readVersions(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'permission'>,
  orderId: string,
) {
  const rows = await db
    .selectFrom('media_order_version as version')
    .leftJoin('app_user', 'app_user.id', 'version.author_id')
    .select(['version.version', 'version.snapshot', 'version.note', 'version.created_at'])
    .select('app_user.nick_name as author')
    .where('version.order_id', '=', orderId)
    .orderBy('version.version', 'desc')
    .execute();
  return rows.map(({ snapshot, ...row }) => ({
    ...row,
    snapshot: visibleSnapshot(user, orderSnapshot.parse(snapshot)),
  }));
}

/** A version of an order as its reader may see it; the present one without a number. */
export async function snapshotAt(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'permission'>,
  order: StoredOrder,
  version: number | undefined,
): Promise<{ version: number; snapshot: OrderSnapshot }> {
  if (version === undefined || version === order.version) {
    const present = snapshotOf(order, await readAllItems(db, order.order_id));
    return { version: order.version, snapshot: visibleSnapshot(user, present) };
  }
  const row = await db
    .selectFrom('media_order_version')
    .select('snapshot')
    .where('order_id', '=', order.order_id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw notFound('订单版本');
  return { version, snapshot: visibleSnapshot(user, orderSnapshot.parse(row.snapshot)) };
}

export async function snapshotNames(
  db: DbOrTransaction,
  brandIds: readonly string[],
): Promise<SnapshotNames> {
  const forms = await db.selectFrom('medium_form').select(['medium_id', 'form_id', 'name']).execute();
  const brands = await db
    .selectFrom('brand')
    .select(['brand_id', 'name'])
    .where('brand_id', 'in', [...brandIds])
    .execute();
  return {
    media: await mediumNamesOf(db),
    forms: new Map(forms.map((form) => [`${form.medium_id}:${form.form_id}`, form.name])),
    brands: new Map(brands.map((brand) => [brand.brand_id, brand.name])),
  };
}
