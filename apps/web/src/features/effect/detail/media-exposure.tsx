import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { partColumns, type EffectPartRow } from './part-columns.tsx';
import { useEffectCall } from './use-effect.ts';
import type { TabProps } from './exposure-tab.tsx';

export function MediaExposure({ input }: TabProps) {
  const found = useEffectCall('effectestimate/{orderId}/getMediumExposure', input);
  if (found.error || !found.data)
    return <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={4} />;
  const { rows, scope } = found.data;
  return (
    <AppTable<EffectPartRow>
      caption="分媒介曝光"
      columns={partColumns('媒介', scope.stage)}
      rows={rows.map((row) => ({
        ...row,
        key: String(row.mediumId),
        name: row.mediumName,
        reason: `${formatNumber(row.unmeasuredUnits)} 面/辆没有接触模型或没有人群样本`,
      }))}
      rowKey={({ key }) => key}
      emptyTitle="没有媒介"
    />
  );
}
