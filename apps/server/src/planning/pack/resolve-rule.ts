import { certain } from '@ooh/contract/core/certain';
import type { PackRule, PackRulePart } from '@ooh/contract/domain/crowd-pack';
import { systemCrowdOf } from '@ooh/contract/domain/system-crowds';
import { placesOf } from '../../city-data/bus-line/city-lines.ts';
import type { Context } from '../../context.ts';
import { peopleReleasesOf, type CityData } from '../../city-data/release/city-data.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import type { MemberPart } from '../../measurement/engine/work/pack-members.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { registerOf } from '../../city-data/bus-line/city-lines.ts';
import { exposurePartsOf } from './exposure-parts.ts';
import { bitsOfPersons, inflateMembers } from '../../measurement/crowd/member-bits.ts';
import { cellsNearOrders } from './near-cells.ts';
import { cellsOfPlaces } from '../../city-data/place/place-cells.ts';
import { visitorsOf } from './visitors.ts';

/** A city with the panel, and the lines where it has some, that a rule is computed on. */
export interface PackCity {
  readonly cityCode: string;
  readonly data: CityData;
  readonly releases: ModelReleases;
  readonly personCount: number;
}

type Stores = Pick<Context, 'db' | 'engine' | 'clickhouse'>;

/** The city, or null while it has no panel. */
export async function loadPackCity(stores: Stores, data: CityData): Promise<PackCity | null> {
  const releases = peopleReleasesOf(data);
  if (releases === null) return null;
  const size = await stores.engine.ask(releases, 'packSize', {
    parts: [{ kind: 'labels', join: 'and', audience: { groups: [] } }],
  });
  return { cityCode: data.cityCode, data, releases, personCount: size.panelPersons };
}

async function storedMembers(
  { db }: Stores,
  city: PackCity,
  part: Extract<PackRulePart, { kind: 'upload' | 'pack' }>,
): Promise<Uint8Array> {
  const of = (rows: readonly { members: Buffer; panel_release_id: string }[]) => {
    const [row] = rows;
    if (row === undefined) return new Uint8Array((city.personCount + 7) >> 3);
    if (row.panel_release_id !== city.releases.panelReleaseId) {
      const what = part.kind === 'upload' ? '上传的人群' : '引用的人群包';
      throw new AppError('refused', `${what}对应的人群样本已更换，请重新上传或重新计算`);
    }
    return inflateMembers(row.members, city.personCount);
  };
  if (part.kind === 'upload')
    return of(
      await db
        .selectFrom('crowd_pack_upload')
        .select(['members', 'panel_release_id'])
        .where('upload_id', '=', part.uploadId)
        .where('city_code', '=', city.cityCode)
        .execute(),
    );
  return of(
    await db
      .selectFrom('crowd_pack_city')
      .select(['members', 'panel_release_id'])
      .where('pack_id', '=', part.packId)
      .where('city_code', '=', city.cityCode)
      .execute(),
  );
}

async function resolvePart(
  stores: Stores,
  city: PackCity,
  part: PackRulePart,
  signal?: AbortSignal,
): Promise<MemberPart> {
  const { join } = part;
  switch (part.kind) {
    case 'labels':
      return { kind: 'labels', join, audience: part.targetAudience };
    case 'place': {
      const cells = cellsOfPlaces(part, await placesOf(stores.db, city.data.places));
      const rule = { cells, leastDays: part.leastDays, leastMinutes: part.leastMinutes };
      const persons = await visitorsOf(stores.clickhouse, city.releases.panelReleaseId, rule, signal);
      return { kind: 'persons', join, bits: bitsOfPersons(persons, city.personCount) };
    }
    case 'exposure': {
      const [parts, register] = await Promise.all([
        exposurePartsOf(stores.db, part, city.cityCode),
        registerOf(stores.db, certain(city.data.busLines, 'bus lines of the city', city.cityCode)),
      ]);
      const { leastContacts, leastChance } = part;
      // A line that the network no longer has meets nobody.
      const known = parts.filter(({ lineId }) => register.has(lineId));
      return { kind: 'exposure', join, parts: known, leastContacts, leastChance };
    }
    case 'near': {
      const { radiusMeters, leastDays, ...hours } = part.nearby;
      const cells = await cellsNearOrders(stores.db, part.orderIds, city.cityCode, radiusMeters);
      const rule = { cells, leastDays, leastMinutes: 0, hours };
      const persons = await visitorsOf(stores.clickhouse, city.releases.panelReleaseId, rule, signal);
      return { kind: 'persons', join, bits: bitsOfPersons(persons, city.personCount) };
    }
    case 'pack': {
      const crowd = systemCrowdOf(part.packId);
      if (crowd !== undefined) return { kind: 'labels', join, audience: { groups: [...crowd.groups] } };
      return { kind: 'persons', join, bits: await storedMembers(stores, city, part) };
    }
    case 'upload':
      return { kind: 'persons', join, bits: await storedMembers(stores, city, part) };
  }
}

/** A rule as the engine takes it in one city: what stores know is looked up, the rest is left to the engine. */
export async function resolveRule(
  stores: Stores,
  city: PackCity,
  rule: PackRule,
  signal?: AbortSignal,
): Promise<MemberPart[]> {
  return Promise.all(rule.parts.map((part) => resolvePart(stores, city, part, signal)));
}
