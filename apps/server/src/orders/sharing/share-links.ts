import { createHash, randomBytes } from 'node:crypto';
import type { OrderShare, SharedThing } from '@ooh/contract/domain/order-share';
import type { ParsedInput } from '@ooh/contract/registry';
import { grantedOrder } from '../order/order-store.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db, DbOrTransaction, Selectable } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { OrderShareTable } from '../../platform/storage/postgres/tables/order-sharing-tables.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const dayMilliseconds = 86_400_000;
const wellFormedToken = /^[A-Za-z0-9_-]{43}$/;

/** Creates a link to an order: a token of 256 random bits, stored as a hash. */
export async function createShare(
  db: DbOrTransaction,
  user: SignedInUser,
  input: ParsedInput<'v1/orders/share'>,
  now: Date,
): Promise<{ shareId: string; token: string; expiresAt: Date }> {
  const order = await grantedOrder(db, user, input.orderId);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + input.days * dayMilliseconds);
  const { share_id: shareId } = await db
    .insertInto('order_share')
    .values({
      order_id: order.order_id,
      sharer_id: user.userId,
      token_hash: hashOf(token),
      shows_prices: input.showsPrices,
      shows: input.shows,
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      last_opened_at: null,
    })
    .returning('share_id')
    .executeTakeFirstOrThrow();
  return { shareId, token, expiresAt };
}

function stateOf(share: Pick<Selectable<OrderShareTable>, 'revoked_at' | 'expires_at'>, now: Date) {
  if (share.revoked_at !== null) return 'revoked';
  return share.expires_at <= now ? 'expired' : 'active';
}

/** Every link to an order that the user may see, the newest first. */
export async function listShares(
  db: Db,
  user: SignedInUser,
  orderId: string,
  now: Date,
): Promise<OrderShare[]> {
  const order = await grantedOrder(db, user, orderId);
  const rows = await db
    .selectFrom('order_share as share')
    .innerJoin('app_user as sharer', 'sharer.id', 'share.sharer_id')
    .selectAll('share')
    .select('sharer.nick_name as sharer_name')
    .where('share.order_id', '=', order.order_id)
    .orderBy('share.created_at', 'desc')
    .orderBy('share.share_id', 'desc')
    .execute();
  return rows.map((row) => ({
    shareId: row.share_id,
    sharerName: row.sharer_name,
    showsPrices: row.shows_prices,
    shows: row.shows,
    state: stateOf(row, now),
    opens: row.opens,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
  }));
}

/** Revokes a link immediately. Every user who may see the order may revoke its links. Returns the order. */
export async function revokeShare(
  db: DbOrTransaction,
  user: SignedInUser,
  shareId: string,
  now: Date,
): Promise<string> {
  const share = isRowId(shareId)
    ? await db.selectFrom('order_share').select('order_id').where('share_id', '=', shareId).executeTakeFirst()
    : undefined;
  if (share === undefined) throw notFound('分享链接');
  const order = await grantedOrder(db, user, share.order_id).catch((error: unknown) => {
    throw error instanceof AppError ? notFound('分享链接') : error;
  });
  await db
    .updateTable('order_share')
    .set({ revoked_at: now })
    .where('share_id', '=', shareId)
    .where('revoked_at', 'is', null)
    .execute();
  return order.order_id;
}

export type LiveShare = Pick<
  Selectable<OrderShareTable>,
  'share_id' | 'order_id' | 'sharer_id' | 'shows_prices' | 'expires_at'
>;

/** The link of a token while it is valid, to this thing of an order. */
export async function liveShare(
  db: Db,
  token: string,
  now: Date,
  shows: SharedThing = 'order',
): Promise<LiveShare | undefined> {
  if (!wellFormedToken.test(token)) return undefined;
  return db
    .selectFrom('order_share')
    .select(['share_id', 'order_id', 'sharer_id', 'shows_prices', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('shows', '=', shows)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function countOpening(db: DbOrTransaction, shareId: string, now: Date): Promise<void> {
  await db
    .updateTable('order_share')
    .set((eb) => ({ opens: eb('opens', '+', 1), last_opened_at: now }))
    .where('share_id', '=', shareId)
    .execute();
}
