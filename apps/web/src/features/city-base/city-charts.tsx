import { useMemo } from 'react';
import { Chart } from '../../chart/chart.tsx';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { comparedOf, type CityBaseAddress } from './city-base-address.ts';
import styles from './city-base.module.css';
import type { CityRow } from './city-metrics.ts';
import { cityBubbles, mediaStructure } from './prepare-charts.ts';

export interface CityChartsProps {
  readonly rows: readonly CityRow[];
  readonly address: CityBaseAddress;
}

/** The cities by people, GDP and stock, and what the stock is made of. */
export function CityCharts({ rows, address }: CityChartsProps) {
  const bubbles = useMemo(() => cityBubbles(rows, comparedOf(address)), [rows, address]);
  const structure = useMemo(() => mediaStructure(rows), [rows]);
  return (
    <div className={styles.charts}>
      <Card title="城市规模">
        {bubbles ? (
          <Chart model={bubbles} height={340} footnote="菱形为对比中的城市；GDP 为 2023 年。" />
        ) : (
          <StateBlock kind="empty" minHeight={340} title="所列城市没有同时公布人口与 GDP 的" />
        )}
      </Card>
      <Card title="媒体结构">
        {structure ? (
          <Chart model={structure} height={340} footnote="可售单元：面的轮播位与公交车辆之和。" />
        ) : (
          <StateBlock kind="empty" minHeight={340} title="所列城市还没有媒体存量" />
        )}
      </Card>
    </div>
  );
}
