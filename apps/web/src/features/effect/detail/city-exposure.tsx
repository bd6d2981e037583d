import { useMemo } from 'react';
import { Chart } from '../../../chart/chart.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { citiesChart } from './cities-chart.ts';
import { EffectBasis } from '../../../shared/effect/effect-basis.tsx';
import { partColumns, type EffectPartRow } from './part-columns.tsx';
import { useEffectCall } from './use-effect.ts';
import type { TabProps } from './exposure-tab.tsx';

export function CityExposure({ input }: TabProps) {
  const found = useEffectCall('effectestimate/{orderId}/getCityExposure', input);
  const { data } = found;
  const chart = useMemo(() => data && citiesChart(data.rows), [data]);
  if (found.error || !data)
    return <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={5} />;
  const { scope } = data;
  const reasonOf = (cityCode: string) =>
    scope.cities.find((city) => city.cityCode === cityCode)?.reason ?? '数据不足';
  return (
    <>
      {chart && <Chart model={chart} height={240} />}
      <AppTable<EffectPartRow>
        caption="分城市曝光"
        columns={partColumns('城市', scope.stage)}
        rows={data.rows.map((row) => ({
          ...row,
          key: row.cityCode,
          name: row.cityName,
          reason: reasonOf(row.cityCode),
        }))}
        rowKey={({ key }) => key}
        emptyTitle="没有城市"
      />
      <EffectBasis scope={scope} />
    </>
  );
}
