import { sql, type Db } from '../storage/postgres/database.ts';

/** Rows of a city that are kept: their number and sum never come again once the oldest are dropped. */
const kept = 200;

/**
 * Stands for the bookings of a city as they are committed: the same text, the same bookings. Read it before what is
 * counted from them, so that a count is never older than its text.
 */
export async function bookingState(db: Db, cityCode: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select count(*) || ':' || coalesce(sum(change_id), 0) as state
    from booking_change where city_code = ${cityCode}`.execute(db);
  return rows[0]!.state;
}

/** Drops all but the newest notes of every city. */
export async function dropOldBookingChanges(db: Db): Promise<void> {
  await sql`delete from booking_change old using (
      select city_code, change_id, row_number() over (partition by city_code order by change_id desc) as place
      from booking_change) numbered
    where old.city_code = numbered.city_code and old.change_id = numbered.change_id
      and numbered.place > ${kept}`.execute(db);
}
