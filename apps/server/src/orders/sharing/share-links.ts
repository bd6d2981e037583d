import { createHash, randomBytes } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import type { OrderShare, SharedThing } from '@ooh/contract/domain/order-share';
import { grantedPlan } from '../../planning/plan/granted-plan.ts';
import { grantedOrder } from '../order/order-store.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db, DbOrTransaction, Selectable } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { OrderShareTable } from '../../platform/storage/postgres/tables/order-sharing-tables.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const dayMilliseconds = 86_400_000;
const wellFormedToken = /^[A-Za-z0-9_-]{43}$/;

/** What a link belongs to. */
export type ShareSubject =
  | { readonly orderId: string; readonly planId?: undefined }
  | { readonly planId: string; readonly orderId?: undefined };

interface NewShare {
  readonly subject: ShareSubject;
  readonly sharerId: string;
  readonly shows: SharedThing;
  /** What was presented; of links that show it. */
  readonly defenceId?: string;
  readonly showsPrices: boolean;
  readonly days: number;
}

/** Creates a link: a token of 256 random bits, stored as a hash. */
export async function createShare(
  db: DbOrTransaction,
  { subject, sharerId, shows, defenceId, showsPrices, days }: NewShare,
  now: Date,
): Promise<{ shareId: string; token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + days * dayMilliseconds);
  const { share_id: shareId } = await db
    .insertInto('order_share')
    .values({
      order_id: subject.orderId ?? null,
      plan_id: subject.planId ?? null,
      defence_id: defenceId ?? null,
      sharer_id: sharerId,
      token_hash: hashOf(token),
      shows_prices: showsPrices,
      shows,
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

/** Every link of an order or a plan, the newest first. Callers check that the user may see it. */
export async function listShares(
  db: Db,
  { orderId, planId }: ShareSubject,
  now: Date,
  shows?: SharedThing,
): Promise<OrderShare[]> {
  const rows = await db
    .selectFrom('order_share as share')
    .innerJoin('app_user as sharer', 'sharer.id', 'share.sharer_id')
    .selectAll('share')
    .select('sharer.nick_name as sharer_name')
    .where((where) =>
      orderId === undefined ? where('share.plan_id', '=', planId) : where('share.order_id', '=', orderId),
    )
    .$if(shows !== undefined, (query) => query.where('share.shows', '=', shows ?? 'order'))
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

type SubjectColumns = Pick<Selectable<OrderShareTable>, 'order_id' | 'plan_id'>;

/** What a stored link belongs to. */
export const subjectOf = ({ order_id, plan_id }: SubjectColumns): ShareSubject =>
  order_id === null ? { planId: certain(plan_id, 'plan of a link', '') } : { orderId: order_id };

/** Revokes a link immediately. Every user who may see its order or plan may revoke it. Returns that. */
export async function revokeShare(
  db: DbOrTransaction,
  user: SignedInUser,
  shareId: string,
  now: Date,
): Promise<ShareSubject> {
  const share = isRowId(shareId)
    ? await db
        .selectFrom('order_share')
        .select(['order_id', 'plan_id'])
        .where('share_id', '=', shareId)
        .executeTakeFirst()
    : undefined;
  if (share === undefined) throw notFound('分享链接');
  const subject = subjectOf(share);
  const granted: Promise<unknown> =
    subject.orderId === undefined
      ? grantedPlan(db, user, subject.planId)
      : grantedOrder(db, user, subject.orderId);
  await granted.catch((error: unknown) => {
    throw error instanceof AppError ? notFound('分享链接') : error;
  });
  await db
    .updateTable('order_share')
    .set({ revoked_at: now })
    .where('share_id', '=', shareId)
    .where('revoked_at', 'is', null)
    .execute();
  return subject;
}

export type LiveShare = Pick<
  Selectable<OrderShareTable>,
  'share_id' | 'order_id' | 'plan_id' | 'defence_id' | 'sharer_id' | 'shows_prices' | 'expires_at'
>;

/** The link of a token while it is valid, to this thing. */
export async function liveShare(
  db: Db,
  token: string,
  now: Date,
  shows: SharedThing = 'order',
): Promise<LiveShare | undefined> {
  if (!wellFormedToken.test(token)) return undefined;
  return db
    .selectFrom('order_share')
    .select(['share_id', 'order_id', 'plan_id', 'defence_id', 'sharer_id', 'shows_prices', 'expires_at'])
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
