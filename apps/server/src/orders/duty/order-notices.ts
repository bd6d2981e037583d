import type { Notice } from '@ooh/contract/v1/notices/list';
import type { OrderMode, OrderState } from '@ooh/contract/domain/order';
import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import { pairScopeOf, scopeGrantsSql } from '../../access/pair-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db, type RawBuilder } from '../../platform/storage/postgres/database.ts';
import { isOrderVisible, isPairGrantedSql } from '../order/order-scope.ts';
import { isFollowedBy } from '../sharing/followers.ts';

type Row = Pick<Notice, 'noticeId' | 'kind' | 'subject' | 'text' | 'actorName' | 'orderId'> & {
  readonly orderMode: OrderMode;
  readonly orderState: OrderState | null;
  readonly at: Date;
};

/** Of every kind the newest are read. */
const newest = 50;

const orderColumns = sql`media_order.name as subject, media_order.order_id as "orderId",
  media_order.mode as "orderMode"`;

/** SQL condition on `media_order`: it is the user's own matter; see `isOwnMatterOf`. */
const isOwnMatter = (user: SignedInUser) =>
  user.organisationKind === 'advertiser'
    ? sql<boolean>`true`
    : sql<boolean>`media_order.owner_id = ${user.userId}::uuid`;

/** SQL condition on `media_order`: it is the user's own matter, or he follows it. */
const concerns = (user: SignedInUser) => sql<boolean>`(${isOwnMatter(user)} or ${isFollowedBy(user)})`;

const isRefusal = sql<boolean>`(event.answered_version is not null and event.to_state = 'planning')`;

/** SQL condition on `media_order`: the user submitted it to the client at some time. */
const hasSubmitted = (user: SignedInUser) => sql<boolean>`exists (select 1 from media_order_event submission
  where submission.order_id = media_order.order_id and submission.to_state = 'confirming'
    and submission.actor_id = ${user.userId}::uuid)`;

/** SQL condition on `act` and its `media_order`: some of its lines are for the user to decide about; see `mayDecide`. */
const mayDecideSome = (user: SignedInUser): RawBuilder<boolean> => {
  const others =
    user.organisationKind === 'platform'
      ? sql<boolean>`true`
      : sql<boolean>`media_order.owner_id <> ${user.userId}::uuid`;
  const maintained = scopeGrantsSql(
    pairScopeOf(user.permission, dataReleaseGroup),
    sql`line ->> 'cityCode'`,
    sql`(line ->> 'mediumId')::int`,
  );
  return sql<boolean>`(${others} and exists (select 1 from jsonb_array_elements(act.lines) as line
    where ${maintained}))`;
};

/** Steps of own and followed orders that others took, or that came about by themselves, and answers of clients to own submissions. */
const steps = (user: SignedInUser, since: Date): RawBuilder<Row> => sql<Row>`
  select 'step ' || event.event_id as "noticeId",
    case when ${isRefusal} then 'order-refused' else 'order-step' end as kind, ${orderColumns},
    event.to_state as "orderState", event.reason as text, app_user.nick_name as "actorName", event.at
  from media_order_event event join media_order using (order_id)
  left join app_user on app_user.id = event.actor_id
  where event.at > ${since} and event.actor_id is distinct from ${user.userId}::uuid
    and event.from_state is not null and ${isOrderVisible(user)}
    and (${concerns(user)} or (event.answered_version is not null and ${hasSubmitted(user)}))
  order by event.at desc limit ${newest}`;

/** Orders that others handed to the user. */
const transfers = (user: SignedInUser, since: Date): RawBuilder<Row> => sql<Row>`
  select 'transfer ' || transfer.transfer_id as "noticeId", 'order-transfer' as kind, ${orderColumns},
    null as "orderState", transfer.reason as text, app_user.nick_name as "actorName", transfer.at
  from order_transfer transfer join media_order using (order_id)
  join app_user on app_user.id = transfer.actor_id
  where transfer.at > ${since} and transfer.to_id = ${user.userId}::uuid
    and transfer.actor_id <> ${user.userId}::uuid and ${isOrderVisible(user)}
  order by transfer.at desc limit ${newest}`;

/** What others said of own and followed orders, or to the user; of a unit outside his scope nothing is told. */
const comments = (user: SignedInUser, since: Date): RawBuilder<Row> => sql<Row>`
  select 'comment ' || comment.comment_id as "noticeId",
    case when ${user.userId} = any (comment.mentioned_ids::text[]) then 'mention' else 'comment' end as kind,
    ${orderColumns}, null as "orderState", comment.body as text, app_user.nick_name as "actorName",
    comment.created_at as at
  from order_comment comment join media_order using (order_id)
  join app_user on app_user.id = comment.author_id
  where comment.created_at > ${since} and comment.author_id <> ${user.userId}::uuid and ${isOrderVisible(user)}
    and (comment.city_code is null or comment.medium_id is null
      or ${isPairGrantedSql(user, sql.ref('comment.city_code'), sql.ref('comment.medium_id'))})
    and (${concerns(user)} or ${user.userId} = any (comment.mentioned_ids::text[]))
  order by comment.created_at desc limit ${newest}`;

/** Discounts that wait for the approval of the user, and decisions about discounts of own orders or that he asked for; never for the client. */
const discounts = (user: SignedInUser, since: Date): RawBuilder<Row> => sql<Row>`
  select 'discount ' || act.approval_id as "noticeId", 'discount-' || act.kind as kind, ${orderColumns},
    null as "orderState", act.reason as text, app_user.nick_name as "actorName", act.at
  from discount_approval act join media_order using (order_id)
  left join app_user on app_user.id = act.actor_id
  where act.at > ${since} and act.actor_id is distinct from ${user.userId}::uuid and ${isOrderVisible(user)}
    and ${user.organisationKind !== 'advertiser'} and case when act.kind = 'requested' then ${mayDecideSome(user)}
      else ${isOwnMatter(user)} or exists (select 1 from discount_approval request
        where request.order_id = act.order_id and request.kind = 'requested'
          and request.actor_id = ${user.userId}::uuid) end
  order by act.at desc limit ${newest}`;

/** Links that the user gave away and that somebody opened. */
const openedShares = (user: SignedInUser, since: Date): RawBuilder<Row> => sql<Row>`
  select 'share ' || share.share_id || ' ' || share.opens as "noticeId", 'share-opened' as kind, ${orderColumns},
    null as "orderState", '已打开 ' || share.opens || ' 次' as text, null as "actorName", share.last_opened_at as at
  from order_share share join media_order using (order_id)
  where share.sharer_id = ${user.userId}::uuid and share.last_opened_at > ${since} and ${isOrderVisible(user)}
  order by share.last_opened_at desc limit ${newest}`;

/** What happened to the orders of a user since a moment, by others. */
export async function orderNotices(
  db: Db,
  user: SignedInUser,
  since: Date,
): Promise<Omit<Notice, 'isUnread' | 'address'>[]> {
  const found: Row[] = [];
  for (const question of [steps, transfers, discounts, comments, openedShares])
    found.push(...(await question(user, since).execute(db)).rows);
  return found.map((row) => ({ ...row, planId: null, planKind: null, at: row.at.toISOString() }));
}
