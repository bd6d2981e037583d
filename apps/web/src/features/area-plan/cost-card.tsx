import type { CallOutput } from '@ooh/contract/registry';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { Card } from '../../ui/page/card.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';

type Cost = CallOutput<'crowd-tag-plan/v1/getCostAggregateList'>[number];

const groupings = [
  { value: 'medium', label: '按媒体形式' },
  { value: 'area', label: '按区域' },
  { value: 'city', label: '按城市' },
] as const;

const columns: readonly AppColumn<Cost>[] = [
  { key: 'name', title: '项目', width: 220, render: ({ name }) => name },
  { key: 'city', title: '城市', width: 96, render: ({ cityName }) => cityName },
  { key: 'faces', title: '面数', width: 80, isNumeric: true, render: ({ faces }) => formatNumber(faces) },
  {
    key: 'rateCard',
    title: '刊例合计',
    width: 136,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.rateCardFen} />,
  },
  {
    key: 'net',
    title: '净价合计',
    width: 136,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.netFen} />,
  },
  {
    key: 'production',
    title: '制作安装',
    width: 120,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.productionFen} />,
  },
  {
    key: 'tax',
    title: '税额',
    width: 112,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.taxFen} />,
  },
  {
    key: 'total',
    title: '含税合计',
    width: 136,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.totalFen} />,
  },
];

/** Costs of the chosen faces, added up in three ways. */
export function CostCard({ planId }: { readonly planId: string }) {
  const [groupBy, setGroupBy] = useState<(typeof groupings)[number]['value']>('medium');
  const costs = useCall(
    'crowd-tag-plan/v1/getCostAggregateList',
    { planId, groupBy },
    { quiet: true, keepPrevious: true },
  );
  return (
    <Card
      title="费用汇总"
      extra={
        <Segmented
          size="small"
          aria-label="汇总方式"
          value={groupBy}
          onChange={setGroupBy}
          options={[...groupings]}
        />
      }
    >
      <AppTable
        caption="费用汇总"
        columns={columns}
        rows={costs.data}
        rowKey={({ cityCode, key }) => `${cityCode}/${key}`}
        error={costs.error}
        onRetry={() => void costs.refetch()}
        emptyTitle="还没有选定任何点位"
      />
    </Card>
  );
}
