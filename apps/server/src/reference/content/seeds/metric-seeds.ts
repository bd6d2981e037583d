import { metricDictionary, type MetricKey } from '@ooh/contract/domain/metric-dictionary';
import { metricPrefix } from '@ooh/contract/domain/content-names';
import { metricNotes } from './metric-notes.ts';
import { seed, table } from './seed.ts';

/** What is said of every metric beside its name. */
export const metricFields = [
  { key: 'english', label: '英文' },
  { key: 'rule', label: '算法' },
  { key: 'example', label: '算例' },
  { key: 'format', label: '写法' },
  { key: 'nature', label: '性质' },
  { key: 'source', label: '来源' },
  { key: 'screens', label: '出现在' },
] as const;

/** One document for every metric of the product, so that each has versions of its own. */
export const metricSeeds = (Object.keys(metricDictionary) as MetricKey[]).map((metric) => {
  const { name, english, rule, format } = metricDictionary[metric];
  const [example, nature, source, screens] = metricNotes[metric];
  const texts = { english, rule, format, example, nature, source, screens };
  return seed({
    docId: `${metricPrefix}${metric}`,
    kind: 'metric',
    route: '/standards/measurementStandard',
    title: name,
    body: [
      table(
        name,
        ['项', '内容'],
        metricFields.map(({ key, label }) => [key, label, texts[key]] as const),
      ),
    ],
  });
});
