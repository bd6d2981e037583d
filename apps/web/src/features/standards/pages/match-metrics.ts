import type { StoredMetric } from '@ooh/contract/v1/content/metrics';

/** The metric that an address asks for: `metric=tgi` after its number sign. */
export function askedMetric(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('metric') ?? undefined;
}

/** Metrics that say all of the words that are typed, those whose names do first. */
export function matchMetrics(metrics: readonly StoredMetric[], query: string): StoredMetric[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const says = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = metrics.filter(({ name, english, rule, source, screens, nature }) =>
    says([name, english, rule, source, screens, nature].join(' ')),
  );
  if (words.length === 0) return found;
  const isNamed = ({ name, english }: StoredMetric) => says(`${name} ${english}`);
  return [...found.filter(isNamed), ...found.filter((metric) => !isNamed(metric))];
}
