import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../session/use-session.ts';
import { metricDictionary, type MetricEntry, type MetricKey } from './metric-dictionary.ts';

/** Metrics in force by their keys; those that the product ships until the store has answered. */
export function useStoredMetrics(): Readonly<Record<MetricKey, MetricEntry>> {
  const isSignedIn = useSession((session) => session.token !== null);
  // Unnotified: the definitions that ship with the product stand in.
  const options = { unnotified: true, staleMs: Infinity, enabled: isSignedIn };
  const { data } = useCall('v1/content/metrics', {}, options);
  if (data === undefined) return metricDictionary;
  const stored = new Map(data.metrics.map((metric) => [metric.key, metric]));
  return Object.fromEntries(
    Object.entries(metricDictionary).map(([key, shipped]) => [key, stored.get(key) ?? shipped]),
  ) as Record<MetricKey, MetricEntry>;
}
