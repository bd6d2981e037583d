import type { PostingCounts } from '@ooh/contract/domain/effect';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';

export const netColumn: AppColumn<{ readonly netFen: number }> = {
  key: 'net',
  title: <MetricLabel metric="net" label="投放金额" />,
  name: '投放金额',
  width: 104,
  isNumeric: true,
  render: ({ netFen }) => <MoneyFen fen={netFen} unit="auto" />,
};

export const postedColumn = (width: number): AppColumn<{ readonly postings: PostingCounts }> => ({
  key: 'posted',
  title: <MetricLabel metric="postedRate" />,
  name: metricDictionary.postedRate.name,
  width,
  isNumeric: true,
  render: ({ postings }) => formatShare(postings.postingRate),
});
