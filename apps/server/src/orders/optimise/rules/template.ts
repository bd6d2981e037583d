import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import { quantileOf } from './quantile.ts';
import type { UnitStanding } from './standing.ts';

interface Template {
  readonly kept: readonly UnitStanding[];
  /** The least for the money first. */
  readonly dropped: readonly UnitStanding[];
}

/** Which units a next campaign keeps: those that add as much as the quantile asks. */
export function templateOf(units: readonly UnitStanding[]): Template | null {
  if (units.length < 2) return null;
  const limit = quantileOf(
    units.map((unit) => unit.addedShare),
    opportunityRules.templateKeepQuantile,
  );
  return {
    kept: units.filter((unit) => unit.addedShare >= limit),
    dropped: units
      .filter((unit) => unit.addedShare < limit)
      .toSorted((a, b) => a.addedShare / a.movableFen - b.addedShare / b.movableFen || a.item - b.item),
  };
}
