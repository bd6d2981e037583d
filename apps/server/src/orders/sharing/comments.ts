import { certain } from '@ooh/contract/core/certain';
import { decks } from '@ooh/contract/domain/bus-names';
import type { OrderComment } from '@ooh/contract/domain/order-comment';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { isPairGrantedSql } from '../order/order-scope.ts';
import { grantedOrder, readItems, type StoredItem } from '../order/order-store.ts';
import { cityName } from '../../reference/region/regions.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import {
  sql,
  type Db,
  type DbOrTransaction,
  type Selectable,
} from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { OrderCommentTable } from '../../platform/storage/postgres/tables/order-sharing-tables.ts';
import { colleaguesFor } from './colleagues.ts';

/** The unit of an item: its face, or its line and deck. Items are rewritten with every change, units are stable. */
const unitKeyOf = (item: Pick<StoredItem, 'face_id' | 'line_id' | 'deck'>): string =>
  item.face_id ?? `${item.line_id}:${item.deck}`;

type CommentRow = Selectable<OrderCommentTable> & { readonly author_name: string };

async function present(
  db: DbOrTransaction,
  user: SignedInUser,
  rows: readonly CommentRow[],
): Promise<OrderComment[]> {
  const ids = [...new Set(rows.flatMap((row) => row.mentioned_ids))];
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('app_user').select(['id', 'nick_name']).where('id', 'in', ids).execute();
  const names = new Map(people.map((one) => [one.id, one.nick_name]));
  return rows.map(({ unit_key: unitKey, ...row }) => ({
    commentId: row.comment_id,
    authorName: row.author_name,
    body: row.body,
    mentions: row.mentioned_ids.map((userId) => ({ userId, nickName: names.get(userId) ?? '已停用用户' })),
    isForMe: row.mentioned_ids.includes(user.userId),
    isOwn: row.author_id === user.userId,
    unit:
      unitKey === null
        ? null
        : {
            unitKey,
            unitName: certain(row.unit_name, 'unit name of the comment', row.comment_id),
            deck: decks.find((deck) => unitKey.endsWith(`:${deck}`)) ?? null,
            cityName: cityName(certain(row.city_code, 'city of the comment', row.comment_id)),
          },
    createdAt: row.created_at.toISOString(),
  }));
}

/** One page of an order's comments, the newest first; those on units outside the reader's scope are not there. */
export async function listComments(
  db: Db,
  user: SignedInUser,
  input: ParsedInput<'v1/orders/comments'>,
): Promise<CallOutput<'v1/orders/comments'>> {
  const order = await grantedOrder(db, user, input.orderId);
  const { unitKey, forMe, pageNo, pageSize } = input;
  const pair = isPairGrantedSql(user, sql.ref('comment.city_code'), sql.ref('comment.medium_id'));
  const wanted = db
    .selectFrom('order_comment as comment')
    .where('comment.order_id', '=', order.order_id)
    .where(sql<boolean>`(comment.unit_key is null or ${pair})`)
    .$call((query) => (unitKey === undefined ? query : query.where('comment.unit_key', '=', unitKey)))
    .$if(forMe, (query) => query.where(sql<boolean>`${user.userId}::uuid = any (comment.mentioned_ids)`));
  const [rows, { total }] = await Promise.all([
    wanted
      .innerJoin('app_user as author', 'author.id', 'comment.author_id')
      .selectAll('comment')
      .select('author.nick_name as author_name')
      .orderBy('comment.created_at', 'desc')
      .orderBy('comment.comment_id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: await present(db, user, rows), total, pageNo, pageSize };
}

/** The commented item of the order; the same error for unknown and ungranted ones. */
export async function grantedItem(
  db: DbOrTransaction,
  user: SignedInUser,
  orderId: string,
  itemId: string | undefined,
): Promise<StoredItem | null> {
  if (itemId === undefined) return null;
  const items = await readItems(db, user, [orderId]);
  const item = items.find((one) => one.item_id === itemId);
  if (item === undefined) throw notFound('该行媒体');
  return item;
}

/** Writes a comment; only colleagues who can see its subject may be mentioned. */
export async function addComment(
  db: DbOrTransaction,
  user: SignedInUser,
  input: ParsedInput<'v1/orders/add-comment'>,
  now: Date,
): Promise<OrderComment> {
  const order = await grantedOrder(db, user, input.orderId);
  const item = await grantedItem(db, user, order.order_id, input.itemId);
  const mentioned = [...new Set(input.mentionedIds)];
  const colleagues = mentioned.length === 0 ? [] : await colleaguesFor(db, user, order, item);
  const known = new Set(colleagues.map((one) => one.userId));
  if (mentioned.some((id) => !known.has(id)))
    throw new AppError('invalid', '提及的同事不存在，或看不到该订单');
  const stored = await db
    .insertInto('order_comment')
    .values({
      order_id: order.order_id,
      author_id: user.userId,
      body: input.body,
      mentioned_ids: mentioned,
      unit_key: item === null ? null : unitKeyOf(item),
      unit_name: item?.unit_name ?? null,
      city_code: item?.city_code ?? null,
      medium_id: item?.medium_id ?? null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const [comment] = await present(db, user, [{ ...stored, author_name: user.nickName }]);
  return comment;
}

/** Withdraws the user's own comment. Returns its order. */
export async function removeComment(
  db: DbOrTransaction,
  user: SignedInUser,
  commentId: string,
): Promise<string> {
  if (!isRowId(commentId)) throw notFound('评论');
  const removed = await db
    .deleteFrom('order_comment')
    .where('comment_id', '=', commentId)
    .where('author_id', '=', user.userId)
    .returning('order_id')
    .executeTakeFirst();
  if (removed === undefined) throw notFound('评论');
  return removed.order_id;
}
