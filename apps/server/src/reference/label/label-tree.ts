import { crowdLabels } from '@ooh/reference/labels';
import type { CrowdLabelTree } from '@ooh/contract/domain/target-audience';

const names = new Map(
  crowdLabels.flatMap((category) =>
    category.dimensions.flatMap((dimension) =>
      dimension.labels.map((label) => [label.labelId, label.name] as const),
    ),
  ),
);

/** Name of a label; its number where unknown. */
export function labelName(labelId: number): string {
  return names.get(labelId) ?? `标签 ${labelId}`;
}

export function isKnownLabel(labelId: number): boolean {
  return names.has(labelId);
}

/** The label tree with each label's share of the people, null without a panel or with too few persons. */
export function labelTree(shares: ReadonlyMap<number, number> | null): CrowdLabelTree {
  return crowdLabels.map(({ category, dimensions }) => ({
    category,
    dimensions: dimensions.map(({ dimension, exclusive, labels }) => ({
      dimension,
      exclusive,
      labels: labels.map(({ labelId, name }) => ({
        labelId,
        name,
        share: shares?.get(labelId) ?? null,
      })),
    })),
  }));
}
