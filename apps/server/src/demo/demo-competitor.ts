import {
  answerOrders,
  competitorPlacements,
  type OrderedMedium,
} from '@ooh/city/commerce/competitor-placements';
import { sightingsOf } from '@ooh/city/commerce/competitor-sightings';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { listBrands } from '../reference/brand/list-brands.ts';
import { sampleProducts } from '../reference/brand/sample-products.ts';
import { insertPlacements } from '../market/competitor/insert-placements.ts';
import { insertSightings } from '../market/competitor/insert-sightings.ts';
import { monthBefore, monthSpan } from '@ooh/contract/domain/months';
import type { Context } from '../context.ts';
import { highTierCity } from '../reference/region/regions.ts';
import { sql, type Db } from '../platform/storage/postgres/database.ts';
import { insertRows } from '../platform/storage/postgres/insert-rows.ts';
import { demoCityCodes, lackingCities, publishDemo } from './publish-demo.ts';
import { sightingPlaces } from './sighting-places.ts';

const seed = 1;
const months = 24;
const maxPlaces = 30;
/** Months up to the last one whose placements have sightings. */
const sightedMonths = 6;

async function sampleBrandRows(db: Db) {
  return db
    .selectFrom('brand')
    .select(['brand_id as brandId', 'name as brandName', 'industry', 'group_name as groupName'])
    .where('is_sample', '=', true)
    .orderBy('brand_id')
    .execute();
}

/** Adds the invented products of the invented brands; those that are there stay. */
export async function seedProducts({ db }: Pick<Context, 'db'>): Promise<void> {
  const held = await db.selectFrom('product').select('product_id').where('release_id', 'is', null).execute();
  const known = new Set(held.map((row) => row.product_id));
  const rows = (await sampleBrandRows(db)).flatMap(({ brandId, brandName }) =>
    (sampleProducts[brandName] ?? [brandName]).map((name, i) => ({
      product_id: `${brandId}-p${i + 1}`,
      brand_id: brandId,
      name,
      is_sample: true,
    })),
  );
  await insertRows(
    db,
    'product',
    'product_id text, brand_id text, name text, is_sample boolean',
    rows.filter((row) => !known.has(row.product_id)),
  );
}

async function placeNames(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ city: string; names: string[] }>`select r.city_code as city,
      (array_agg(d.name order by d.name))[1:${sql.lit(maxPlaces)}] as names
    from business_district d join data_release r on r.release_id = d.release_id and r.state = 'current'
    group by r.city_code`.execute(db);
  return new Map(rows.map(({ city, names }) => [city, names]));
}

/** What the demonstration's orders buy of each medium, by city. */
async function orderedMedia(db: Db): Promise<Map<string, OrderedMedium[]>> {
  const { rows } = await sql<OrderedMedium & { cityCode: string }>`
    select item.city_code as "cityCode", orders.order_id as "orderId", orders.brand_id as "brandId", brand.industry,
      item.medium_id as "mediumId", min(lower(item.period))::text as "startDate",
      (max(upper(item.period)) - 1)::text as "endDate"
    from media_order_item item
    join media_order orders on orders.order_id = item.order_id
    join brand on brand.brand_id = orders.brand_id
    where orders.is_sample
    group by item.city_code, orders.order_no, orders.order_id, orders.brand_id, brand.industry, item.medium_id
    order by item.city_code, orders.order_no, item.medium_id`.execute(db);
  return Map.groupBy(rows, (row) => row.cityCode);
}

/** Two years of rivals' placements in every city of the demonstration, up to the last whole month. */
export async function seedPlacements(context: Pick<Context, 'db' | 'releases' | 'now'>): Promise<void> {
  const { db } = context;
  const cityCodes = await lackingCities(db, 'competitor-placements', await demoCityCodes(db));
  if (cityCodes.length === 0) return;
  const named = await sampleBrandRows(db);
  const brands = named.map(({ brandId, brandName, industry }) => ({
    brandId,
    industry,
    products: sampleProducts[brandName] ?? [],
  }));
  const today = chinaDate(context.now());
  const last = monthBefore(today.slice(0, 7), 1);
  const firstDays = monthSpan(monthBefore(last, months - 1), last).map((month) => `${month}-01`);
  const [places, ordered] = [await placeNames(db), await orderedMedia(db)];
  for (const cityCode of cityCodes) {
    const facts = highTierCity(cityCode);
    const city = {
      cityCode,
      tier: facts?.tier ?? '其他',
      populationWan: facts?.populationWan ?? 200,
      placeNames: places.get(cityCode) ?? [],
    } as const;
    const span = { months: firstDays, lastDay: today };
    const placed = competitorPlacements(seed, city, brands, span);
    const answers = answerOrders(seed, city, brands, span, placed, ordered.get(cityCode) ?? []);
    const rows = [...placed, ...answers].map((placement) => ({ ...placement, isEstimated: true }));
    const since = `${monthBefore(last, sightedMonths - 1)}-01`;
    const spots = await sightingPlaces(db, cityCode);
    const sightings = sightingsOf(
      rows.filter(({ month }) => month >= since),
      (mediumId) => spots.get(mediumId) ?? [],
    );
    const seen = new Set(rows.map(({ brandId }) => brandId));
    const release = { kind: 'competitor-placements', cityCode, rows } as const;
    await publishDemo(context, release, async (transaction, releaseId) => {
      const listed = named.filter(({ brandId }) => seen.has(brandId));
      await listBrands(transaction, releaseId, listed);
      await insertPlacements(transaction, { releaseId, cityCode, isSample: true }, rows);
      await insertSightings(transaction, releaseId, sightings);
    });
  }
}
