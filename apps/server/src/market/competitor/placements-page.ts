import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { cityName } from '../../reference/region/regions.ts';
import { sql, type Db, type RawBuilder } from '../../platform/storage/postgres/database.ts';
import { basisOf, fromMarket, type Market } from './market.ts';

type Page = CallOutput<'competitor/listScreenDataPage'>;
type Sorting = Pick<
  ParsedInput<'competitor/listScreenDataPage'>,
  'sort' | 'order' | 'keyword' | 'pageNo' | 'pageSize'
>;

interface Row {
  placement_id: string;
  month: string;
  brand_id: string;
  brand_name: string;
  industry: string;
  product_name: string | null;
  city_code: string;
  medium_id: number;
  form_id: number;
  place_name: string | null;
  first_seen: string;
  last_seen: string;
  days: number;
  units: number;
  spend_fen: number;
  is_estimated: boolean;
  is_sample: boolean;
}

const sortColumns = {
  lastSeen: 'p.last_seen',
  spend: 'p.spend_fen',
  units: 'p.units',
  days: 'p.last_seen - p.first_seen',
} as const;

/** Placements of the brands looked at. */
function countOf({ rows, brandIds }: Market): number {
  const shown = brandIds.length === 0 ? rows : rows.filter(({ brand }) => brandIds.includes(brand));
  return shown.reduce((sum, { placements }) => sum + placements, 0);
}

async function countMatching(db: Db, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db);
  return rows[0].total;
}

/** One page of the market's placements, of the brands looked at where some are. */
export async function placementsPage(db: Db, market: Market, asked: Sorting): Promise<Page> {
  const { pageNo, pageSize } = asked;
  const pattern = containing(asked.keyword);
  const named =
    asked.keyword.trim() === ''
      ? sql`true`
      : sql`(p.product_name ilike ${pattern} or p.place_name ilike ${pattern} or b.name ilike ${pattern})`;
  const chosen =
    market.brandIds.length === 0 ? sql`true` : sql`p.brand_id = any(${[...market.brandIds]}::text[])`;
  const matching = sql`${fromMarket(market)} and ${named} and ${chosen}`;
  const total = asked.keyword.trim() === '' ? countOf(market) : await countMatching(db, matching);
  const { rows } = await sql<Row>`select p.placement_id, to_char(p.month, 'YYYY-MM') as month, p.brand_id,
      b.name as brand_name, b.industry, p.product_name, p.city_code, p.medium_id, p.form_id, p.place_name,
      p.first_seen::text, p.last_seen::text, p.last_seen - p.first_seen + 1 as days, p.units, p.spend_fen,
      p.is_estimated, p.is_sample
    ${matching} order by ${sql.raw(`${sortColumns[asked.sort]} ${asked.order}`)}, p.placement_id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  const names = await readMediaNames(db);
  return {
    rows: rows.map((row) => ({
      placementId: row.placement_id,
      month: row.month,
      brandId: row.brand_id,
      brandName: row.brand_name,
      industry: row.industry,
      productName: row.product_name,
      cityCode: row.city_code,
      cityName: cityName(row.city_code),
      mediumId: row.medium_id,
      mediumName: names.medium(row.medium_id),
      formId: row.form_id,
      formName: names.form(row.medium_id, row.form_id),
      placeName: row.place_name,
      firstSeen: row.first_seen,
      lastSeen: row.last_seen,
      days: row.days,
      units: row.units,
      unit: names.unit(row.medium_id),
      spendFen: row.spend_fen,
      isEstimated: row.is_estimated,
      isSample: row.is_sample,
    })),
    total,
    pageNo,
    pageSize,
    basis: basisOf(market),
  };
}
