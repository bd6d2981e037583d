import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { sql, type Db, type RawBuilder } from '../../platform/storage/postgres/database.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { creativeOf } from '../../reference/brand/creative-of.ts';
import { cityName } from '../../reference/region/regions.ts';
import { basisOf, fromMarket, type Market } from './market.ts';

type Page = CallOutput<'v1/competitor/sightings'>;
type Asked = Pick<
  ParsedInput<'v1/competitor/sightings'>,
  'keyword' | 'placementId' | 'bounds' | 'withPoints' | 'sort' | 'order' | 'pageNo' | 'pageSize'
>;

type Row = Omit<Page['rows'][number], 'cityName' | 'mediumName' | 'formName' | 'unit' | 'creative'> & {
  readonly creativeKey: string;
};

/** Most places of a map. */
const mostPoints = 5000;

const sortColumns = {
  firstSeen: 's.first_seen',
  lastSeen: 's.last_seen',
  spend: 's.spend_fen',
  weeks: 's.last_seen - s.first_seen',
} as const;

const joined = sql`join competitor_sighting s on s.release_id = p.release_id and s.placement_id = p.placement_id`;

/** `from … where …` of the market's sightings: s is the sighting, p its placement, b the brand. */
export function fromSightings(market: Market): RawBuilder<unknown> {
  const brands =
    market.brandIds.length === 0 ? sql`true` : sql`p.brand_id = any(${[...market.brandIds]}::text[])`;
  return sql`${fromMarket(market, joined)} and ${brands}`;
}

function conditions({ keyword, placementId, bounds }: Asked): RawBuilder<unknown> {
  const pattern = containing(keyword);
  const named =
    keyword.trim() === ''
      ? sql`true`
      : sql`(s.place_name ilike ${pattern} or p.product_name ilike ${pattern} or b.name ilike ${pattern})`;
  const placed = placementId === undefined ? sql`true` : sql`p.placement_id = ${placementId}`;
  const inside =
    bounds === undefined
      ? sql`true`
      : sql`(s.lng between ${bounds[0]} and ${bounds[2]} and s.lat between ${bounds[1]} and ${bounds[3]})`;
  return sql`${named} and ${placed} and ${inside}`;
}

/** Placements of the market's brands that have no recorded place. */
async function countUnplaced(db: Db, market: Market): Promise<number> {
  const brands =
    market.brandIds.length === 0 ? sql`true` : sql`p.brand_id = any(${[...market.brandIds]}::text[])`;
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total ${fromMarket(market)} and ${brands}
    and not exists (select 1 from competitor_sighting s
      where s.release_id = p.release_id and s.placement_id = p.placement_id)`.execute(db);
  return rows[0].total;
}

/** One page of the places where the market's brands were seen, with all of them as points where a map asks. */
export async function sightingsPage(db: Db, market: Market, asked: Asked): Promise<Page> {
  const { pageNo, pageSize, sort, order } = asked;
  const matching = sql`${fromSightings(market)} and ${conditions(asked)}`;
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(
    db,
  );
  const { rows } = await sql<Row>`select s.sighting_id as "sightingId", p.placement_id as "placementId",
      p.brand_id as "brandId", b.name as "brandName", b.industry, p.product_name as "productName",
      p.city_code as "cityCode", p.medium_id as "mediumId", p.form_id as "formId", s.place_name as "placeName",
      s.lng, s.lat, s.first_seen::text as "firstSeen", s.last_seen::text as "lastSeen",
      greatest(1, (s.last_seen - s.first_seen + 1) / 7) as "weeksRunning", s.units, s.spend_fen::float8 as "spendFen",
      p.is_estimated as "isEstimated", p.is_sample as "isSample", s.creative_key as "creativeKey"
    ${matching} order by ${sql.raw(`${sortColumns[sort]} ${order}`)}, s.sighting_id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  const points = asked.withPoints
    ? await sql<NonNullable<Page['points']>[number]>`select s.sighting_id as "sightingId",
        p.city_code as "cityCode", p.medium_id as "mediumId", p.brand_id as "brandId", s.lng, s.lat
      ${matching} order by s.last_seen desc, s.sighting_id limit ${mostPoints}`.execute(db)
    : null;
  const names = await readMediaNames(db);
  return {
    rows: rows.map(({ creativeKey, ...row }) => ({
      ...row,
      creative: creativeOf(creativeKey, row.industry),
      cityName: cityName(row.cityCode),
      mediumName: names.medium(row.mediumId),
      formName: names.form(row.mediumId, row.formId),
      unit: names.unit(row.mediumId),
    })),
    total: counted[0].total,
    pageNo,
    pageSize,
    basis: basisOf(market),
    unplacedPlacements: await countUnplaced(db, market),
    points: points === null ? null : points.rows,
  };
}
