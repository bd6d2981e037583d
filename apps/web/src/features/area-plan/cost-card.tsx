import { Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../ui/page/card.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { costColumns } from './cost-columns.tsx';

const groupings = [
  { value: 'medium', label: '按媒体形式' },
  { value: 'area', label: '按区域' },
  { value: 'city', label: '按城市' },
] as const;

/** Costs of the chosen faces, added up in three ways. */
export function CostCard({ planId }: { readonly planId: string }) {
  const [groupBy, setGroupBy] = useState<(typeof groupings)[number]['value']>('medium');
  const costs = useCall(
    'crowd-tag-plan/v1/getCostAggregateList',
    { planId, groupBy },
    { keepPrevious: true },
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
        columns={costColumns}
        rows={costs.data}
        rowKey={({ cityCode, key }) => `${cityCode}/${key}`}
        error={costs.error}
        onRetry={() => void costs.refetch()}
        emptyTitle="还没有选定任何点位"
      />
    </Card>
  );
}
