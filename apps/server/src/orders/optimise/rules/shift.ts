import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import type { UnitStanding } from './standing.ts';

/** Share of the reached TA with ten contacts or more, of people by contacts 0 … 9 and 10 or more; null for nobody. */
export function openClassShare(distribution: readonly number[]): number | null {
  const reached = distribution.slice(1).reduce((sum, persons) => sum + persons, 0);
  return reached > 0 ? distribution[distribution.length - 1] / reached : null;
}

interface LeastYield {
  /** Units of the part of the money that adds least, the least first. */
  readonly units: readonly UnitStanding[];
  /** Its reach per yuan against the mean of the order. */
  readonly yieldShare: number;
}

/** The last tenth of the money, by what its units add; null where nothing can be moved. */
export function leastYield(units: readonly UnitStanding[], reachShare: number): LeastYield | null {
  const money = units.reduce((sum, unit) => sum + unit.movableFen, 0);
  if (money <= 0 || reachShare <= 0) return null;
  const sorted = units
    .filter((unit) => unit.movableFen > 0)
    .toSorted((a, b) => a.addedShare / a.movableFen - b.addedShare / b.movableFen || a.item - b.item);
  const chosen: UnitStanding[] = [];
  let [fen, added] = [0, 0];
  for (const unit of sorted) {
    if (chosen.length > 0 && fen + unit.movableFen > opportunityRules.shiftMoneyShare * money) break;
    chosen.push(unit);
    fen += unit.movableFen;
    added += unit.addedShare;
  }
  return { units: chosen, yieldShare: added / fen / (reachShare / money) };
}

/** Whether contacts pile up on few while the last money adds little. */
export function isOverFrequent(openShare: number | null, yieldShare: number): boolean {
  const { shiftOpenShare, shiftYieldShare } = opportunityRules;
  return openShare !== null && openShare > shiftOpenShare && yieldShare < shiftYieldShare;
}
