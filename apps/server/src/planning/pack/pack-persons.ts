import { systemCrowdOf } from '@ooh/contract/domain/system-crowds';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { isPackCityGranted } from '../../access/pack-access.ts';
import { findPack } from './pack-store.ts';

/** A pack, or a crowd of the platform, by its id. */
export interface NamedPack {
  readonly packId: string;
  readonly name: string;
  /** Cities with persons of the panel in force, in the reader's scope; null for every city. */
  readonly cityCodes: readonly string[] | null;
}

async function citiesInForce(db: Db, user: SignedInUser, packId: string): Promise<string[]> {
  const { rows } = await sql<{ city_code: string }>`
    select city.city_code from crowd_pack_city city
    join data_release release on release.release_id = city.panel_release_id and release.state = 'current'
    where city.pack_id = ${packId}::uuid order by city.city_code`.execute(db);
  return rows.map(({ city_code }) => city_code).filter((city) => isPackCityGranted(user, city));
}

/** The pack with the cities in which its persons are known. Throws the same error for unknown and foreign ones. */
export async function namedPack(db: Db, user: SignedInUser, packId: string): Promise<NamedPack> {
  const crowd = systemCrowdOf(packId);
  if (crowd !== undefined) return { packId, name: crowd.name, cityCodes: null };
  const pack = await findPack(db, user, packId);
  if (pack === undefined) throw notFound('人群包');
  return { packId, name: pack.name, cityCodes: await citiesInForce(db, user, packId) };
}
