import type { CallOutput } from '@ooh/contract/registry';
import { Chart } from '../../chart/chart.tsx';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import { dimensionNames, type CompetitionAddress } from './competition-address.ts';
import { trendSeries } from './trend-series.ts';

type Trend = CallOutput<'competitor/getTendencyOverview'>;

export interface TrendCardProps {
  readonly trend: Trend;
  readonly by: NonNullable<CompetitionAddress['by']>;
  readonly metric: NonNullable<CompetitionAddress['metric']>;
}

/** Spend or share month by month: the five largest, all others, and the market of the year before. */
export function TrendCard({ trend, by, metric }: TrendCardProps) {
  const { months, marketFen } = trend;
  const total = marketFen.reduce((sum, fen) => sum + fen, 0);
  const peak = months[marketFen.indexOf(Math.max(...marketFen))];
  return (
    <Chart
      height={300}
      model={{
        title: `${dimensionNames[by]}${metric === 'sos' ? ' SOS' : '花费'}趋势`,
        summary: `合计 ${formatFen(total, { unit: 'auto' })}，${peak ?? '—'} 最高。`,
        kind: 'curve',
        categoryName: '月份',
        categories: months,
        valueName: metric === 'sos' ? 'SOS' : '刊例花费（估算）',
        series: trendSeries(trend, metric),
        format:
          metric === 'sos' ? (value) => formatShare(value) : (value) => formatFen(value, { unit: 'auto' }),
      }}
    />
  );
}
