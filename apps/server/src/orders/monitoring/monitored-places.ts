import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { grantedEffectOrder } from '../effect/effect-order.ts';
import { isGrantedPair } from '../../access/granted-pairs.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql } from '../../platform/storage/postgres/database.ts';

type Places = CallOutput<'v1/monitoring/places'>;
type Row = Places['rows'][number];

/** Where the units of an order stand: a face at its position, a vehicle where it was last photographed. */
export async function monitoredPlaces(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  input: ParsedInput<'v1/monitoring/places'>,
): Promise<Places> {
  const { cityCode = null, state = null } = input;
  const order = await grantedEffectOrder(context, user, orderPatternGroup, input.orderId);
  const { rows } = await sql<Omit<Row, 'lng' | 'lat'> & { lng: number | null; lat: number | null }>`
    select posting.posting_id as "postingId", item.unit_name as "unitName", posting.unit_no as "unitNo",
      item.city_code as "cityCode", posting.state, coalesce(place.lng, photo.lng) as lng,
      coalesce(place.lat, photo.lat) as lat, case when place.lng is null then 'photo' else 'face' end as source
    from media_posting posting
    join media_order_item item on item.item_id = posting.item_id
    left join lateral (
      select position.lng, position.lat from media_position position
      join data_release release on release.release_id = position.release_id and release.state = 'current'
      where position.position_id = item.position_id limit 1) place on true
    left join lateral (
      select photo.lng, photo.lat from monitoring_photo photo
      where photo.posting_id = posting.posting_id and photo.lng is not null
      order by photo.taken_at desc nulls last, photo.photo_id limit 1) photo on true
    where item.order_id = ${order.orderId}::uuid and ${isGrantedPair(user, orderPatternGroup)}
      and (${cityCode}::text is null or item.city_code = ${cityCode})
      and (${state}::text is null or posting.state = ${state})
    order by item.item_no, posting.unit_no, posting.posting_id`.execute(context.db);
  const placed = rows.flatMap(({ lng, lat, ...row }) =>
    lng === null || lat === null ? [] : [{ ...row, lng, lat }],
  );
  return { rows: placed, withoutPlace: rows.length - placed.length };
}
