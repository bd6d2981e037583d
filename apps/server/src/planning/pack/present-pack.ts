import { type PackRow, packRule } from '@ooh/contract/domain/crowd-pack';
import { combineSizes } from '../../measurement/crowd/crowd-estimate.ts';
import type { CrowdSize } from '../../measurement/engine/work/crowd-figures.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { packCitiesOf, planGroupsOfPacks } from '../../access/pack-access.ts';
import { hiddenPlanIds } from '../plan/plan-store.ts';
import { stateToday } from './ready-pack.ts';
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

/** Plans that the words of a pack name. */
const planIdsOf = (pack: StoredPack): string[] =>
  packRule
    .parse(pack.rule)
    .parts.flatMap((part) => (part.kind === 'exposure' && part.of === 'plan' ? [part.id] : []));

/** The rules of packs in words, without the names of plans that the reader may not see. */
export async function wordsForReader(
  db: Db,
  user: SignedInUser,
  packs: readonly StoredPack[],
): Promise<(pack: StoredPack) => string> {
  const hiddenPlans = await hiddenPlanIds(db, user, packs.flatMap(planIdsOf), planGroupsOfPacks);
  return (pack) =>
    planIdsOf(pack).some((planId) => hiddenPlans.has(planId)) ? '依据您数据权限以外的方案' : pack.summary;
}

/** Packs as rows: figures and cities are those of the reader's scope. */
export async function presentPacks(
  db: Db,
  user: SignedInUser,
  packs: readonly StoredPack[],
  { minimumCell, now }: { readonly minimumCell: number; readonly now: Date },
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
  const words = await wordsForReader(db, user, packs);
  const ofPack = Map.groupBy(cities, (city) => city.pack_id);
  const names = new Map(owners.map((owner) => [owner.id, owner.nick_name]));
  return packs.map((pack) => {
    const visible = pack.city_codes.filter((city) => granted === null || granted.includes(city));
    const { state, reason } = stateToday(pack, now);
    const sizes = (ofPack.get(pack.pack_id) ?? []).filter((city) => visible.includes(city.city_code));
    return {
      packId: pack.pack_id,
      packNo: pack.pack_no,
      name: pack.name,
      category: pack.category,
      summary: words(pack),
      state,
      // A reason may name a city outside the reader's scope.
      stateReason: visible.length === pack.city_codes.length ? reason : null,
      jobId: pack.job_id,
      cityCodes: visible,
      cityNames: visible.map(cityName),
      ...combineSizes(sizes.map(sizeOfStored), minimumCell),
      sources: pack.source_ids.length,
      folder: pack.folder,
      validUntil: pack.valid_until,
      isArchived: pack.is_archived,
      version: pack.version,
      isSample: pack.is_sample,
      createdBy: names.get(pack.owner_id) ?? '',
      createdAt: pack.created_at.toISOString(),
      updatedAt: pack.updated_at.toISOString(),
    };
  });
}
