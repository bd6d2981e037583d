import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { readersOf, type Reader } from '../../platform/session/reader.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import { visibleParts } from '../order/order-scope.ts';
import { keepVersion } from '../order/order-snapshot.ts';
import type { StoredOrder } from '../order/order-store.ts';

/** Somebody of the order's organisation, and why the order cannot be handed to him. */
interface Receiver {
  readonly person: Reader;
  readonly refusal: string | null;
}

/** What of the order a person may not see, in words; null where he sees all of it. */
function unseenBy(
  person: Reader,
  order: StoredOrder,
  mediumNames: ReadonlyMap<number, string>,
): string | null {
  const { cityCodes, mediumIds, isWhole } = visibleParts(person, order);
  if (isWhole) return null;
  const cities = order.city_codes.filter((city) => !cityCodes.includes(city)).map(cityName);
  const media = order.medium_ids
    .filter((medium) => !mediumIds.includes(medium))
    .map((medium) => mediumNames.get(medium) ?? `媒体 ${medium}`);
  const missing = [...cities, ...media];
  return missing.length === 0
    ? '其数据权限不含订单的部分城市与媒体组合'
    : `其数据权限不含${missing.slice(0, 5).join('、')}${missing.length > 5 ? '等' : ''}`;
}

/** The enabled people of the order's organisation but its owner, by name. */
export async function receiversOf(db: DbOrTransaction, order: StoredOrder): Promise<Receiver[]> {
  const people = await readersOf(db, [order.organisation_id]);
  const mediumNames = await mediumNamesOf(db);
  return people
    .filter(({ userId }) => userId !== order.owner_id)
    .map((person) => ({ person, refusal: unseenBy(person, order, mediumNames) }));
}

/**
 * Makes another person of the organisation the owner of an order, and keeps who did so and why.
 *
 * @throws AppError for somebody who is not of the organisation, owns it already, or may not see all of it
 */
export async function transferTo(
  transaction: DbOrTransaction,
  order: StoredOrder,
  transfer: {
    readonly userId: string;
    readonly actorId: string;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<StoredOrder> {
  const { userId, actorId, reason, at } = transfer;
  if (userId === order.owner_id) throw new AppError('refused', '订单已由此人负责');
  const found = (await receiversOf(transaction, order)).find(({ person }) => person.userId === userId);
  if (found === undefined) throw new AppError('refused', '只能转交给订单所属机构的在用用户');
  if (found.refusal !== null)
    throw new AppError('refused', `不能转交给「${found.person.nickName}」：${found.refusal}`);
  const stored = await transaction
    .updateTable('media_order')
    .set({ owner_id: userId, version: order.version + 1, updated_at: at })
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('order_transfer')
    .values({
      order_id: order.order_id,
      from_id: order.owner_id,
      to_id: userId,
      actor_id: actorId,
      reason,
      at,
    })
    .execute();
  if (order.state !== 'draft')
    await keepVersion(transaction, stored, {
      userId: actorId,
      note: `转交给${found.person.nickName}`,
      now: at,
    });
  return stored;
}

/** Transfers of an order, the first first. */
export async function readTransfers(db: DbOrTransaction, orderId: string) {
  const rows = await db
    .selectFrom('order_transfer as transfer')
    .innerJoin('app_user as giver', 'giver.id', 'transfer.from_id')
    .innerJoin('app_user as receiver', 'receiver.id', 'transfer.to_id')
    .innerJoin('app_user as actor', 'actor.id', 'transfer.actor_id')
    .select(['giver.nick_name as fromName', 'receiver.nick_name as toName', 'actor.nick_name as actorName'])
    .select(['transfer.reason', 'transfer.at'])
    .where('transfer.order_id', '=', orderId)
    .orderBy('transfer.at')
    .orderBy('transfer.transfer_id')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
