import { InfoCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { metricDictionary, type MetricKey } from './metric-dictionary.ts';
import { MetricWords } from './metric-words.tsx';
import styles from './metric.module.css';

/** Name of a metric with its 口径 behind ⓘ; works on hover, focus and touch. */
export function MetricLabel({ metric, label }: { readonly metric: MetricKey; readonly label?: string }) {
  const { name } = metricDictionary[metric];
  return (
    <span className={styles.label}>
      {label ?? name}
      <Tooltip title={<MetricWords metric={metric} />} trigger={['hover', 'focus', 'click']}>
        <button type="button" className={styles.info} aria-label={`${name}的口径`}>
          <InfoCircleOutlined aria-hidden="true" />
        </button>
      </Tooltip>
    </span>
  );
}

export interface MetricProps {
  readonly metric: MetricKey;
  /** The figure, already drawn, for example <BigNumber …/>. */
  readonly children: ReactNode;
  readonly label?: string;
  /** What the figure is: modelled from a plan, modelled from posting records, counted in them, or reported by another. */
  readonly nature?: '预估' | '按执行测算' | '监测' | '第三方';
  /** Interval, comparison or source in small print. */
  readonly note?: ReactNode;
  /** True replaces the figure: fewer than the smallest cell of persons stand behind it. */
  readonly isSuppressed?: boolean;
  readonly size?: 'middle' | 'large';
}

/** One figure with its name, 口径, nature and small print. */
export function Metric({
  metric,
  children,
  label,
  nature,
  note,
  isSuppressed = false,
  size = 'middle',
}: MetricProps) {
  return (
    <div className={styles.metric}>
      <div className={styles.head}>
        <MetricLabel metric={metric} label={label} />
        {nature && <span className={styles.nature}>{nature}</span>}
      </div>
      <div className={styles.value} data-size={size}>
        {isSuppressed ? <span className={styles.suppressed}>样本不足</span> : children}
      </div>
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </div>
  );
}
