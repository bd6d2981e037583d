import type { CallOutput } from '@ooh/contract/registry';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { AppTable, type AppTableProps } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';

export type Placement = CallOutput<'competitor/listScreenDataPage'>['rows'][number];

const columns: AppColumn<Placement>[] = [
  { key: 'brand', title: '品牌', width: 130, render: ({ brandName }) => brandName },
  {
    key: 'product',
    title: '产品',
    width: 150,
    ellipsis: true,
    render: ({ productName }) => productName ?? '—',
  },
  { key: 'city', title: '城市', width: 90, render: ({ cityName }) => cityName },
  { key: 'medium', title: '媒体', width: 110, render: ({ mediumName }) => mediumName },
  { key: 'form', title: '形式', width: 130, ellipsis: true, render: ({ formName }) => formName },
  { key: 'place', title: '商圈', width: 140, ellipsis: true, render: ({ placeName }) => placeName ?? '—' },
  { key: 'firstSeen', title: '首次', width: 110, render: ({ firstSeen }) => firstSeen },
  { key: 'lastSeen', title: '末次', width: 110, isSortable: true, render: ({ lastSeen }) => lastSeen },
  { key: 'days', title: '天数', width: 80, isNumeric: true, isSortable: true, render: ({ days }) => days },
  {
    key: 'units',
    title: '数量',
    width: 90,
    isNumeric: true,
    isSortable: true,
    render: ({ units, unit }) => `${units}${unit}`,
  },
  {
    key: 'spend',
    title: '花费（刊例估算）',
    width: 150,
    isNumeric: true,
    isSortable: true,
    render: ({ spendFen }) => <MoneyFen fen={spendFen} />,
  },
];

type TableParts = Omit<AppTableProps<Placement>, 'caption' | 'columns' | 'rowKey' | 'emptyTitle'>;

/** Placements behind the pictures, as they were recorded. */
export function PlacementsTable(props: TableParts) {
  return (
    <AppTable<Placement>
      caption="竞品投放"
      columns={columns}
      rowKey={({ placementId }) => placementId}
      emptyTitle="该品牌在所选城市近 12 个月没有被监测到的投放"
      {...props}
    />
  );
}
