import { Segmented, Select } from 'antd';
import { MetricLabel } from '../../shared/figure/metric.tsx';
import { competitorGroup } from '@ooh/contract/domain/competitor-names';
import { useAllowed } from '../../session/use-session.ts';
import { aheadOf, metricKeyOf, type CityBaseAddress } from './city-base-address.ts';
import { closedText } from './city-market.ts';
import {
  cityMetrics,
  horizonDays,
  horizonNames,
  rivalMetrics,
  type HorizonDays,
} from './city-metric-keys.ts';
import { cityMetricOf, type CityMetric } from './city-metrics.ts';
import styles from './city-base.module.css';

export interface MetricChoiceProps {
  readonly metric: CityMetric;
  readonly address: CityBaseAddress;
  readonly onAddress: (address: CityBaseAddress) => void;
}

/** What cities are coloured and ranked by, with its 口径. */
export function MetricChoice({ metric, address, onAddress }: MetricChoiceProps) {
  const key = metricKeyOf(address);
  const hasRivals = useAllowed(`${competitorGroup}.isEnabled`);
  return (
    <div className={styles.metricChoice}>
      <Select
        className={styles.metricSelect}
        aria-label="指标"
        value={key}
        options={cityMetrics.map((value) => {
          const isClosed = !hasRivals && rivalMetrics.some((one) => one === value);
          const name = value === 'vacancy' ? '空位率' : cityMetricOf(value).name;
          return { value, label: isClosed ? `${name}（${closedText}）` : name, disabled: isClosed };
        })}
        onChange={(value) => onAddress({ ...address, metric: value === 'units' ? undefined : value })}
      />
      <MetricLabel metric={metric.dictionary} label="口径" />
    </div>
  );
}

/** The day for which vacancies are shown; undefined for other metrics. */
export function HorizonChoice({ address, onAddress }: Omit<MetricChoiceProps, 'metric'>) {
  if (metricKeyOf(address) !== 'vacancy') return null;
  return (
    <Segmented<HorizonDays>
      size="small"
      aria-label="空位日期"
      value={aheadOf(address)}
      options={horizonDays.map((value) => ({ value, label: horizonNames[value] }))}
      onChange={(value) => onAddress({ ...address, ahead: value === 0 ? undefined : value })}
    />
  );
}
