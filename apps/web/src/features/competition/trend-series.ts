import type { ChartSeries } from '../../chart/chart-model.ts';
import type { CallOutput } from '@ooh/contract/registry';

type Trend = Pick<CallOutput<'competitor/getTendencyOverview'>, 'marketFen' | 'yearAgoFen' | 'series'>;

/** Series of the trend: each of the largest, what is left of the market, and the market of the year before. */
export function trendSeries(
  { marketFen, yearAgoFen, series }: Trend,
  metric: 'spend' | 'sos',
): ChartSeries[] {
  if (metric === 'sos') return series.map(({ name, sos }) => ({ name, values: sos }));
  const rest = marketFen.map((fen, at) => fen - series.reduce((sum, one) => sum + one.spendFen[at], 0));
  const hasRest = rest.some((fen) => fen > 0);
  const hasYearAgo = yearAgoFen.some((fen) => fen !== null);
  return [
    ...series.map(({ name, spendFen }) => ({ name, values: spendFen })),
    ...(hasRest ? [{ name: '其他', values: rest }] : []),
    ...(hasYearAgo ? [{ name: '市场去年同期', meaning: 'reference' as const, values: yearAgoFen }] : []),
  ];
}
