import type { PackRow } from '@ooh/contract/domain/crowd-pack';
import { combineSizes } from '../crowd/crowd-estimate.ts';
import type { CrowdSize } from '../engine/work/crowd-figures.ts';
import { cityName } from '../region/regions.ts';
import type { SignedInUser } from '../session/session.ts';
import type { Db } from '../storage/postgres/database.ts';
import { packCitiesOf } from './pack-access.ts';
import { readPackCities, type StoredPack, type StoredPackCity } from './pack-store.ts';

/** A stored city as the engine told it. */
export function sizeOfStored(city: StoredPackCity): CrowdSize {
  const { persons: value, persons_low: low, persons_high: high, universe } = city;
  return {
    universe,
    panelPersons: city.panel_persons,
    otherPersons: city.other_persons,
    persons: { value, low, high },
    share: { value: value / universe, low: low / universe, high: high / universe },
  };
}

/** Packs as rows: figures and cities are those of the reader's scope. */
export async function presentPacks(
  db: Db,
  user: SignedInUser,
  packs: readonly StoredPack[],
  minimumCell: number,
): Promise<PackRow[]> {
  const granted = packCitiesOf(user);
  const [cities, owners] = await Promise.all([
    readPackCities(
      db,
      packs.map((pack) => pack.pack_id),
    ),
    packs.length === 0
      ? []
      : db
          .selectFrom('app_user')
          .select(['id', 'nick_name'])
          .where('id', 'in', [...new Set(packs.map((pack) => pack.owner_id))])
          .execute(),
  ]);
  const ofPack = Map.groupBy(cities, (city) => city.pack_id);
  const names = new Map(owners.map((owner) => [owner.id, owner.nick_name]));
  return packs.map((pack) => {
    const visible = pack.city_codes.filter((city) => granted === null || granted.includes(city));
    const sizes = (ofPack.get(pack.pack_id) ?? []).filter((city) => visible.includes(city.city_code));
    return {
      packId: pack.pack_id,
      packNo: pack.pack_no,
      name: pack.name,
      category: pack.category,
      summary: pack.summary,
      state: pack.state,
      // A reason may name a city outside the reader's scope.
      stateReason: visible.length === pack.city_codes.length ? pack.state_reason : null,
      jobId: pack.job_id,
      cityCodes: visible,
      cityNames: visible.map(cityName),
      ...combineSizes(sizes.map(sizeOfStored), minimumCell),
      sources: pack.source_ids.length,
      version: pack.version,
      isSample: pack.is_sample,
      createdBy: names.get(pack.owner_id) ?? '',
      createdAt: pack.created_at.toISOString(),
      updatedAt: pack.updated_at.toISOString(),
    };
  });
}
