import { memoize } from '../../platform/memoize.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import type { BookingsOf, SlotBooking } from './unit-vacancy.ts';

interface Row extends SlotBooking {
  readonly bookingKey: string;
  readonly expiresAt: number | null;
}

/** Cities of a comparison at once. */
const kept = memoize<readonly Row[]>(64);

/** Holds and sales of a city that end after a day, without holds that have expired. */
export async function bookingsOfCity(
  db: Db,
  cityCode: string,
  version: string,
  today: string,
  now: Date,
): Promise<BookingsOf> {
  const rows = await kept(`${cityCode}/${version}/${today}`, async () => {
    const found = await sql<Row>`
      select face_id as "bookingKey", slot, lower(period)::text as "startDate",
        (upper(period) - 1)::text as "endDate",
        case when state = 'hold' then extract(epoch from expires_at) * 1000 end as "expiresAt"
      from media_booking
      where city_code = ${cityCode} and is_in_force and state in ('hold', 'sold') and upper(period) > ${today}::date
      order by face_id, slot, period`.execute(db);
    return found.rows.map((row) => ({
      ...row,
      expiresAt: row.expiresAt === null ? null : Number(row.expiresAt),
    }));
  });
  const inForce = rows.filter(({ expiresAt }) => expiresAt === null || expiresAt > now.getTime());
  return Map.groupBy(inForce, ({ bookingKey }) => bookingKey);
}
