import type { RateLine, RateStore } from '@ooh/measurement/rate-store';
import { priceOfMove } from '../search/selection-problem.ts';
import { stepDown } from '../search/steps.ts';
import { blockedBy, loadedPlan } from './marginal-lines.ts';
import { linePriceFen, type RateProblem } from '../rate-problem.ts';

/** Explanation why a line is not in the plan. */
export interface WhyNot {
  readonly medium: number;
  /** Minimum vehicles of the line; 0 when it cannot be bought at all. */
  readonly vehicles: number;
  readonly costFen: number;
  /** Gain of adding these vehicles to the plan. */
  readonly gain: number;
  readonly gainPerFen: number;
  /** Value of one fen of budget at the plan, as passed by the caller. */
  readonly cutoffPerFen: number;
  /** Reasons against simply adding it, in Chinese; empty when there are none. */
  readonly blockedBy: readonly string[];
  /** The cheapest replacement found, which reduces the weakest steps of other lines first; null without one. */
  readonly replaces:
    | readonly { readonly medium: number; readonly from: number; readonly to: number }[]
    | null;
  /** Change of the plan's value by that replacement (negative: a loss). */
  readonly changeByReplacing: number | null;
}

/**
 * Explains "why not this line" for a medium that the plan does not use.
 * @param cutoff value of one fen of budget at the plan, from `rowPrice` of the budget or the plan's weakest vehicle
 */
export function whyNot(
  store: RateStore,
  problem: RateProblem,
  lines: readonly RateLine[],
  medium: number,
  cutoff: number,
): WhyNot {
  const plan = loadedPlan(store, problem, lines);
  const terms = problem.media[medium];
  const vehicles = Math.max(1, terms.minVehicles ?? 1);
  const none = { medium, vehicles: 0, costFen: 0, gain: 0, gainPerFen: 0, cutoffPerFen: cutoff };
  const never = (reason: string): WhyNot => ({
    ...none,
    blockedBy: [reason],
    replaces: null,
    changeByReplacing: null,
  });
  if (plan.vehicles[medium] > 0) return never('该线路已在方案中');
  if (terms.excluded) return never('该线路已被排除');
  if (terms.maxVehicles === 0) return never('该线路没有可用车辆');
  if (vehicles > terms.maxVehicles)
    return never(`可用车辆 ${terms.maxVehicles} 辆，少于最少购买的 ${vehicles} 辆`);
  const gain = plan.state.gainTo(medium, vehicles);
  const costFen = linePriceFen(terms, vehicles);
  const blocked = blockedBy(plan, problem, medium, vehicles);
  const before = plan.state.value();
  const replaces = makeRoom(plan, medium, vehicles);
  return {
    medium,
    vehicles,
    costFen,
    gain,
    gainPerFen: gain / Math.max(1, costFen),
    cutoffPerFen: cutoff,
    blockedBy: blocked,
    replaces,
    changeByReplacing: replaces ? plan.state.value() - before : null,
  };
}

/** Removes the weakest steps of other lines until the medium fits, then adds it; null when it never fits. */
function makeRoom(
  plan: ReturnType<typeof loadedPlan>,
  medium: number,
  vehicles: number,
): { medium: number; from: number; to: number }[] | null {
  const original = plan.vehicles.slice();
  plan.move(medium, vehicles);
  const { use, domain, problem } = plan;
  while (!use.feasible) {
    let weakest = -1;
    let weakestTo = 0;
    let least = Infinity;
    for (let m = 0; m < plan.vehicles.length; m++) {
      if (m === medium) continue;
      const to = stepDown(domain, m, plan.vehicles[m]);
      const targets = to > 0 && domain.lo[m] === 0 ? [to, 0] : [to];
      for (const target of targets) {
        const from = plan.vehicles[m];
        if (target < 0 || !use.mends(m, from, target) || !plan.allows(m, target)) continue;
        const loss =
          -plan.state.gainTo(m, target) / Math.max(problem.freePrice, priceOfMove(problem, m, target, from));
        if (loss >= least) continue;
        least = loss;
        weakest = m;
        weakestTo = target;
      }
    }
    if (weakest < 0) return null;
    plan.move(weakest, weakestTo);
  }
  const changes: { medium: number; from: number; to: number }[] = [];
  plan.vehicles.forEach((to, m) => {
    if (m !== medium && to !== original[m]) changes.push({ medium: m, from: original[m], to });
  });
  return changes;
}
