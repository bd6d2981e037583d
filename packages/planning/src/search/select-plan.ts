import type { BoundProof } from '../bound/bound-tree.ts';
import { branchAndBound, type Incumbent } from '../bound/branch-and-bound.ts';
import { linesOf, polishMultipliers } from '../bound/lagrangian.ts';
import { relax, tangentStateOf } from '../bound/relaxation.ts';
import { buysWhole } from '../bound/relax-whole.ts';
import { TryingAll } from '../bound/trying-all.ts';

import { contactsOf } from '../objective/contact-matrix.ts';
import type { Domain } from '../constraint/constraint-row.ts';
import { annealedPlan } from './annealing.ts';
import { Effort } from './effort.ts';
import { jointPhase } from './joint-phase.ts';
import { localSearch, neighbourhoodSearch } from './local-search.ts';
import { roundedPlan } from './rounding.ts';
import { seededRandom } from '@ooh/measurement/random';
import { valueOfPlan } from '../plan-value.ts';
import { startPlans } from './start-plans.ts';
import type { SelectionProblem } from './selection-problem.ts';
import { workingPlan, type WorkingPlan } from './working-plan.ts';

export type SelectionPhase = 'greedy' | 'localSearch' | 'relaxation' | 'rounding' | 'neighbourhood' | 'proof';

/** Control of a selection; has no effect on the value of a plan. */
export interface SelectionControl {
  readonly seed?: number;
  /** Called often; true ends the search, which then returns its best plan and bound. */
  readonly shouldStop?: () => boolean;
  /** Called with the value and bound known so far (bound Infinity before the relaxation). */
  readonly onProgress?: (phase: SelectionPhase, fraction: number, value: number, bound: number) => void;
  /** Work limit in person-medium pairs visited; a run that ends by it is reproducible. Default 4e8, or thirty
   * passes over the matrix if that is more. */
  readonly pairLimit?: number;
  /** The default work times this, where there is no `pairLimit`. Default 1. */
  readonly workFactor?: number;
  /** Work limit of counting media jointly (`jointPhase`), in matrix entries of its programs. Default 0: not tried. */
  readonly jointLimit?: number;
  /** The search ends once the proved gap is at most this. Default 0.002; a small instance goes to 0. */
  readonly targetGap?: number;
  /** Instances with at most this many free media are searched towards a gap of 0. Default 24. */
  readonly exactMedia?: number;
}

export interface SelectedPlan {
  readonly vehicles: Int32Array;
  readonly value: number;
  readonly proof: BoundProof;
  readonly pairs: number;
}

const LEAST_PAIRS = 4e8;
/** Where lines are bought several vehicles at a time, whose proof needs more. */
const WHOLE_PAIRS = 1e9;
const LEAST_PASSES = 30;
const EXACT_NODES = 20_000;
/** Passes over the matrix that a part of a box costs where lines are bought whole. */
const PASSES_A_PART = 60;
/** Limit for the default work; more work allows more parts. */
const LARGE_NODES = 1500;

/**
 * Improves on a first plan and proves a bound.
 * @param first a plan that keeps every row
 */
export function selectPlan(
  problem: SelectionProblem,
  control: SelectionControl,
  first: Int32Array,
): SelectedPlan {
  const least = buysWhole(problem, problem.domain) ? WHOLE_PAIRS : LEAST_PAIRS;
  const usual = Math.max(least, LEAST_PASSES * problem.matrix.persons.length);
  const effort = new Effort(control.pairLimit ?? usual * (control.workFactor ?? 1), control.shouldStop);
  const random = seededRandom(control.seed ?? 1).next;
  const { domain } = problem;
  const target = control.targetGap ?? 0.002;
  const free = domain.lo.reduce((sum, lo, m) => sum + Number(domain.hi[m] > lo), 0);
  const exact = free <= (control.exactMedia ?? 24);
  let bound = Infinity;
  const best: Incumbent = { vehicles: first, value: valueOfPlan(problem, first) };
  const say = (phase: SelectionPhase, fraction: number) =>
    control.onProgress?.(phase, fraction, best.value, bound);
  const offer = (plan: WorkingPlan) => {
    if (!plan.use.feasible) return;
    const value = plan.state.value();
    if (value > best.value) {
      best.value = value;
      best.vehicles = plan.vehicles.slice();
    }
  };

  say('greedy', 0);
  for (const plan of startPlans(problem, effort)) offer(plan);
  say('localSearch', 0.1);
  const plan = workingPlan(problem, domain, effort, best.vehicles);
  localSearch(plan, effort.share(0.1), 2);
  offer(plan);
  say('relaxation', 0.25);
  const start = { point: best.vehicles, multipliers: startPrices(problem, domain, best.vehicles, effort) };
  const enough = best.value * (1 + target / 4);
  const relaxed = relax(problem, domain, start, effort.share(0.6), enough, 60);
  bound = relaxed.bound;
  say('rounding', 0.6);
  const rounded = effort.exhausted ? null : roundedPlan(problem, domain, relaxed.point, effort);
  if (rounded) {
    localSearch(rounded, effort.share(0.4), 8);
    offer(rounded);
  }
  const gap = () => (bound > 0 ? (bound - best.value) / bound : 0);
  say('neighbourhood', 0.75);
  if (!exact && gap() > target) {
    const around = workingPlan(problem, domain, effort, best.vehicles);
    neighbourhoodSearch(around, effort.share(0.5), random, patienceOf(problem));
    localSearch(around, effort.share(0.2), 4);
    offer(around);
    const part = effort.share(effort.limit > usual ? ANNEALED.more : ANNEALED.usual);
    const annealed = annealedPlan(problem, best.vehicles, part, control.seed ?? 1);
    if (annealed) offer(annealed);
  }
  say('proof', 0.9);
  let proof: BoundProof = { tree: { tangent: 0 }, tangents: [relaxed.tangent], bound };
  const tried = !exact && gap() > target ? triedBound(problem, best, bound, target, effort) : null;
  if (tried !== null) {
    proof = { tree: { tried }, tangents: [], bound: tried };
    bound = tried;
  }
  const joint = exact ? null : jointPhase(problem, best, relaxed, bound, control);
  if (joint) {
    proof = joint;
    bound = joint.bound;
  }
  // Where not even the two parts of a first split can be relaxed, splitting proves nothing.
  const passesLeft = (effort.limit - effort.pairs) / problem.matrix.persons.length;
  const canSplit = !buysWhole(problem, domain) || passesLeft >= 2 * PASSES_A_PART;
  if (exact || (canSplit && gap() > target)) {
    const parts = LARGE_NODES * Math.max(1, effort.limit / usual);
    const limits = exact ? { maxNodes: EXACT_NODES, slack: 1e-9 } : { maxNodes: parts, slack: target };
    const split = branchAndBound(problem, domain, relaxed, best, effort, limits, (now) => {
      bound = Math.min(now, proof.bound);
      say('proof', 0.9);
    });
    if (split.bound < proof.bound) proof = split;
    bound = proof.bound;
  }
  say('proof', 1);
  return { vehicles: best.vehicles, value: best.value, proof, pairs: effort.pairs };
}

/** Share of the remaining effort for annealing, where it applies: of the usual work, and of more. */
const ANNEALED = { usual: 0.05, more: 0.1 };

/** Trials in a row without gain after which the search around a plan ends, and how far a cheap one may go on. */
const PATIENCE = { least: 40, most: 400, pairs: 3e8 };

/** Purchases of several vehicles leave more to be found by trials: where the matrix is small, they cost little. */
function patienceOf(problem: SelectionProblem): number {
  if (!buysWhole(problem, problem.domain)) return PATIENCE.least;
  const trials = Math.floor(PATIENCE.pairs / problem.matrix.persons.length);
  return Math.min(PATIENCE.most, Math.max(PATIENCE.least, trials));
}

/** Shares of the best value by which a better plan is excluded, one after another. */
const SLACKS = [0.4, 0.3, 0.25, 0.2, 0.176, 0.15, 0.12, 0.1, 0.07, 0.05, 0.03];
/** The logarithm of the work for a ceiling rises by this times what is taken off the slack, about. */
const WORK_GROWTH = 14;
/** Slack in place of which none is tried. */
const NEARLY_NONE = 0.01;
/** A ceiling is not tried where it is likely to take more than this times the work left. */
const HOPELESS = 3;

/**
 * For k >= 2, where tangents lie far above the value of whole media: the
 * least ceiling that enumeration proves within the effort, if it is lower than the bound. The best plan
 * may improve meanwhile. Ceilings that are likely to be proved on the way to a lower one are left out.
 */
function triedBound(
  problem: SelectionProblem,
  best: Incumbent,
  bound: number,
  target: number,
  effort: Effort,
): number | null {
  if (problem.curve.k === 1) return null;
  // A ceiling at the best value takes hardly more than one a little above it.
  const last = target < NEARLY_NONE ? 0 : target;
  const slacks = [...SLACKS, last].filter((slack) => slack >= last && best.value * (1 + slack) < bound);
  let least: number | null = null;
  for (let at = 0; at < slacks.length;) {
    const slack = slacks[at];
    const before = effort.pairs;
    const ceiling = best.value * (1 + slack);
    const trying = TryingAll.of(problem, best, effort.share(least === null ? 0.4 : 1));
    if (!trying?.holds(ceiling)) break;
    least = Math.max(ceiling, best.value);
    const spent = effort.pairs - before;
    const left = effort.limit - effort.pairs;
    const shareOfLeft = slacks.map((lower) => (spent * Math.exp(WORK_GROWTH * (slack - lower))) / left);
    const next = Math.max(
      at + 1,
      shareOfLeft.findLastIndex((share) => share <= 1),
    );
    if (shareOfLeft[next] > HOPELESS) break;
    at = next;
  }
  return least;
}

/** Row prices for the tangents at a plan. */
function startPrices(
  problem: SelectionProblem,
  domain: Domain,
  vehicles: Int32Array,
  effort: Effort,
): Float64Array {
  const state = tangentStateOf(problem, domain, null);
  state.place(contactsOf(state.matrix, vehicles), { knee: 0.5, width: 0.2 });
  return polishMultipliers(problem, domain, linesOf(state, effort), new Float64Array(problem.rows.length), 4);
}
