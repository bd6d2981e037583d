import { scopeGrants } from '../../access/pair-scope.ts';
import type { CallOutput } from '@ooh/contract/registry';
import { areaContains, type Polygon } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import type { CompetingOrder } from './granted-order.ts';
import { basisOf, fromMarket, type Market } from './market.ts';
import { spreadOverMonths } from './order-competition.ts';
import { marketOfOrder } from './order-market.ts';

type Places = CallOutput<'v1/competitor/order-places'>;
type Row = Places['rows'][number];

const maxRows = 300;
const maxRivals = 3;

interface RivalRow {
  cityCode: string;
  placeName: string;
  mediumId: number;
  brandId: string;
  brandName: string;
  units: number;
  spendFen: number;
}

/** What rivals placed where in the order's pairs of city and medium, in the order's calendar months. */
async function readRivalRows(
  db: Db,
  market: Market,
  order: CompetingOrder,
  brandId: string,
): Promise<RivalRow[]> {
  const months = new Set(order.items.flatMap((item) => [...spreadOverMonths(item).keys()]));
  const pairs = new Set(order.items.map(({ cityCode, mediumId }) => `${cityCode}:${mediumId}`));
  const { rows } = await sql<RivalRow>`
    select p.city_code as "cityCode", p.place_name as "placeName", p.medium_id as "mediumId",
      b.brand_id as "brandId", b.name as "brandName", sum(p.units)::int as units,
      sum(p.spend_fen)::float8 as "spendFen"
    ${fromMarket(market)} and p.place_name is not null and b.brand_id <> ${brandId}
      and extract(month from p.month)::int = any(${[...months]}::int[])
    group by p.city_code, p.place_name, p.medium_id, b.brand_id, b.name`.execute(db);
  return rows.filter(({ cityCode, mediumId }) => pairs.has(`${cityCode}:${mediumId}`));
}

interface District {
  cityCode: string;
  placeId: string;
  name: string;
  lng: number;
  lat: number;
  ring: [number, number][];
}

interface OwnItem {
  itemId: string;
  cityCode: string;
  mediumId: number;
  mediumName: string;
  unitName: string;
  quantity: number;
  lng: number | null;
  lat: number | null;
  /** Of the line's stops. */
  stops: [number, number][] | null;
}

async function readDistricts(db: Db, cityCodes: readonly string[]): Promise<District[]> {
  const { rows } = await sql<District>`
    select r.city_code as "cityCode", d.place_id as "placeId", d.name, d.lng, d.lat, d.ring
    from business_district d join data_release r on r.release_id = d.release_id and r.state = 'current'
    where r.city_code = any(${[...cityCodes]}::text[])`.execute(db);
  return rows;
}

async function readOwnItems(db: Db, order: CompetingOrder): Promise<OwnItem[]> {
  const { rows } = await sql<OwnItem>`
    select item.item_id as "itemId", item.city_code as "cityCode", item.medium_id as "mediumId",
      medium.name as "mediumName", item.unit_name as "unitName", item.quantity, place.lng, place.lat,
      (select jsonb_agg(jsonb_build_array(stop.lng, stop.lat)) from bus_line_stop stop
        join data_release release on release.release_id = stop.release_id and release.state = 'current'
          and release.city_code = item.city_code
        where stop.line_id = item.line_id) as stops
    from media_order_item item
    join medium on medium.medium_id = item.medium_id
    left join lateral (
      select position.lng, position.lat from media_position position
      join data_release release on release.release_id = position.release_id and release.state = 'current'
      where position.position_id = item.position_id limit 1) place on true
    where item.order_id = ${order.orderId}::uuid order by item.item_no`.execute(db);
  return rows.filter(({ cityCode, mediumId }) => scopeGrants(order.scope, cityCode, mediumId));
}

function isIn(district: District, item: OwnItem): boolean {
  if (district.cityCode !== item.cityCode) return false;
  const area: Polygon = { type: 'Polygon', coordinates: [district.ring] };
  const places =
    item.lng === null || item.lat === null ? (item.stops ?? []) : [[item.lng, item.lat] as const];
  return places.some(([lng, lat]) => areaContains(area, wgs84(lng, lat)));
}

function rowOf(rivals: readonly RivalRow[], district: District | undefined, own: readonly OwnItem[]): Row {
  const { cityCode, placeName } = rivals[0];
  const brands = [...Map.groupBy(rivals, (row) => row.brandId).values()].map((list) => ({
    brandId: list[0].brandId,
    brandName: list[0].brandName,
    spendFen: list.reduce((sum, row) => sum + row.spendFen, 0),
  }));
  return {
    cityCode,
    cityName: cityName(cityCode),
    placeName,
    lng: district?.lng ?? null,
    lat: district?.lat ?? null,
    rivalUnits: rivals.reduce((sum, row) => sum + row.units, 0),
    rivalFen: rivals.reduce((sum, row) => sum + row.spendFen, 0),
    rivals: brands.sort((a, b) => b.spendFen - a.spendFen).slice(0, maxRivals),
    ownUnits:
      district === undefined
        ? []
        : own
            .filter((item) => isIn(district, item))
            .map(({ unitName, mediumName, quantity }) => ({ unitName, mediumName, quantity })),
  };
}

/** Business districts in which rivals stood in the order's months, with what the order has there. */
export async function orderPlaces(db: Db, user: SignedInUser, order: CompetingOrder): Promise<Places> {
  const { brand, market } = await marketOfOrder(db, user, order);
  if (order.items.length === 0) return { basis: basisOf(market), rows: [], ownPlaces: [] };
  const rivals = await readRivalRows(db, market, order, brand.brandId);
  const own = await readOwnItems(db, order);
  const districts = await readDistricts(db, [...new Set(order.items.map(({ cityCode }) => cityCode))]);
  const known = new Map(districts.map((district) => [`${district.cityCode} ${district.name}`, district]));
  const rows = [...Map.groupBy(rivals, (row) => `${row.cityCode} ${row.placeName}`)]
    .map(([key, list]) => rowOf(list, known.get(key), own))
    .sort((a, b) => b.rivalFen - a.rivalFen || (a.placeName < b.placeName ? -1 : 1));
  return {
    basis: basisOf(market),
    rows: rows.slice(0, maxRows),
    ownPlaces: own.flatMap(({ itemId, unitName, lng, lat }) =>
      lng === null || lat === null ? [] : [{ itemId, unitName, lng, lat }],
    ),
  };
}
