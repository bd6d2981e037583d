import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import type { Vacancy } from '@ooh/contract/domain/home';
import { pairScopeOf, scopeGrants } from '../../access/pair-scope.ts';
import { memoize } from '../../platform/memoize.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { cityName } from '../../reference/region/regions.ts';

/** Slots of every city and medium do not depend on bookings: they are counted once per set of current releases. */
const slotCounts = memoize<{ city: string; medium: number; name: string; slots: number }[]>(2);

async function slotsOf(db: Db) {
  const { rows } = await sql<{ key: string | null }>`
    select string_agg(release_id || ':' || revision, ',' order by release_id) as key from data_release
    where kind = 'media-positions' and state = 'current'`.execute(db);
  return slotCounts(rows[0].key ?? '', async () => {
    const counted = await sql<{ city: string; medium: number; name: string; slots: number }>`
      select release.city_code as city, face.medium_id as medium, medium.name, sum(face.slots)::int as slots
      from media_face face join data_release release using (release_id) join medium using (medium_id)
      where release.kind = 'media-positions' and release.state = 'current'
      group by release.city_code, face.medium_id, medium.name
      order by release.city_code, face.medium_id`.execute(db);
    return counted.rows;
  });
}

/** Slots that are held or sold on a day, by city and medium: holds and sales of one slot never overlap. */
async function takenOn(db: Db, day: string, now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ pair: string; taken: number }>`
    select booking.city_code || ' ' || booking.medium_id as pair,
      count(*)::int as taken
    from media_booking booking
    where booking.is_in_force and booking.state in ('hold', 'sold') and booking.period @> ${day}::date
      and (booking.state = 'sold' or booking.expires_at is null or booking.expires_at > ${now})
    group by booking.city_code, booking.medium_id`.execute(db);
  return new Map(rows.map(({ pair, taken }) => [pair, taken]));
}

/** Slots of every granted city and fixed medium, and how many are free on a day. */
export async function vacanciesOn(
  db: Db,
  user: Pick<SignedInUser, 'permission'>,
  day: string,
  now: Date,
): Promise<Vacancy[]> {
  const scope = pairScopeOf(user.permission, mediaInventoryGroup);
  const taken = await takenOn(db, day, now);
  return (await slotsOf(db))
    .filter(({ city, medium }) => scopeGrants(scope, city, medium))
    .map(({ city, medium, name, slots }) => ({
      cityCode: city,
      cityName: cityName(city),
      mediumId: medium,
      mediumName: name,
      slots,
      freeSlots: Math.max(0, slots - (taken.get(`${city} ${medium}`) ?? 0)),
    }));
}
