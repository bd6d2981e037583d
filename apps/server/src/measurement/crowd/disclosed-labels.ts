import { crowdLabels } from '@ooh/reference/labels';
import { isTooFew } from '@ooh/measurement/minimum-cell';
import { passesMinimumCell } from '../../disclosure/suppression.ts';

/**
 * The labels whose share among `total` panel persons may be disclosed: persons with and without it are at least the minimum
 * cell, and in an exclusive dimension so are the persons outside the disclosed labels
 * (otherwise the smallest ones are withheld too). `counts` are persons by label.
 */
export function disclosedLabels(
  counts: ReadonlyMap<number, number>,
  total: number,
  minimumCell: number,
): Set<number> {
  const shown = new Set<number>();
  for (const { exclusive, labels } of crowdLabels.flatMap((category) => category.dimensions)) {
    const fit = labels
      .map(({ labelId }) => ({ labelId, count: counts.get(labelId) ?? 0 }))
      .filter(({ count }) => passesMinimumCell(count, total - count, minimumCell))
      .sort((a, b) => b.count - a.count);
    const isRevealing = () => {
      const rest = total - fit.reduce((sum, { count }) => sum + count, 0);
      return isTooFew(rest, minimumCell);
    };
    if (exclusive) while (fit.length > 0 && isRevealing()) fit.pop();
    for (const { labelId } of fit) shown.add(labelId);
  }
  return shown;
}
