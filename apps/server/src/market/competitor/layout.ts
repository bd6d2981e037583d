import { certain } from '@ooh/contract/core/certain';
import type { CallOutput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName, regionByCode } from '../../reference/region/regions.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { readBrands } from '../../reference/brand/brand-names.ts';
import { basisOf, before, fromMarket, type Market } from './market.ts';
import { shareOf, spendBy, sumFen } from './spend-by.ts';

type BrandLayout = CallOutput<'competitor/marketLayout'>;
type CityLayout = CallOutput<'competitor/marketLayoutCityData'>;

const maxCities = 12;

async function productsOf(
  db: Db,
  market: Market,
  brandIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (brandIds.length === 0) return new Map();
  const { rows } = await sql<{ brand: string; products: string[] }>`select p.brand_id as brand,
      array_agg(distinct p.product_name order by p.product_name) as products
    ${fromMarket(market)} and p.brand_id = any(${[...brandIds]}::text[]) and p.product_name is not null
    group by p.brand_id`.execute(db);
  return new Map(rows.map((row) => [row.brand, row.products]));
}

/** One page of the market's brands with where and how they are seen. */
export async function brandLayout(
  db: Db,
  market: Market,
  { sort, pageNo, pageSize }: { sort: 'spend' | 'cities' | 'lastSeen'; pageNo: number; pageSize: number },
): Promise<BrandLayout> {
  const brands = spendBy(market, ['brand']);
  const marketFen = sumFen(brands);
  const wanted = market.brandIds.length > 0 ? new Set(market.brandIds) : null;
  const byCity = Map.groupBy(spendBy(market, ['brand', 'city']), ({ brand }) => brand);
  const citiesOf = (brand: string) => byCity.get(brand) ?? [];
  const orders = {
    spend: () => 0,
    cities: (a: { brand: string }, b: { brand: string }) =>
      citiesOf(b.brand).length - citiesOf(a.brand).length,
    lastSeen: (a: { lastSeen: string }, b: { lastSeen: string }) =>
      a.lastSeen === b.lastSeen ? 0 : a.lastSeen < b.lastSeen ? 1 : -1,
  };
  const matching = brands.filter(({ brand }) => wanted === null || wanted.has(brand)).sort(orders[sort]);
  const page = matching.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const ids = page.map(({ brand }) => brand);
  const known = await readBrands(db, ids);
  const names = await readMediaNames(db);
  const byMedium = Map.groupBy(spendBy(market, ['brand', 'medium']), ({ brand }) => brand);
  const earlier = before(market);
  const previous = earlier && new Map(spendBy(earlier, ['brand']).map((row) => [row.brand, row.spendFen]));
  const products = await productsOf(db, market, ids);
  return {
    rows: page.map((row) => {
      const main = certain(byMedium.get(row.brand), 'media of the brand', row.brand)[0];
      const { brandName, industry } = certain(known.get(row.brand), 'brand', row.brand);
      return {
        brandId: row.brand,
        brandName,
        industry,
        products: products.get(row.brand) ?? [],
        spendFen: row.spendFen,
        sos: shareOf(row.spendFen, marketFen),
        previousFen: previous && (previous.get(row.brand) ?? 0),
        cityCount: citiesOf(row.brand).length,
        mainMedium: {
          mediumId: main.medium,
          mediumName: names.medium(main.medium),
          share: shareOf(main.spendFen, row.spendFen) ?? 0,
        },
        firstSeen: row.firstSeen,
        lastSeen: row.lastSeen,
        cities: citiesOf(row.brand)
          .slice(0, maxCities)
          .map(({ city, spendFen }) => ({ cityCode: city, cityName: cityName(city), spendFen })),
      };
    }),
    total: matching.length,
    pageNo,
    pageSize,
    basis: basisOf(market),
    marketFen,
  };
}

/** The market's cities with who leads in each. */
export async function cityLayout(db: Db, market: Market): Promise<CityLayout> {
  const cities = spendBy(market, ['city']);
  const marketFen = sumFen(cities);
  const byBrand = Map.groupBy(spendBy(market, ['city', 'brand']), ({ city }) => city);
  const byMedium = Map.groupBy(spendBy(market, ['city', 'medium']), ({ city }) => city);
  const brandsOn = Map.groupBy(
    spendBy(market, ['city', 'medium', 'brand']),
    ({ city, medium }) => `${city} ${medium}`,
  );
  const leaders = [...byBrand.values()].map(([first]) => first.brand);
  const known = await readBrands(db, leaders);
  const names = await readMediaNames(db);
  const chosen = new Set(market.brandIds);
  return {
    basis: basisOf(market),
    marketFen,
    rows: cities.map(({ city, spendFen }) => {
      const brands = certain(byBrand.get(city), 'brands in the city', city);
      const region = regionByCode(city);
      const own = sumFen(brands.filter(({ brand }) => chosen.has(brand)));
      return {
        cityCode: city,
        cityName: cityName(city),
        tier: region?.tier ?? null,
        center: region?.center ?? null,
        spendFen,
        share: shareOf(spendFen, marketFen) ?? 0,
        brandCount: brands.length,
        leader: {
          brandId: brands[0].brand,
          brandName: certain(known.get(brands[0].brand), 'brand', brands[0].brand).brandName,
          sos: shareOf(brands[0].spendFen, spendFen) ?? 0,
        },
        sos: chosen.size === 0 ? null : shareOf(own, spendFen),
        media: certain(byMedium.get(city), 'media in the city', city).map((row) => ({
          mediumId: row.medium,
          mediumName: names.medium(row.medium),
          spendFen: row.spendFen,
          brandCount: brandsOn.get(`${city} ${row.medium}`)?.length ?? 0,
        })),
      };
    }),
  };
}
