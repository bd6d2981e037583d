import { certain } from '@ooh/contract/core/certain';
import { packRule, type PackRule } from '@ooh/contract/domain/crowd-pack';
import type { Context } from '../../context.ts';
import { portraitDimensions, type CityPortrait } from '../../measurement/crowd/portrait.ts';
import { contradictedLabels } from '../../measurement/crowd/contradicted-labels.ts';
import { basisReleases } from '../../city-data/release/figure-basis.ts';
import { peopleReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { findPlan } from '../plan/plan-store.ts';
import { seesOrganisation } from '../../access/plan-access.ts';
import { presentSize, releasesOfRule } from './estimate-pack.ts';
import { inflateMembers } from '../../measurement/crowd/member-bits.ts';
import { isPackCityGranted, planGroupsOfPacks } from '../../access/pack-access.ts';
import { findUpload, readPackCities, type StoredPack } from './pack-store.ts';
import { presentPacks, sizeOfStored } from './present-pack.ts';

type Stores = Pick<Context, 'db' | 'engine' | 'config'>;
type Clocked = Stores & Pick<Context, 'now'>;

/** Cities in the reader's scope whose members belong to the panel in force: an expired pack has no portrait. */
async function citiesOf(stores: Stores, user: SignedInUser, pack: StoredPack) {
  const stored = (await readPackCities(stores.db, [pack.pack_id])).filter((city) =>
    isPackCityGranted(user, city.city_code),
  );
  const data = await readCityData(
    stores.db,
    stored.map((city) => city.city_code),
  );
  return stored.map((city) => ({
    city,
    data: certain(data.get(city.city_code), 'city data', city.city_code),
  }));
}

type PackCities = Awaited<ReturnType<typeof citiesOf>>;

async function portraitOf(stores: Stores, pack: StoredPack, rule: PackRule, cities: PackCities) {
  const portraits: CityPortrait[] = [];
  for (const { city, data } of cities) {
    const releases = peopleReleasesOf(data);
    if (releases === null || releases.panelReleaseId !== city.panel_release_id) continue;
    const row = await stores.db
      .selectFrom('crowd_pack_city')
      .select('members')
      .where('pack_id', '=', pack.pack_id)
      .where('city_code', '=', city.city_code)
      .executeTakeFirstOrThrow();
    const bits = inflateMembers(row.members, city.panel_persons + city.other_persons);
    portraits.push({
      size: sizeOfStored(city),
      labels: await stores.engine.ask(releases, 'packPortrait', { bits }),
    });
  }
  return portraitDimensions(portraits, stores.config.minimumCell, contradictedLabels(rule.parts));
}

/** The portrait of a pack in the cities of the reader's scope. */
export async function portraitOfPack(stores: Stores, user: SignedInUser, pack: StoredPack) {
  return portraitOf(stores, pack, packRule.parse(pack.rule), await citiesOf(stores, user, pack));
}

async function uploadsOf({ db }: Stores, user: SignedInUser, rule: PackRule) {
  const found = await Promise.all(
    rule.parts.map(async (part) =>
      part.kind === 'upload' ? findUpload(db, user, part.uploadId) : undefined,
    ),
  );
  return found
    .filter((upload) => upload !== undefined)
    .filter((upload) => isPackCityGranted(user, upload.city_code))
    .map((upload) => ({
      uploadId: upload.upload_id,
      fileName: upload.file_name,
      ids: upload.ids,
      matched: upload.matched,
      matchRate: upload.ids === 0 ? 0 : upload.matched / upload.ids,
    }));
}

async function sourcesOf({ db }: Stores, user: SignedInUser, rule: PackRule) {
  const sources: { of: 'plan' | 'order'; id: string; name: string }[] = [];
  for (const part of rule.parts) {
    if (part.kind !== 'exposure') continue;
    const { of, id } = part;
    if (of === 'plan') {
      const plan = await findPlan(db, user, id, planGroupsOfPacks);
      if (plan !== undefined) sources.push({ of, id, name: `${plan.plan_no} ${plan.name}` });
      continue;
    }
    const order = await db
      .selectFrom('media_order')
      .select(['order_no', 'name', 'organisation_id'])
      .where('order_id', '=', id)
      .executeTakeFirst();
    if (order !== undefined && seesOrganisation(user, order.organisation_id))
      sources.push({ of, id, name: `${order.order_no} ${order.name}` });
  }
  return sources;
}

/** A pack with everything that may be said of its people. */
export async function packDetail(stores: Clocked, user: SignedInUser, pack: StoredPack) {
  const { minimumCell } = stores.config;
  const rule = packRule.parse(pack.rule);
  const cities = await citiesOf(stores, user, pack);
  const [[row], portrait, uploads, sources, panels] = await Promise.all([
    presentPacks(stores.db, user, [pack], { minimumCell, now: stores.now() }),
    portraitOf(stores, pack, rule, cities),
    uploadsOf(stores, user, rule),
    sourcesOf(stores, user, rule),
    basisReleases(
      stores.db,
      cities.map(({ city }) => city.panel_release_id),
    ),
  ]);
  return {
    row: row,
    rule,
    cities: cities.map(({ city, data }) => {
      const panel = panels.get(city.panel_release_id) ?? null;
      const releases = releasesOfRule(rule, panel, data.busLines);
      return presentSize(city.city_code, sizeOfStored(city), releases, minimumCell);
    }),
    portrait,
    uploads,
    sources,
    isPlannable: row.state === 'ready' && !row.isArchived,
  };
}
