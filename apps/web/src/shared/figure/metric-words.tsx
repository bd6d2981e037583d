import { useAllowed } from '../../session/use-session.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import type { MetricKey } from './metric-dictionary.ts';
import styles from './metric.module.css';
import { useStoredMetrics } from './use-stored-metric.ts';

/** Address of a metric on the screen of measurement standards. */
export const metricHref = (metric: MetricKey): string => `/standards/measurementStandard#metric=${metric}`;

/** What the store says of a metric, and the way to all of it. */
export function MetricWords({ metric }: { readonly metric: MetricKey }) {
  const { name, rule } = useStoredMetrics()[metric];
  const isOpen = useAllowed('serviceStandardData.measurementStandard');
  return (
    <>
      {name}：{rule}
      {isOpen && (
        <HrefLink href={metricHref(metric)} className={styles.more}>
          查看口径
        </HrefLink>
      )}
    </>
  );
}
