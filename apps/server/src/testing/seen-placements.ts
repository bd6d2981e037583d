import { competitorPlacements, type DemoPlacement } from '@ooh/city/commerce/competitor-placements';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { insertPlacements } from '../market/competitor/insert-placements.ts';
import { monthSpan } from '@ooh/contract/domain/months';
import { seedProducts } from '../demo/demo-competitor.ts';
import { publishDemo } from '../demo/publish-demo.ts';
import { openTestService, type TestService } from './test-service.ts';

/** A placement of a competitor as it was stored. */
export interface Seen extends DemoPlacement {
  readonly city: string;
  readonly industry: string;
}

const months = monthSpan('2024-11', '2026-10');
const cities = [
  { cityCode: '440300', tier: '一线', populationWan: 1799, placeNames: ['华强北'] },
  { cityCode: '310100', tier: '一线', populationWan: 2480, placeNames: [] },
  { cityCode: '350500', tier: '二线', populationWan: 889, placeNames: ['丰泽'] },
] as const;

/** A service that holds two years of placements in three cities. */
export async function openSeenPlacements(): Promise<{ service: TestService; seen: readonly Seen[] }> {
  const service = await openTestService();
  return { service, seen: await seedSeenPlacements(service) };
}

/** Stores two years of placements in three cities. */
export async function seedSeenPlacements({
  context,
}: Pick<TestService, 'context'>): Promise<readonly Seen[]> {
  await seedSampleBrands(context.db);
  await seedProducts(context);
  const brands = await context.db
    .selectFrom('brand')
    .select(['brand_id as brandId', 'industry'])
    .orderBy('brand_id')
    .execute();
  const industryOf = new Map(brands.map(({ brandId, industry }) => [brandId, industry]));
  const seen: Seen[] = [];
  for (const city of cities) {
    const { cityCode } = city;
    const firstDays = months.map((month) => `${month}-01`);
    const rows = competitorPlacements(
      7,
      city,
      brands.map((brand) => ({ ...brand, products: ['甲', '乙'] })),
      { months: firstDays, lastDay: '2026-11-20' },
    );
    seen.push(...rows.map((row) => ({ ...row, city: cityCode, industry: industryOf.get(row.brandId)! })));
    const stored = rows.map((row) => ({ ...row, isEstimated: true }));
    await publishDemo(
      context,
      { kind: 'competitor-placements', cityCode, rows: stored },
      (transaction, releaseId) =>
        insertPlacements(transaction, { releaseId, cityCode, isSample: true }, stored),
    );
  }
  return seen;
}

/** Spending of placements, in fen. */
export const fen = (rows: readonly Seen[]): number => rows.reduce((sum, row) => sum + row.spendFen, 0);
export const between = (first: string, last: string) => (row: Seen) =>
  row.month.slice(0, 7) >= first && row.month.slice(0, 7) <= last;
export const lastYear = between('2025-11', '2026-10');
