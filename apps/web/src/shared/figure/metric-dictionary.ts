// The dictionary is shared with the service, whose store of documents begins with it.
export { figureRules, metricDictionary } from '@ooh/contract/domain/metric-dictionary';
export type { MetricEntry, MetricKey } from '@ooh/contract/domain/metric-dictionary';
