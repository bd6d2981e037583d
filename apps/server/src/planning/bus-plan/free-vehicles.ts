import { plannedMedium } from '@ooh/contract/domain/moving-media';
import type { Deck } from '@ooh/contract/domain/bus-names';
import type { Context } from '../../context.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { availableVehicles } from './availability.ts';
import type { RegisterLine } from '../../city-data/bus-line/line-register.ts';
import type { PlanCity } from './plan-city.ts';

/** Vehicles of a line, by deck, that can be bought for all of a flight. */
export type FreeVehicles = (
  line: Pick<RegisterLine, 'lineId' | 'vehicles' | 'inPublication' | 'registeredOn'>,
) => Record<Deck, number>;

/** Bookings to ignore: the order's own, or those of the orders created from a plan. */
export type OwnBookings = { readonly planId: string } | { readonly orderId: string };

const ownCondition = (own: OwnBookings) =>
  'planId' in own
    ? sql<boolean>`${own.planId}::uuid = any(media_order.smart_plan_ids)`
    : sql<boolean>`media_order.order_id = ${own.orderId}::uuid`;

/** Vehicles that are not in publication when a flight begins, less those that orders hold or have bought on some day of it. */
export async function readFreeVehicles(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cityCode, flight }: Pick<PlanCity, 'cityCode' | 'flight'>,
  own?: OwnBookings,
): Promise<FreeVehicles> {
  const isOwn = own === undefined ? sql<boolean>`false` : ownCondition(own);
  const { rows } = await sql<{ unit: string; slots: number[] }>`
    select booking.face_id as unit, array_agg(distinct booking.slot) as slots
    from media_booking booking
    left join media_order_item item on item.item_id = booking.order_item_id
    left join media_order on media_order.order_id = item.order_id
    where booking.city_code = ${cityCode} and booking.medium_id = ${plannedMedium.mediumId} and booking.is_in_force
      and (booking.state = 'sold' or (booking.state = 'hold' and booking.expires_at > ${now()}))
      and booking.period && daterange(${flight.startDate}::date, ${flight.endDate}::date, '[]')
      and (${isOwn}) is not true
    group by booking.face_id`.execute(db);
  const booked = new Map(rows.map(({ unit, slots }) => [unit, slots]));
  return (line) => {
    const all = availableVehicles(line, flight.startDate);
    const freeOf = (deck: Deck): number => {
      const slots = booked.get(`${line.lineId}:${deck}`) ?? [];
      return all[deck] - slots.filter((slot) => slot <= all[deck]).length;
    };
    return { single: freeOf('single'), double: freeOf('double') };
  };
}
