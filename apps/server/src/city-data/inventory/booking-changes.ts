import { sql, type Db } from '../../platform/storage/postgres/database.ts';

/** Number of rows kept per city; deleting older ones never repeats a combination of count and sum. */
const kept = 200;

/** Drops all but the newest notes of every city. */
export async function dropOldBookingChanges(db: Db): Promise<void> {
  await sql`delete from booking_change old using (
      select city_code, change_id, row_number() over (partition by city_code order by change_id desc) as place
      from booking_change) numbered
    where old.city_code = numbered.city_code and old.change_id = numbered.change_id
      and numbered.place > ${kept}`.execute(db);
}
