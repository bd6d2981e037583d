import { demoAlbums, toldAlbums, type ToldOrder } from '@ooh/city/commerce/albums';
import {
  inventCampaigns,
  draftCase,
  type CaseCampaign,
  type CaseWorld,
} from '@ooh/city/commerce/strategy-cases';
import { dayAfter } from '@ooh/city/commerce/trade-calendar';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { planGoalNames } from '@ooh/contract/domain/plan';
import { hashText, shareOfText } from '@ooh/reference/text-hash';
import { insertAlbums } from '../market/album/insert-albums.ts';
import type { Context } from '../context.ts';
import { cityName, highTierCity } from '../reference/region/regions.ts';
import { sql, type Db } from '../platform/storage/postgres/database.ts';
import { insertCases } from '../market/strategy-case/insert-cases.ts';
import { demoCityCodes, lackingCities, publishDemo } from './publish-demo.ts';

const seed = 1;
/** Albums of all kinds a city, half of them creative applications; but not fewer in all than of a small demonstration. */
const albumsPerCity = 8;
const leastAlbums = 48;
/** Creative applications that tell what an order showed. */
const toldWorks = 60;
/** Most opens of a creative application, and the days over which they are spread. */
const mostOpens = 60;
const openDays = 80;
/** Invented campaigns of single cities. */
const inventedCases = 40;
/** Maximum number of orders that cases are told of, in all of their cities. */
const toldOrders = 80;
/** Of them, those of several cities that come first. */
const mostCities = 8;
/** Cities that invented cases are spread over. */
const libraryCities = 16;

type Parts = Pick<Context, 'db' | 'releases' | 'now'>;

async function brandRows(db: Db) {
  return db
    .selectFrom('brand')
    .select(['brand_id as brandId', 'name as brandName', 'industry'])
    .where('is_sample', '=', true)
    .orderBy('brand_id')
    .execute();
}

async function districtNames(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ city: string; names: string[] }>`select r.city_code as city,
      array_agg(d.name order by d.name) as names
    from business_district d join data_release r on r.release_id = d.release_id and r.state = 'current'
    group by r.city_code`.execute(db);
  return new Map(rows.map(({ city, names }) => [city, names]));
}

/** The largest lot of each finished order of the demonstration, the newest orders first. */
async function shownOrders(db: Db): Promise<ToldOrder[]> {
  const { rows } = await sql<Omit<ToldOrder, 'brand'> & ToldOrder['brand']>`
    select * from (
      select distinct on (o.order_id) o.order_id as "orderId", o.start_date::text as "startDate",
        b.brand_id as "brandId", b.name as "brandName", b.industry, i.city_code as "cityCode",
        i.medium_id as "mediumId", i.form_id as "formId"
      from media_order o join brand b on b.brand_id = o.brand_id
      join media_order_item i on i.order_id = o.order_id
      where o.is_sample and o.state in ('ended', 'closed')
      group by o.order_id, b.brand_id, i.city_code, i.medium_id, i.form_id
      order by o.order_id, sum(i.net_fen) desc, i.city_code, i.medium_id, i.form_id) largest
    order by "startDate" desc, "orderId" limit ${toldWorks}`.execute(db);
  return rows.map(({ brandId, brandName, industry, ...order }) => ({
    ...order,
    brand: { brandId, brandName, industry },
  }));
}

/** Opens of creative applications by the demonstration's accounts in the last weeks: few are looked at often. */
async function seedOpens(db: Db, today: string, albumIds: readonly string[]): Promise<void> {
  const users = await db
    .selectFrom('app_user')
    .select('id')
    .where('is_demo', '=', true)
    .orderBy('user_name')
    .execute();
  if (users.length === 0) return;
  const opens = albumIds.flatMap((albumId) =>
    Array.from({ length: Math.floor(mostOpens * shareOfText(`${albumId}|liked`) ** 3) }, (_, n) => {
      const drawn = hashText(`${albumId}|open|${n}`);
      return {
        album_id: albumId,
        user_id: users[drawn % users.length].id,
        opened_on: dayAfter(today, -(drawn % openDays)),
      };
    }),
  );
  await db
    .insertInto('creative_album_open')
    .values(opens)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Invented albums of the demonstration's cities, and works of its finished orders, once. */
export async function seedAlbums(context: Parts): Promise<void> {
  const { db } = context;
  const cityCodes = await demoCityCodes(db);
  if ((await lackingCities(db, 'creative-albums', cityCodes)).length < cityCodes.length) return;
  const districts = await districtNames(db);
  const { rows: forms } = await sql<{
    mediumId: number;
    mediumName: string;
    formId: number;
    formName: string;
    isLit: boolean;
  }>`select f.medium_id as "mediumId", m.name as "mediumName", f.form_id as "formId", f.name as "formName",
      f.is_lit as "isLit"
    from medium_form f join medium m on m.medium_id = f.medium_id order by 1, 3`.execute(db);
  const count = Math.max(leastAlbums, albumsPerCity * cityCodes.length);
  const world = {
    cities: cityCodes.map((cityCode) => ({
      cityCode,
      cityName: cityName(cityCode),
      businessDistricts: districts.get(cityCode) ?? [],
    })),
    brands: await brandRows(db),
    forms,
  };
  const albums = [
    ...demoAlbums(seed, chinaDate(context.now()), count, world),
    ...toldAlbums(seed, await shownOrders(db), world),
  ];
  for (const [cityCode, own] of Map.groupBy(albums, (album) => album.cityCode)) {
    const rows = own.map(({ brand, ...album }) => ({ ...album, ...brand, attachmentIds: [] }));
    await publishDemo(context, { kind: 'creative-albums', cityCode, rows }, (transaction, releaseId) =>
      insertAlbums(transaction, { releaseId, cityCode, isSample: true }, rows),
    );
  }
  const works = albums.filter(({ kind }) => kind === 'creative').map(({ albumId }) => albumId);
  await seedOpens(db, chinaDate(context.now()), works);
}

/** What finished orders of the demonstration did, city by city: those of several cities first, then the largest. */
async function orderCampaigns(db: Db): Promise<CaseCampaign[]> {
  const { rows } = await sql<Omit<CaseCampaign, 'goal'> & { goal: keyof typeof planGoalNames }>`
    with mix as (
      select i.order_id, i.city_code, i.medium_id, i.form_id, sum(i.quantity)::int as units,
        max(upper(i.period) - lower(i.period))::int as days, sum(i.rate_card_fen)::bigint as card,
        sum(i.net_fen)::bigint as net
      from media_order_item i group by 1, 2, 3, 4),
    told as (
      select o.order_id from media_order o join mix on mix.order_id = o.order_id
      where o.is_sample and o.state in ('ended', 'closed')
      group by o.order_id
      having sum(mix.net) > 0 and count(distinct mix.city_code) <= ${mostCities}
      order by count(distinct mix.city_code) > 1 desc, sum(mix.net) desc, o.order_no limit ${toldOrders})
    select o.order_id as "orderId", b.name as "brandName", b.industry, o.goal, mix.city_code as "cityCode",
      o.start_date::text as "startDate", o.end_date::text as "endDate",
      jsonb_agg(jsonb_build_object('mediumId', mix.medium_id, 'formId', mix.form_id, 'units', mix.units,
        'days', mix.days, 'rateCardFen', mix.card, 'netFen', mix.net)
        order by mix.medium_id, mix.form_id) as media
    from told join media_order o on o.order_id = told.order_id
    join brand b on b.brand_id = o.brand_id join mix on mix.order_id = o.order_id
    group by o.order_id, b.brand_id, mix.city_code
    having sum(mix.net) > 0
    order by o.order_no, mix.city_code`.execute(db);
  return rows.map((row) => ({ ...row, goal: planGoalNames[row.goal] ?? row.goal }));
}

/** Seeds the case library once: finished orders of the demonstration with their figures, then invented campaigns. */
export async function seedCases(context: Parts): Promise<void> {
  const { db } = context;
  const cityCodes = await demoCityCodes(db);
  if ((await lackingCities(db, 'strategy-cases', cityCodes)).length < cityCodes.length) return;
  const media = await db.selectFrom('medium').select(['medium_id', 'name']).execute();
  const cities = cityCodes.map((cityCode) => ({
    cityCode,
    cityName: cityName(cityCode),
    tier: highTierCity(cityCode)?.tier ?? ('其他' as const),
  }));
  const world: CaseWorld = {
    cities,
    brands: await brandRows(db),
    mediumNames: new Map(media.map((row) => [row.medium_id, row.name])),
    goals: Object.values(planGoalNames),
  };
  const measured = await orderCampaigns(db);
  const spread = { ...world, cities: cities.slice(0, libraryCities) };
  const invented = inventCampaigns(seed, chinaDate(context.now()), inventedCases, spread);
  const cases = [...measured, ...invented].map((campaign, i) => draftCase(campaign, i + 1, world));
  for (const [cityCode, rows] of Map.groupBy(cases, (one) => one.cityCode)) {
    await publishDemo(context, { kind: 'strategy-cases', cityCode, rows }, (transaction, releaseId) =>
      insertCases(transaction, { releaseId, cityCode, isSample: true }, rows),
    );
  }
}
