import { useCall } from '../../api/use-call.ts';
import { Card } from '../../ui/page/card.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { recentPlanColumns } from './recent-plan-columns.tsx';

/** The plans worked on last. */
export function RecentPlansCard() {
  const plans = useCall(
    'ai-option-mode/list',
    { pageSize: 5, sortBy: 'updatedAt', order: 'desc' },
    { quiet: true },
  );
  return (
    <Card title="最近的智选方案">
      <AppTable
        caption="最近的智选方案"
        columns={recentPlanColumns}
        rows={plans.data?.rows}
        rowKey={({ planId }) => planId}
        error={plans.error}
        onRetry={() => void plans.refetch()}
        emptyTitle="还没有智选方案"
      />
    </Card>
  );
}
