import { useMemo } from 'react';
import { Chart } from '../../../chart/chart.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './detail.module.css';
import { frequencyChart, reachAtLeastChart } from './prepare-frequency.ts';
import { useEffectCall } from './use-effect.ts';
import type { TabProps } from './exposure-tab.tsx';

export function FrequencyExposure({ input }: TabProps) {
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
