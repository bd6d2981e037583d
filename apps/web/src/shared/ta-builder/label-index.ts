import type { CrowdLabelTree } from '@ooh/contract/domain/target-audience';

/** A label with the path that leads to it. */
export interface CrowdLabel {
  readonly labelId: number;
  readonly name: string;
  readonly share: number | null;
  readonly category: string;
  readonly dimension: string;
}

export function labelsOf(tree: CrowdLabelTree): CrowdLabel[] {
  return tree.flatMap(({ category, dimensions }) =>
    dimensions.flatMap(({ dimension, labels }) =>
      labels.map(({ labelId, name, share }) => ({ labelId, name, share, category, dimension })),
    ),
  );
}

/** Name of a label by its id; ids that the tree no longer holds read 「标签 12」. */
export function namesOf(labels: readonly CrowdLabel[]): (labelId: number) => string {
  const names = new Map(labels.map(({ labelId, name }) => [labelId, name]));
  return (labelId) => names.get(labelId) ?? `标签 ${labelId}`;
}

/** Labels whose name, dimension or category holds the text; all of them for an empty text. */
export function searchLabels(labels: readonly CrowdLabel[], text: string): CrowdLabel[] {
  const query = text.trim().toLowerCase();
  if (query === '') return [...labels];
  return labels.filter(({ name, dimension, category }) =>
    [name, dimension, category].some((word) => word.toLowerCase().includes(query)),
  );
}

/** Most frequent labels first; those of unknown share last. */
export function byShare(labels: readonly CrowdLabel[]): CrowdLabel[] {
  return [...labels].sort((a, b) => (b.share ?? -1) - (a.share ?? -1));
}

export interface LabelSection {
  readonly key: string;
  readonly category: string;
  readonly dimension: string;
  readonly labels: readonly CrowdLabel[];
}

/** Labels by dimension, in the order they come. */
export function sectionsOf(labels: readonly CrowdLabel[]): LabelSection[] {
  const sections = new Map<string, LabelSection & { labels: CrowdLabel[] }>();
  for (const label of labels) {
    const key = `${label.category}/${label.dimension}`;
    const known = sections.get(key);
    if (known) known.labels.push(label);
    else sections.set(key, { key, category: label.category, dimension: label.dimension, labels: [label] });
  }
  return [...sections.values()];
}
