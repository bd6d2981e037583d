import { certain } from '@ooh/contract/core/certain';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { readBrands } from '../../reference/brand/brand-names.ts';
import { basisOf, inMonths, type Market } from './market.ts';
import { calendarMonth, monthBefore, monthSpan } from '@ooh/contract/domain/months';
import { shareOf, spendBy, sumFen } from './spend-by.ts';

type Dimension = ParsedInput<'competitor/getTendencyOverview'>['dimension'];
type Tendency = CallOutput<'competitor/getTendencyOverview'>;

async function namesOf(
  db: Db,
  dimension: Dimension,
  keys: readonly string[],
): Promise<(key: string) => string> {
  if (dimension === 'city') return cityName;
  if (dimension === 'medium') {
    const names = await readMediaNames(db);
    return (key) => names.medium(Number(key));
  }
  const brands = await readBrands(db, keys);
  return (key) => brands.get(key)?.brandName ?? key;
}

/** 100 × mean spend of a calendar month ÷ mean month. */
export function seasonOf(months: readonly string[], spendFen: readonly number[]): Tendency['season'] {
  const mean = spendFen.reduce((sum, fen) => sum + fen, 0) / Math.max(1, months.length);
  if (mean === 0) return [];
  const byMonth = Map.groupBy(
    months.map((month, i) => ({ month: calendarMonth(month), fen: spendFen[i] })),
    ({ month }) => month,
  );
  return [...byMonth]
    .map(([month, list]) => ({
      month,
      index: Math.round((1000 * list.reduce((sum, { fen }) => sum + fen, 0)) / list.length / mean) / 10,
    }))
    .sort((a, b) => a.month - b.month);
}

/** The market's spend month by month, and that of its largest brands, cities or media. */
export async function tendencyOf(
  db: Db,
  market: Market,
  dimension: Dimension,
  limit: number,
): Promise<Tendency> {
  const months = monthSpan(market.startMonth, market.endMonth);
  const rows = spendBy(market, [dimension, 'month']);
  const at = new Map(months.map((month, i) => [month, i]));
  const marketFen = months.map(() => 0);
  const byKey = new Map<string, number[]>();
  for (const row of rows) {
    const key = String(row[dimension]);
    const series = byKey.get(key) ?? months.map(() => 0);
    const i = certain(at.get(row.month), 'month', row.month);
    series[i] += row.spendFen;
    marketFen[i] += row.spendFen;
    byKey.set(key, series);
  }
  const wanted = dimension === 'brand' && market.brandIds.length > 0 ? new Set(market.brandIds) : null;
  const total = (fen: readonly number[]): number => fen.reduce((sum, value) => sum + value, 0);
  const shown = [...byKey]
    .filter(([key]) => wanted === null || wanted.has(key))
    .sort((a, b) => total(b[1]) - total(a[1]) || (a[0] < b[0] ? -1 : 1))
    .slice(0, limit);
  const nameOf = await namesOf(
    db,
    dimension,
    shown.map(([key]) => key),
  );
  return {
    basis: basisOf(market),
    months,
    marketFen,
    yearAgoFen: yearAgo(market, months),
    series: shown.map(([key, spendFen]) => ({
      key,
      name: nameOf(key),
      spendFen,
      sos: spendFen.map((fen, i) => shareOf(fen, marketFen[i])),
    })),
    season: seasonOf(months, marketFen),
  };
}

function yearAgo(market: Market, months: readonly string[]): (number | null)[] {
  const earlier = inMonths(market, monthBefore(market.startMonth, 12), monthBefore(market.endMonth, 12));
  const byMonth = Map.groupBy(spendBy(earlier, ['month']), ({ month }) => month);
  return months.map((month) => {
    const then = monthBefore(month, 12);
    if (market.held === null || then < market.held.first || then > market.held.last) return null;
    return sumFen(byMonth.get(then) ?? []);
  });
}
