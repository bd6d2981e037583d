import { orderPatternGroup, type DamageKind } from '@ooh/contract/domain/monitoring';
import type { PostingState, ShotKind } from '@ooh/contract/domain/order';
import { isGrantedPair, isOwnOrder } from '../../access/granted-pairs.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';

/** Which postings are looked at. */
export interface PostingFilter {
  readonly orderId?: string;
  readonly cityCode?: string;
  readonly mediumId?: number;
  readonly state?: PostingState;
  readonly keyword?: string;
  readonly postingId?: string;
}

/** A posting with its item, order and place. */
export interface PostingRecord {
  posting_id: string;
  item_id: string;
  order_id: string;
  order_no: string;
  order_name: string;
  city_code: string;
  medium_id: number;
  medium_name: string;
  line_id: string | null;
  position_id: string | null;
  unit_name: string;
  level: string;
  unit_no: number;
  quantity: number;
  net_fen: number;
  lng: number | null;
  lat: number | null;
  planned_from: string;
  planned_to: string;
  posted_on: string | null;
  taken_down_on: string | null;
  state: PostingState;
  damage: DamageKind | null;
  creative: string | null;
  note: string | null;
  make_good_of: string | null;
  photos: PhotoFacts[];
}

/** What the row of a posting says of its photos. */
export interface PhotoFacts {
  readonly taken_at: string | null;
  readonly lng: number | null;
  readonly offset_meters: number | null;
  readonly verdict: 'unchecked' | 'accepted' | 'rejected';
  readonly shot: ShotKind;
  readonly is_repeated: boolean;
}

/** SQL: the same picture, as the camera wrote it, stands for another posting. */
export const isRepeated = sql<boolean>`exists (select 1 from monitoring_photo other
  where coalesce(other.original_sha256, other.sha256) = coalesce(photo.original_sha256, photo.sha256)
    and other.posting_id <> photo.posting_id)`;

/** From and where of the postings that a user may see; ids that cannot be are ids of nothing. */
function granted(user: SignedInUser, filter: PostingFilter) {
  const { orderId, cityCode = null, mediumId = null, state = null, postingId, keyword = '' } = filter;
  const isPossible = [orderId, postingId].every((id) => id === undefined || isRowId(id));
  const pattern = containing(keyword);
  return sql`from media_posting posting
    join media_order_item item on item.item_id = posting.item_id
    join media_order orders on orders.order_id = item.order_id
    where ${isPossible} and ${isOwnOrder(user)} and ${isGrantedPair(user, orderPatternGroup)}
      and (${orderId ?? null}::text is null or orders.order_id::text = ${orderId ?? null})
      and (${postingId ?? null}::text is null or posting.posting_id::text = ${postingId ?? null})
      and (${cityCode}::text is null or item.city_code = ${cityCode})
      and (${mediumId}::int is null or item.medium_id = ${mediumId})
      and (${state}::text is null or posting.state = ${state})
      and (${keyword.trim()} = '' or item.unit_name ilike ${pattern} or orders.order_no ilike ${pattern}
        or orders.name ilike ${pattern})`;
}

/** SQL: the days that a posting is for. */
const plannedDays = sql`coalesce(posting.planned, item.period)`;

const sorts = {
  plannedFrom: sql`lower(${plannedDays})`,
  postedOn: sql`posting.posted_on`,
  unitName: sql`item.unit_name`,
  state: sql`posting.state`,
} as const;

export interface PostingPage {
  readonly limit: number;
  readonly offset: number;
  readonly sortBy?: keyof typeof sorts;
  readonly isDescending?: boolean;
}

/** Postings with what their photos say, one page of them. */
export async function readPostings(
  db: DbOrTransaction,
  user: SignedInUser,
  filter: PostingFilter,
  page: PostingPage,
): Promise<PostingRecord[]> {
  const direction = page.isDescending === true ? sql`desc` : sql`asc`;
  const { rows } = await sql<PostingRecord>`
    with wanted as (
      select posting.*, item.order_id, item.city_code, item.medium_id, item.line_id, item.position_id,
        item.unit_name, item.level, item.quantity, item.net_fen, ${plannedDays} as days, orders.order_no,
        orders.name as order_name,
        row_number() over (order by ${sorts[page.sortBy ?? 'plannedFrom']} ${direction} nulls last, posting.posting_id) as place
      ${granted(user, filter)}
      order by place limit ${page.limit} offset ${page.offset})
    select wanted.posting_id, wanted.item_id, wanted.order_id, wanted.order_no, wanted.order_name, wanted.city_code,
      wanted.medium_id, medium.name as medium_name, wanted.line_id, wanted.position_id, wanted.unit_name,
      wanted.level, wanted.unit_no, wanted.quantity, wanted.net_fen::float8 as net_fen, place_of.lng, place_of.lat,
      lower(wanted.days)::text as planned_from, (upper(wanted.days) - 1)::text as planned_to,
      wanted.posted_on::text as posted_on, wanted.taken_down_on::text as taken_down_on, wanted.state, wanted.damage,
      wanted.creative, wanted.note,
      wanted.make_good_of,
      coalesce((select jsonb_agg(jsonb_build_object('taken_at', photo.taken_at, 'lng', photo.lng,
          'offset_meters', photo.offset_meters, 'verdict', photo.verdict, 'shot', photo.shot,
          'is_repeated', ${isRepeated}))
        from monitoring_photo photo where photo.posting_id = wanted.posting_id), '[]'::jsonb) as photos
    from wanted
    join medium on medium.medium_id = wanted.medium_id
    left join lateral (
      select position.lng, position.lat from media_position position
      join data_release release on release.release_id = position.release_id and release.state = 'current'
      where position.position_id = wanted.position_id limit 1) place_of on true
    order by wanted.place`.execute(db);
  return rows;
}

export async function countPostingRows(db: Db, user: SignedInUser, filter: PostingFilter): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total ${granted(user, filter)}`.execute(db);
  return rows[0].total;
}
