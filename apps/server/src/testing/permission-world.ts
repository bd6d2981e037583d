import { busBodyMediumId } from '@ooh/contract/domain/bus-medium';
import { mostMaterials } from '@ooh/contract/domain/creative-material-names';
import { exampleEvidence } from '@ooh/contract/domain/strategy-draft';
import type { PermissionGroupPath } from '@ooh/contract/permission/permission-structure';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import type { Config } from '../platform/config/config.ts';
import { seedCities } from '../demo/seed-cities.ts';
import { seedCommerce } from '../demo/seed-commerce.ts';
import { cityName } from '../reference/region/regions.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import {
  chengdu,
  dataProfiles,
  guangzhou,
  hangzhou,
  shanghai,
  shenzhen,
  structureFor,
  beijing,
  worldCities,
} from './data-profiles.ts';
import { copyMade, type Fill } from './made-stores.ts';
import { newPlan, signInAs } from './seeded-plan.ts';
import { drawCity, publishLines } from './small-city.ts';
import type { Pair } from './scoped-call.ts';
import { storedAreaPlan } from './stored-area-plan.ts';
import { openTestService, serviceOn, type TestService } from './test-service.ts';
import { emptyStores } from './test-stores.ts';

/** A purchase of one of the world's orders. */
export interface WorldItem {
  readonly orderId: string;
  readonly itemId: string;
  readonly cityCode: string;
  readonly mediumId: number;
  readonly unitName: string;
  readonly formId: number;
  readonly faceId: string | null;
  readonly positionId: string | null;
  readonly lineId: string | null;
  readonly deck: string | null;
}

export interface PermissionWorld {
  readonly service: TestService;
  readonly planIds: readonly string[];
  /** A geofence plan with faces of every medium in all cities, and those that it chose. */
  readonly areaPlanId: string;
  readonly areaPlanUnits: readonly AreaUnit[];
  /** These and a plan of places that names its media. */
  readonly allPlanIds: readonly string[];
  /** Cities of a plan with the media that it is about; null where it is about all of them. */
  pairsOfPlan(planId: string): readonly Pair[];
  /** Shared strategy drafts of the platform, with findings in their cities. */
  readonly draftIds: readonly string[];
  /** Creative applications in the cities, those of orders first. */
  readonly creativeIds: readonly string[];
  /** Orders whose items lie in many pairs, and with postings where they have run. */
  readonly orderIds: readonly string[];
  /** A city each, with an order that buys there and nothing but one medium. */
  readonly plainOrders: readonly PlainOrder[];
  /** Everything that these orders buy. */
  readonly items: readonly WorldItem[];
  /** A business district of a city with media around it. */
  businessDistrictOf(cityCode: string): string;
  /** Media by name, and cities. */
  readonly names: ReadonlyMap<string, number | string>;
  /** A user of the platform whose grants in some groups are those of a profile. */
  userOf(profile: string, groups: readonly PermissionGroupPath[]): Promise<{ token: string; userId: string }>;
}

/** The orders with the most pairs of city and medium, running ones first. */
async function variedOrders({ context }: TestService): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select o.order_id from media_order o join media_order_item i using (order_id)
    group by o.order_id
    order by (o.state in ('running', 'ended', 'closed')) desc,
      count(distinct (i.city_code, i.medium_id)) desc, o.order_id
    limit ${variedOrderCount}`.execute(context.db);
  return rows.map((row) => row.order_id);
}

const variedOrderCount = 10;

async function itemsOf({ context }: TestService, orderIds: readonly string[]): Promise<WorldItem[]> {
  const rows = await context.db
    .selectFrom('media_order_item')
    .select(['order_id', 'item_id', 'city_code', 'medium_id', 'unit_name', 'form_id'])
    .select(['face_id', 'position_id', 'line_id', 'deck'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('item_no')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    itemId: row.item_id,
    cityCode: row.city_code,
    mediumId: row.medium_id,
    unitName: row.unit_name,
    formId: row.form_id,
    faceId: row.face_id,
    positionId: row.position_id,
    lineId: row.line_id,
    deck: row.deck,
  }));
}

interface PlainOrder {
  readonly orderId: string;
  readonly cityCode: string;
  readonly mediumId: number;
}

async function plainOrdersOf({ context }: TestService): Promise<PlainOrder[]> {
  const { rows } = await sql<PlainOrder>`
    select distinct on (city) order_id as "orderId", city as "cityCode", medium_ids[1] as "mediumId"
    from media_order, unnest(city_codes) city
    where cardinality(medium_ids) = 1 and city = any (${worldCities})
    order by city, order_id`.execute(context.db);
  return rows;
}

interface AreaUnit {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly name: string;
}

/** Chosen units of an area plan whose name is no other unit's. */
async function chosenUnits({ context }: TestService, planId: string): Promise<AreaUnit[]> {
  const { rows } = await sql<AreaUnit>`
    select min(city_code) as "cityCode", min(medium_id) as "mediumId", name from area_plan_unit
    where plan_id = ${planId}::uuid group by name having count(*) = 1 and min(chosen_faces) > 0`.execute(
    context.db,
  );
  return rows;
}

/** The business district of every city that most media stand around, within about a kilometre of its middle. */
async function busyBusinessDistricts({ context }: TestService): Promise<Map<string, string>> {
  const { rows } = await sql<{ city_code: string; id: string }>`
    select distinct on (release.city_code) release.city_code, district.place_id as id
    from business_district district join data_release release using (release_id)
    cross join lateral (
      select count(*) as media from media_position position join data_release own using (release_id)
      where own.state = 'current' and own.city_code = release.city_code
        and abs(position.lng - district.lng) < 0.01 and abs(position.lat - district.lat) < 0.01) around
    where release.state = 'current'
    order by release.city_code, around.media desc, district.place_id`.execute(context.db);
  return new Map(rows.map((row) => [row.city_code, row.id]));
}

/** Shared drafts of some cities each, with a finding about every city. */
async function sharedDrafts(service: TestService): Promise<string[]> {
  const draftIds: string[] = [];
  for (const cityCodes of [[shenzhen, shanghai], [...worldCities]]) {
    const content = { name: '全国新品', cityCodes, isShared: true, version: 0 };
    const { draftId } = await service.body('v1/strategy-drafts/save', content, { as: 'admin' });
    for (const city of cityCodes) {
      const evidence = { ...exampleEvidence, title: city, cityCodes: [city], mediumIds: [] };
      await service.body('v1/strategy-drafts/pin', { draftId, evidence }, { as: 'admin' });
    }
    draftIds.push(draftId);
  }
  return draftIds;
}

async function someCreatives({ context }: TestService): Promise<string[]> {
  const rows = await context.db
    .selectFrom('creative_album')
    .select('album_id')
    .where('kind', '=', 'creative')
    .orderBy(sql`order_id is null`)
    .orderBy('album_id')
    .limit(40)
    .execute();
  return rows.map((row) => row.album_id);
}

/** Works of several cities as materials of an order and of a draft. */
async function chooseMaterials(service: TestService, draftId: string): Promise<void> {
  const creatives = await someCreatives(service);
  const albumIds = creatives.filter((_, i) => i % 3 === 0).slice(0, mostMaterials);
  const [orderId] = await variedOrders(service);
  for (const subject of [{ orderId }, { draftId }])
    await service.body(
      'v1/orders/materials/change',
      { ...subject, action: 'add', albumIds },
      { as: 'admin' },
    );
}

/** Cities of the world's bus plans. */
const citiesOfPlans = [[shenzhen], [shanghai, beijing], [chengdu, guangzhou, hangzhou], [...worldCities]];

/** A plan of places that names its media. */
const named = { kind: 'ta' as const, cityCodes: [shanghai, hangzhou], areaRules: { mediumIds: [2, 6] } };

/** What the world's stores hold that is not found by looking. */
interface MadeWorld {
  readonly planIds: readonly string[];
  readonly areaPlanId: string;
  readonly mediaPlanId: string;
  readonly draftIds: readonly string[];
}

/** Six cities, twelve media, plans and the demonstration's trade. */
const fillWorld: Fill<MadeWorld> = async (stores) => {
  await emptyStores(stores);
  const service = await serviceOn(stores);
  try {
    const { context } = service;
    await seedSampleBrands(context.db);
    const cities = worldCities.map((cityCode) => ({ cityCode, depth: 'glance' as const, persons: 500 }));
    await seedCities(context, cities, { progress: () => undefined });
    for (const [n, cityCode] of worldCities.entries()) {
      const { lines } = drawCity(cityCode, { lines: 4 + n, persons: 1 });
      // Ids are one city's own, as those of imports are.
      const own = lines.map((line) => ({ ...line, lineId: `${cityCode}-${line.lineId}` }));
      await publishLines(context, cityCode, own);
    }
    await seedCommerce(context);
    const planIds: string[] = [];
    for (const cityCodes of citiesOfPlans) {
      // Declared budgets: no engine has to weigh the cities.
      const cityBudgetsFen = Object.fromEntries(cityCodes.map((city) => [city, 3_000_000]));
      const plan = await newPlan(service, { cityCodes }, { cityBudgetsFen }, { as: 'admin' });
      planIds.push(plan.planId);
    }
    const areaPlanId = await storedAreaPlan(service, worldCities);
    const { planId: mediaPlanId } = await newPlan(service, named, {}, { as: 'admin' });
    const draftIds = await sharedDrafts(service);
    await chooseMaterials(service, draftIds[0]);
    return { planIds, areaPlanId, mediaPlanId, draftIds };
  } finally {
    await service.close();
  }
};

/** A service on a copy of the world, which is made once per run. */
export async function openPermissionWorld(overrides: Partial<Config> = {}): Promise<PermissionWorld> {
  let made: MadeWorld | undefined;
  const service = await openTestService(overrides, async (stores) => {
    made = await copyMade('permission-world', fillWorld, stores);
  });
  if (made === undefined) throw new Error('the world was not copied');
  return worldOf(service, made);
}

async function worldOf(
  service: TestService,
  { planIds, areaPlanId, mediaPlanId, draftIds }: MadeWorld,
): Promise<PermissionWorld> {
  const { context } = service;
  const allPlanIds = [...planIds, areaPlanId, mediaPlanId];
  const media = await context.db.selectFrom('medium').select(['medium_id', 'name']).execute();
  const users = new Map<string, Promise<{ token: string; userId: string }>>();
  const orderIds = await variedOrders(service);
  const businessDistricts = await busyBusinessDistricts(service);
  return {
    service,
    planIds,
    areaPlanId,
    allPlanIds,
    pairsOfPlan(planId) {
      const [cities, media] =
        planId === mediaPlanId
          ? [named.cityCodes, named.areaRules.mediumIds]
          : planId === areaPlanId
            ? [worldCities, [null]]
            : [citiesOfPlans[planIds.indexOf(planId)], [busBodyMediumId]];
      return cities.flatMap((city) => media.map((medium) => ({ city, medium })));
    },
    areaPlanUnits: await chosenUnits(service, areaPlanId),
    orderIds,
    creativeIds: await someCreatives(service),
    draftIds,
    plainOrders: await plainOrdersOf(service),
    items: await itemsOf(service, orderIds),
    businessDistrictOf: (cityCode) => businessDistricts.get(cityCode) ?? 'none',
    names: new Map<string, number | string>([
      ...media.map((row) => [row.name, row.medium_id] as const),
      ...worldCities.map((city) => [cityName(city), city] as const),
    ]),
    userOf(profile, groups) {
      const name = `${profile} / ${groups.join(' ')}`;
      const known = users.get(name);
      if (known !== undefined) return known;
      const user = signInAs(service, name, structureFor(groups, dataProfiles[profile]), {
        name: '平台数据权限',
        kind: 'platform',
      });
      users.set(name, user);
      return user;
    },
  };
}
