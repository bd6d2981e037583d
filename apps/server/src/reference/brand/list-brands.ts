import { createHash } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import type { Context } from '../../context.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import { soundsOf } from '../sound/sounds-of.ts';

/** A brand as an import names it. */
export interface NamedBrand {
  readonly brandName: string;
  readonly industry: string;
  readonly groupName: string | null;
}

/** Brands that a release names, with what it says of them. */
export const brandListingTable = {
  table: 'brand_listing',
  columns: 'release_id text, brand_id text, industry text, group_name text',
} as const;

const brandColumns =
  'brand_id text, name text, industry text, group_name text, pinyin text, initials text, is_sample boolean';

function brandRow({ brandName, industry, groupName }: NamedBrand) {
  return {
    brand_id: `i-${createHash('sha256').update(brandName).digest('hex').slice(0, 16)}`,
    name: brandName,
    industry,
    group_name: groupName,
    ...soundsOf(brandName),
    is_sample: false,
  };
}

/** Enters brands under the release that names them; those not known yet are added. Answers ids by name. */
export async function listBrands(
  transaction: DbOrTransaction,
  releaseId: string,
  named: readonly NamedBrand[],
): Promise<Map<string, string>> {
  const byName = new Map(named.map((brand) => [brand.brandName, brand]));
  const names = [...byName.keys()];
  const { rows: known } = await sql<{ brand_id: string; name: string }>`
    select distinct on (name) brand_id, name from brand where name = any(${names}::text[])
    order by name, is_sample desc, brand_id`.execute(transaction);
  const ids = new Map(known.map((row) => [row.name, row.brand_id]));
  const added = [...byName.values()].filter(({ brandName }) => !ids.has(brandName)).map(brandRow);
  await insertRows(transaction, 'brand', brandColumns, added);
  for (const row of added) ids.set(row.name, row.brand_id);
  const listings = [...byName.values()].map(({ brandName, industry, groupName }) => ({
    release_id: releaseId,
    brand_id: certain(ids.get(brandName), 'brand', brandName),
    industry,
    group_name: groupName,
  }));
  await sql`insert into brand_listing (release_id, brand_id, industry, group_name)
    select release_id, brand_id, industry, group_name
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as row (${sql.raw(brandListingTable.columns)})
    on conflict (release_id, brand_id) do nothing`.execute(transaction);
  return ids;
}

/** Whether a brand is public: it belongs to the demonstration, or a current import contains it. */
export const isListed = sql<boolean>`(brand.is_sample or exists (
  select 1 from brand_listing listing
  join data_release release on release.release_id = listing.release_id and release.state = 'current'
  where listing.brand_id = brand.brand_id))`;

/** Brands are of the industry and group that the newest import in force gives them. */
export function followBrandListings(context: Pick<Context, 'releases'>): void {
  context.releases.subscribe({
    async inTransaction(transaction, { kind }) {
      if (kind !== 'brands' && kind !== 'competitor-placements') return;
      await sql`update brand set industry = newest.industry, group_name = newest.group_name
        from (
          select distinct on (listing.brand_id) listing.brand_id, listing.industry, listing.group_name
          from brand_listing listing
          join data_release release on release.release_id = listing.release_id and release.state = 'current'
          order by listing.brand_id, release.kind = 'brands' desc, release.created_at desc, release.release_id) newest
        where brand.brand_id = newest.brand_id and not brand.is_sample
          and (brand.industry, coalesce(brand.group_name, '')) is distinct from
            (newest.industry, coalesce(newest.group_name, ''))`.execute(transaction);
    },
  });
}
