import type { Effort } from './effort.ts';
import { MaxHeap } from './max-heap.ts';
import { priceOfMove } from './selection-problem.ts';
import { stepUp } from './steps.ts';
import type { WorkingPlan } from './working-plan.ts';

/** Criterion of a greedy step: gain per fen, gain, or lowest price (to meet floors cheaply). */
export type GreedyRule = 'gainPerFen' | 'gain' | 'cheapest';

/** Gain per price of a move. */
function keyOf(plan: WorkingPlan, m: number, to: number, rule: GreedyRule): number {
  const cost = priceOfMove(plan.problem, m, plan.vehicles[m], to);
  if (rule === 'cheapest') return -cost;
  const gain = plan.state.gainTo(m, to);
  return rule === 'gain' ? gain : gain / Math.max(cost, plan.problem.freePrice);
}

/**
 * Units with which to open a medium: where it has a price per line, the first step is doubled while that gains more
 * per fen, since further units do not pay for the line again.
 */
function opening(plan: WorkingPlan, m: number, first: number): number {
  if (plan.problem.linePrice[m] === 0) return first;
  let best = first;
  let key = keyOf(plan, m, first, 'gainPerFen');
  for (let to = 2 * first; to <= plan.domain.hi[m] && plan.allows(m, to); to *= 2) {
    const next = keyOf(plan, m, to, 'gainPerFen');
    if (next <= key) break;
    best = to;
    key = next;
  }
  return best;
}

/**
 * Lazy greedy: adds the best allowed step until none is left. Keys only decrease when the value is concave,
 * so a stale key that still leads after recomputation is the true best; otherwise it is a heuristic.
 * @param media media to choose among, or all
 * @param floors only steps that bring an unmet floor nearer, until all floors are met
 */
export function greedyFill(
  plan: WorkingPlan,
  rule: GreedyRule,
  effort: Effort,
  media: ArrayLike<number> | null = null,
  floors = false,
): void {
  const { domain, vehicles, use } = plan;
  const heap = new MaxHeap();
  const target = (m: number): number => {
    const first = stepUp(domain, m, vehicles[m]);
    if (first < 0 || !plan.allows(m, first)) return -1;
    const to = rule === 'gainPerFen' && vehicles[m] === 0 ? opening(plan, m, first) : first;
    return floors && !use.mends(m, vehicles[m], to) ? -1 : to;
  };
  const count = media ? media.length : domain.hi.length;
  for (let i = 0; i < count; i++) {
    const m = media ? media[i] : i;
    const to = target(m);
    if (to < 0) continue;
    const key = keyOf(plan, m, to, rule);
    if (key > 0 || floors) heap.push(m, key);
  }
  while (heap.size > 0 && !effort.exhausted) {
    if (floors && use.feasible) return;
    const m = heap.pop();
    const to = target(m);
    if (to < 0) continue;
    const key = keyOf(plan, m, to, rule);
    if (key <= 0 && !floors) continue;
    if (heap.size > 0 && key < heap.topKey) {
      heap.push(m, key);
      continue;
    }
    // The key just used stays an upper bound of the next step's key when the value is concave, unless the step
    // has paid for the line.
    const isBound = rule !== 'cheapest' && (plan.vehicles[m] > 0 || plan.problem.linePrice[m] === 0);
    plan.move(m, to);
    const next = target(m);
    if (next >= 0) heap.push(m, isBound ? key : keyOf(plan, m, next, rule));
  }
}

/** Meets the floors by the criterion, or by the cheapest steps when that fails; returns whether all rows hold. */
export function meetFloors(plan: WorkingPlan, rule: GreedyRule, effort: Effort): boolean {
  if (plan.use.feasible) return true;
  const mark = plan.mark();
  greedyFill(plan, rule, effort, null, true);
  if (plan.use.feasible) return true;
  plan.undo(mark);
  greedyFill(plan, 'cheapest', effort, null, true);
  return plan.use.feasible;
}
