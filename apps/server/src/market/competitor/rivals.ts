import { certain } from '@ooh/contract/core/certain';
import type { CallOutput } from '@ooh/contract/registry';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { readBrands, type NamedBrand } from '../../reference/brand/brand-names.ts';
import { basisOf, type Market } from './market.ts';
import { spendBy, sumFen } from './spend-by.ts';

type Rivals = CallOutput<'mediaOrder/getCompetitor'>;

/** Cosine of two spend vectors over the same keys; null where either is empty. */
export function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number | null {
  const norm = (vector: ReadonlyMap<string, number>): number =>
    Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));
  const [lengthA, lengthB] = [norm(a), norm(b)];
  if (lengthA === 0 || lengthB === 0) return null;
  let dot = 0;
  for (const [key, value] of a) dot += value * (b.get(key) ?? 0);
  return Math.min(1, dot / lengthA / lengthB);
}

/** Brands of the same industry, those that place most alike first; by spend where the brand itself is not seen. */
export async function rivalsOf(db: Db, market: Market, brand: NamedBrand, limit: number): Promise<Rivals> {
  const rows = spendBy(market, ['brand', 'city', 'medium']);
  const vectors = new Map(
    [...Map.groupBy(rows, (row) => row.brand)].map(([brandId, list]) => [
      brandId,
      new Map(list.map((row) => [`${row.city}:${row.medium}`, row.spendFen])),
    ]),
  );
  const own = vectors.get(brand.brandId) ?? new Map<string, number>();
  const byBrand = Map.groupBy(rows, (row) => row.brand);
  const found = [...byBrand]
    .filter(([brandId]) => brandId !== brand.brandId)
    .map(([brandId, list]) => ({
      brandId,
      spendFen: sumFen(list),
      cityCount: new Set(list.map(({ city }) => city)).size,
      sharedCells: list.filter(({ city, medium }) => own.has(`${city}:${medium}`)).length,
      similarity: cosine(own, certain(vectors.get(brandId), 'spend of the brand', brandId)),
    }))
    .sort((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0) || b.spendFen - a.spendFen)
    .slice(0, limit);
  const known = await readBrands(
    db,
    found.map(({ brandId }) => brandId),
  );
  return {
    basis: basisOf(market),
    brandId: brand.brandId,
    brandName: brand.brandName,
    industry: brand.industry,
    rows: found.map((row) => {
      const { brandName, groupName } = certain(known.get(row.brandId), 'brand', row.brandId);
      return {
        ...row,
        brandName,
        groupName,
        isSameGroup: groupName !== null && groupName === brand.groupName,
      };
    }),
  };
}
