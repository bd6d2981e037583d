import type { CallOutput } from '@ooh/contract/registry';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';

type Year = CallOutput<'competitor/mediaAnalysisDataYear'>['years'][number];

const columns: AppColumn<Year>[] = [
  { key: 'year', title: '年', width: 110, render: ({ year, months }) => `${year}（${months.length} 个月）` },
  {
    key: 'spend',
    title: '花费',
    width: 120,
    isNumeric: true,
    render: ({ spendFen }) => <MoneyFen fen={spendFen} unit="auto" />,
  },
  {
    key: 'growth',
    title: '同月同比',
    width: 100,
    isNumeric: true,
    render: ({ growth }) => formatShare(growth),
  },
  {
    key: 'media',
    title: '前三媒体',
    width: 280,
    render: ({ media }) =>
      media
        .slice(0, 3)
        .map(({ mediumName, share }) => `${mediumName} ${formatShare(share)}`)
        .join('、'),
  },
];

/** Years of the market, each with its months on record. */
export function YearTable({ years }: { readonly years: readonly Year[] }) {
  return (
    <AppTable<Year>
      caption="年度对比"
      columns={columns}
      rows={years}
      rowKey={({ year }) => String(year)}
      emptyTitle="没有投放"
    />
  );
}
