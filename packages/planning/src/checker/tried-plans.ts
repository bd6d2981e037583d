import type { PassageInstance } from '../passage-instance.ts';
import type { Box } from './checked-case.ts';
import { maxBought, withRows, type OpenPlan, type OpenRow } from './tried/open-rows.ts';
import { PlanSearch } from './tried/plan-search.ts';

/** Maximum plans that are enumerated, and person-medium pairs that this may visit. */
const FEW_PLANS = 20_000;
const FEW_PAIRS = 2e8;
/** Maximum media of a plan in the pruned search, where plans are too many to enumerate. */
const MOST_MEDIA = 64;
/** Tolerance of sums of the same weights, as a share of the ceiling. */
const ROUNDING = 1e-9;

/** The plans of a box within a budget; money in whole multiples. */
export interface TriedPlans {
  readonly instance: PassageInstance;
  readonly k: number;
  readonly box: Box;
  readonly prices: readonly number[];
  readonly budget: number;
}

/**
 * Shows by enumeration that no plan of the box exceeds the ceiling, and returns the ceiling; throws
 * RangeError where one does or where there are too many plans. Where they are few, every plan is evaluated
 * directly from the definition. Otherwise `PlanSearch` visits those that its bounds do not exclude.
 * @param isAllowed whether a plan keeps every limit
 * @param fewPlans up to this number all plans are evaluated directly
 */
export function refuteBetterPlans(
  plans: TriedPlans,
  ceiling: unknown,
  isAllowed: (units: readonly number[]) => boolean,
  fewPlans = FEW_PLANS,
): number {
  if (typeof ceiling !== 'number' || !Number.isFinite(ceiling))
    throw new RangeError('证明树中 tried 应为有限的数');
  const { box, prices, budget } = plans;
  const units = box.from.map((v) => Math.max(0, v));
  const money = budget - units.reduce((sum, v, m) => sum + v * prices[m], 0);
  if (money < 0) return ceiling;
  const candidates = [...units.keys()].filter((m) => units[m] === 0 && box.to[m] > 0 && prices[m] <= money);
  const claim = { ceiling, units, isAllowed };
  if (triedOneByOne(plans, claim, candidates, money, fewPlans)) return ceiling;
  const most = maxBought(
    candidates.map((m) => prices[m]),
    money,
  );
  if (most > MOST_MEDIA) throw new RangeError('证明树中 tried 的部分方案过多，无法逐一核对');
  const found = (media: readonly number[], worth: number) => {
    const plan = units.map((v, m) => (media.includes(m) ? 1 : v));
    if (isAllowed(plan)) refuse(ceiling, worth);
  };
  const room = ceiling + ROUNDING * Math.abs(ceiling);
  new PlanSearch({ k: plans.k, ceiling: room, found }).visit(openPlan(plans, units, money));
  return ceiling;
}

interface Claim {
  readonly ceiling: number;
  /** The current plan. */
  readonly units: number[];
  readonly isAllowed: (units: readonly number[]) => boolean;
}

function refuse(ceiling: number, worth: number): never {
  throw new RangeError(`证明树称 ${ceiling} 为上界，实际有价值 ${worth} 的方案`);
}

const isAbove = (worth: number, ceiling: number) => worth > ceiling + ROUNDING * Math.abs(ceiling);

/** The media of the box that no plan need contain, for a plan of the others. */
function openPlan(
  { instance, k, box, prices }: TriedPlans,
  units: readonly number[],
  money: number,
): OpenPlan {
  const { personCount, rowStart, persons, passages, weights } = instance;
  const met = new Float64Array(personCount);
  const candidates: OpenRow[] = [];
  units.forEach((held, medium) => {
    const [begin, end] = [rowStart[medium], rowStart[medium + 1]];
    if (held > 0) for (let e = begin; e < end; e++) met[persons[e]] += Math.min(k, passages[e]);
    else if (box.to[medium] > 0)
      candidates.push({
        medium,
        price: prices[medium],
        who: Int32Array.from(persons.subarray(begin, end)),
        times: Uint8Array.from(passages.subarray(begin, end), (n) => Math.min(k, n)),
      });
  });
  const whole: OpenPlan = {
    worth: met.reduce((sum, n, p) => (n >= k ? sum + weights[p] : sum), 0),
    money,
    rows: candidates,
    missing: Uint8Array.from(met, (n) => Math.max(0, k - n)),
    weight: weights,
    split: new Float64Array(personCount).fill(1),
  };
  return withRows(whole, null, candidates);
}

/** Evaluates every plan of the current media and any affordable candidates; false where there are too many. */
function triedOneByOne(
  { instance, k, prices }: TriedPlans,
  { ceiling, units, isAllowed }: Claim,
  candidates: readonly number[],
  money: number,
  fewPlans: number,
): boolean {
  const plans: number[][] = [];
  const held = [...units.keys()].filter((m) => units[m] > 0);
  const gather = (plan: number[], from: number, left: number): boolean => {
    if (plans.push(plan) > fewPlans) return false;
    for (let i = from; i < candidates.length; i++) {
      const m = candidates[i];
      if (prices[m] <= left && !gather([...plan, m], i + 1, left - prices[m])) return false;
    }
    return true;
  };
  if (!gather(held, 0, money)) return false;
  const { rowStart, persons, passages, weights, personCount } = instance;
  const pairsOf = (plan: readonly number[]) =>
    plan.reduce((sum, m) => sum + rowStart[m + 1] - rowStart[m], personCount);
  if (plans.reduce((sum, plan) => sum + pairsOf(plan), 0) > FEW_PAIRS) return false;
  for (const plan of plans) {
    const met = new Float64Array(personCount);
    for (const m of plan) for (let e = rowStart[m]; e < rowStart[m + 1]; e++) met[persons[e]] += passages[e];
    const worth = met.reduce((sum, n, p) => (n >= k ? sum + weights[p] : sum), 0);
    if (!isAbove(worth, ceiling)) continue;
    const chosen = new Set(plan);
    if (isAllowed(units.map((_, m) => Number(chosen.has(m))))) refuse(ceiling, worth);
  }
  return true;
}
