import { seededRandom } from '@ooh/measurement/random';
import type { Effort } from './effort.ts';
import { ExchangePlan } from './exchange-plan.ts';
import { localSearch } from './local-search.ts';
import { reachableRows, type ReachableRows } from './reachable-rows.ts';
import type { SelectionProblem } from './selection-problem.ts';
import { workingPlan, type WorkingPlan } from './working-plan.ts';

/** Passes over the matrix of the first run, and its least pairs. */
const FIRST = { passes: 64, pairs: 20_000 };
/** How much longer each further run is: many short ones find more than a few long ones. */
const GROWTH = 1.05;
/** Effort of a run with the local search after it, in lengths of the run. */
const WHOLE_RUN = 1.25;
/** Runs end when so many of them found the same best value. */
const SAME = 40;
/** Parts of a run at one temperature and one credit. */
const STAGES = 40;
/** Heat of the first and of the last stage, in values of a medium of the plan; each run has its own multiple. */
const HEAT = { first: 0.1, last: 0.01, leastMultiple: 0.5, mostMultiple: 2 };
/**
 * Persons who lack one passage count by this share of their weight until the first part of the run is left, then
 * less and less, and not at all when only the last part is left.
 */
const CREDIT = { share: 0.15, until: 0.3, none: 0.05 };
/** What a medium must bring for its price, in parts of what the plan brings for its own. */
const PRICE = 0.5;
/** Chances of taking one or two media out; otherwise three. */
const DROPS = { one: 0.6, two: 0.28 };
/** Random exchanges before a run for each medium of the first plan, so that no two runs start alike. */
const SHAKES = 2;
/** Distance between the seeds of two runs. */
const STREAMS = 7919;
/** Rounds of local search after a run. */
const ROUNDS = 2;
/** More passages than this are not a matter of a few media. */
const MOST_PASSAGES = 50;

interface Search {
  readonly problem: SelectionProblem;
  readonly rows: ReachableRows;
  readonly first: Int32Array;
  /** The best plan so far, of which gains are judged by the value of a medium and of money. */
  readonly measure: ArrayLike<number>;
  readonly effort: Effort;
}

/**
 * For k >= 2 passages, where single media bring nothing and trials by value alone lose their way: annealing by
 * exchanges, in ever longer runs from random plans, each improved by local search. A run starts only if the effort
 * lasts to its end, so more effort adds runs to the same ones. The same seed gives the same plan.
 * @param first a plan that keeps every row, from which the random ones are reached by exchanges
 * @returns the best plan of all runs, which keeps every row and may be worse than the first; null where there is
 *   nothing to search for, or no effort for a run
 */
export function annealedPlan(
  problem: SelectionProblem,
  first: Int32Array,
  effort: Effort,
  seed: number,
): WorkingPlan | null {
  const { curve, matrix } = problem;
  if (curve.form !== 'passage' || curve.k === 1 || curve.k > MOST_PASSAGES) return null;
  let length = Math.max(FIRST.pairs, FIRST.passes * matrix.persons.length);
  const lasts = () => !effort.exhausted && WHOLE_RUN * length <= effort.limit - effort.pairs;
  if (!lasts()) return null;
  const rows = reachableRows(problem, curve.k);
  if (rows.media.length === 0) return null;
  let best: WorkingPlan | null = null;
  let most = -Infinity;
  for (let run = 0, same = 0; same < SAME && lasts(); run++, length *= GROWTH) {
    const search = { problem, rows, first, measure: best?.vehicles ?? first, effort };
    const found = annealOnce(search, length, seededRandom(seed + STREAMS * run).next);
    const value = found.state.value();
    same = value > most ? 1 : same + Number(value === most);
    if (value <= most) continue;
    best = found;
    most = value;
  }
  return best;
}

/** One run of about `length` pairs and a local search after it. */
function annealOnce(search: Search, length: number, random: () => number): WorkingPlan {
  const { problem, effort } = search;
  const plan = workingPlan(problem, problem.domain, effort, bestOfRun(search, length, random));
  leaveIdleOut(plan);
  localSearch(plan, effort, ROUNDS);
  return plan;
}

/** The best plan that a run comes by. */
function bestOfRun(search: Search, length: number, random: () => number): Int32Array {
  const { problem, rows, first, effort } = search;
  const { perMedium, perPrice } = worths(search);
  const plan = new ExchangePlan(problem, rows, first);
  const multiple = HEAT.leastMultiple + (HEAT.mostMultiple - HEAT.leastMultiple) * random();
  const shakes = SHAKES * Math.max(1, plan.size);
  for (let i = 0; i < shakes; i++) plan.exchange({ drops: 1, heat: Infinity, perPrice: 0 }, random);
  let best = { vehicles: plan.vehicles, value: plan.reached };
  for (let stage = 0, spent = 0; stage < STAGES && !effort.exhausted; stage++) {
    const { heat, credit } = weather(1 - stage / (STAGES - 1));
    plan.setCredit(credit);
    const until = (length * (stage + 1)) / STAGES;
    while (plan.pairs < until && !effort.exhausted) {
      const chance = random();
      const drops = chance < DROPS.one ? 1 : chance < DROPS.one + DROPS.two ? 2 : 3;
      plan.exchange({ drops, heat: heat * multiple * perMedium, perPrice }, random);
      if (plan.reached > best.value * (1 + 1e-9)) best = { vehicles: plan.vehicles, value: plan.reached };
    }
    effort.spend(plan.pairs - spent);
    spent = plan.pairs;
  }
  return best.vehicles;
}

/** Value of a medium of the measure, and the least that one must bring for its price. */
function worths({ problem, rows, measure }: Search): { perMedium: number; perPrice: number } {
  const plan = new ExchangePlan(problem, rows, measure);
  const perMedium = Math.max(plan.reached, heaviest(problem, rows)) / Math.max(1, plan.size);
  return { perMedium, perPrice: (PRICE * plan.reached) / Math.max(1, problem.rows[problem.budgetRow].bound) };
}

/** Heat in values of a medium, and credit, when a part of the run is left. */
function weather(left: number): { heat: number; credit: number } {
  const cooled = Math.min(1, (1 - left) / (1 - CREDIT.until));
  const heat = HEAT.first * (HEAT.last / HEAT.first) ** cooled;
  const lent = (left - CREDIT.none) / (CREDIT.until - CREDIT.none);
  return { heat, credit: CREDIT.share * Math.min(1, Math.max(0, lent)) };
}

/** The greatest weight of a person whom a plan may reach. */
function heaviest({ matrix }: SelectionProblem, { ofPerson }: ReachableRows): number {
  return matrix.weights.reduce((most, w, p) => (ofPerson[p + 1] > ofPerson[p] ? Math.max(most, w) : most), 0);
}

/** Takes out media that reach nobody, the dearest first. */
function leaveIdleOut(plan: WorkingPlan): void {
  const { domain, vehicles, problem } = plan;
  const inPlan = [...vehicles.keys()].filter((m) => vehicles[m] > domain.lo[m]);
  inPlan.sort((a, b) => problem.price[b] - problem.price[a] || a - b);
  for (const m of inPlan)
    if (plan.allows(m, domain.lo[m]) && plan.state.gainTo(m, domain.lo[m]) >= 0) plan.move(m, domain.lo[m]);
}
