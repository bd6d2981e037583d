import { isPairGrantedSql } from '../order/order-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction, type Selectable } from '../../platform/storage/postgres/database.ts';
import type { BasketItemTable } from '../../platform/storage/postgres/tables/basket-tables.ts';
import type { BriefName } from './basket-brief.ts';

export type NewBasketItem = Omit<BasketItemTable, 'owner_id' | 'brief_kind' | 'brief_id' | 'changed_at'>;

/** An item with the names of its kind. */
export type StoredBasketItem = Selectable<BasketItemTable> & {
  readonly medium_name: string;
  readonly medium_unit: string;
  readonly form_name: string;
};

/** Condition on `item`: its city and medium are granted now, regardless of when it was added. */
const isGranted = (user: SignedInUser) =>
  isPairGrantedSql(user, sql.ref('item.city_code'), sql.ref('item.medium_id'));

/** The content of a user's basket within the current grants, by city, medium, form and name. */
export function readBasket(
  db: DbOrTransaction,
  user: SignedInUser,
  { briefKind, briefId }: BriefName,
): Promise<StoredBasketItem[]> {
  return db
    .selectFrom('basket_item as item')
    .innerJoin('medium', 'medium.medium_id', 'item.medium_id')
    .innerJoin('medium_form as form', (join) =>
      join.onRef('form.medium_id', '=', 'item.medium_id').onRef('form.form_id', '=', 'item.form_id'),
    )
    .selectAll('item')
    .select(['medium.name as medium_name', 'medium.unit as medium_unit', 'form.name as form_name'])
    .where('item.owner_id', '=', user.userId)
    .where('item.brief_kind', '=', briefKind)
    .where('item.brief_id', '=', briefId)
    .where(isGranted(user))
    .orderBy('item.city_code')
    .orderBy('item.medium_id')
    .orderBy('item.form_id')
    .orderBy('item.unit_name')
    .orderBy('item.item_key')
    .execute();
}

export interface BasketCount extends BriefName {
  readonly items: number;
  readonly changedAt: Date;
}

/** A user's baskets with their content within the current grants, last changed first. */
export async function countBaskets(db: DbOrTransaction, user: SignedInUser): Promise<BasketCount[]> {
  return db
    .selectFrom('basket_item as item')
    .select(['brief_kind as briefKind', 'brief_id as briefId'])
    .select([sql<number>`count(*)::int`.as('items'), sql<Date>`max(changed_at)`.as('changedAt')])
    .where('owner_id', '=', user.userId)
    .where(isGranted(user))
    .groupBy(['brief_kind', 'brief_id'])
    .orderBy('changedAt', 'desc')
    .orderBy('brief_id')
    .execute();
}

/** Locks a user's basket until the transaction ends, so that two devices cannot overfill it. */
export async function lockBasket(
  transaction: DbOrTransaction,
  user: SignedInUser,
  { briefKind, briefId }: BriefName,
): Promise<void> {
  const key = `basket|${user.userId}|${briefKind}|${briefId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** Adds items; those that are there already are changed. */
export async function putItems(
  transaction: DbOrTransaction,
  user: SignedInUser,
  { briefKind, briefId }: BriefName,
  items: readonly NewBasketItem[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  const own = { owner_id: user.userId, brief_kind: briefKind, brief_id: briefId, changed_at: now };
  await transaction
    .insertInto('basket_item')
    .values(items.map((item) => ({ ...item, ...own })))
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'brief_kind', 'brief_id', 'item_key']).doUpdateSet((row) => ({
        unit_name: row.ref('excluded.unit_name'),
        level: row.ref('excluded.level'),
        quantity: row.ref('excluded.quantity'),
        start_date: row.ref('excluded.start_date'),
        end_date: row.ref('excluded.end_date'),
        discount_permille: row.ref('excluded.discount_permille'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

/** Removes items; missing ones are not an error, because another device may have removed them. */
export async function removeItems(
  transaction: DbOrTransaction,
  user: SignedInUser,
  { briefKind, briefId }: BriefName,
  itemKeys: readonly string[],
): Promise<void> {
  if (itemKeys.length === 0) return;
  await transaction
    .deleteFrom('basket_item')
    .where('owner_id', '=', user.userId)
    .where('brief_kind', '=', briefKind)
    .where('brief_id', '=', briefId)
    .where('item_key', 'in', [...itemKeys])
    .execute();
}
