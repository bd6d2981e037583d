import { useMemo } from 'react';
import { Chart } from '../../../chart/chart.tsx';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { citiesChart } from './cities-chart.ts';
import styles from './detail.module.css';
import { EffectBasis } from './effect-basis.tsx';
import { partColumns, type EffectPartRow } from './part-columns.tsx';
import { frequencyChart, reachAtLeastChart } from './prepare-frequency.ts';
import { useEffectCall, type EffectInput } from './use-effect.ts';

interface TabProps {
  readonly input: EffectInput;
}

function Cities({ input }: TabProps) {
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

function Media({ input }: TabProps) {
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

function Frequency({ input }: TabProps) {
  const found = useEffectCall('effectestimate/{orderId}/getExpandIndicatorData', input);
  const { data } = found;
  const charts = useMemo(() => data && [frequencyChart(data), reachAtLeastChart(data)], [data]);
  if (found.error || !data || !charts)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={6} minHeight={280} />
    );
  if (data.distribution.length === 0)
    return <StateBlock kind="not-produced" title="样本不足，暂无频次分布" />;
  return (
    <div className={styles.twoColumns}>
      {charts.map((model) => (
        <Chart key={model.title} model={model} height={240} />
      ))}
    </div>
  );
}

/** Where and by which media the audience was met, and how often. */
export function ExposureTab({ input }: TabProps) {
  return (
    <>
      <Card
        title="城市"
        footer="到达率与频次以各城市的目标人群为总体；不同城市的人群相互独立，人数可以相加。"
      >
        <Cities input={input} />
      </Card>
      <Card
        title="媒介"
        footer="各媒介单独计算，同一人可能被多个媒介接触，触达不能相加；样本不足而不能单独显示的城市不计入该媒介。"
      >
        <Media input={input} />
      </Card>
      <Card title="频次" footer="目标人群的接触次数；计划为全程，按执行测算截至评估日。">
        <Frequency input={input} />
      </Card>
    </>
  );
}
