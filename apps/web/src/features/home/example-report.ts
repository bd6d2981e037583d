import type { EffectOrderRow } from '@ooh/contract/domain/effect';

/** The sample order whose report says most: one that tells how many it reached, before one of too few people for a figure. */
export function exampleReport<Row extends Pick<EffectOrderRow, 'isSample' | 'comparison'>>(
  rows: readonly Row[],
): Row | undefined {
  const samples = rows.filter(({ isSample }) => isSample);
  return (
    samples.find(({ comparison }) => (comparison?.actual.reachShare.value ?? null) !== null) ?? samples[0]
  );
}
