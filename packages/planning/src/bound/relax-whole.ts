import { firstStep, type Domain } from '../constraint/constraint-row.ts';
import { ConcaveMajorant } from '../objective/concave-majorant.ts';
import { sampledMatrix } from '../objective/contact-matrix.ts';
import { contactRange } from '../objective/contact-range.ts';
import { isConcave, isLinear } from '../objective/curve.ts';
import type { Effort } from '../search/effort.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';
import { lagrangianBound, polishMultipliers, profitOf, type MediumLines } from './lagrangian.ts';
import { LeastPurchaseTangent } from './least-purchase-tangent.ts';
import type { RelaxedBound, RelaxedStart } from './relaxation.ts';

/** Steps towards the best answer, and how short the first one is, for the root and for a part of a box. */
const ROOT = { steps: 120, ahead: 8 };
const PART = { steps: 24, ahead: 40 };
/** Steps for all persons after those for a sample of them. */
const AFTER_SAMPLE = { steps: 16, ahead: 200 };
/** Steps without a lower bound after which the search ends. */
const PATIENCE = 24;
/** Pairs of a sample of the persons in which the way is found first. */
const SAMPLE_PAIRS = 600_000;

/** Whether some medium of the box may be left out and is bought several at a time, of a value that is not linear. */
export function buysWhole({ curve }: SelectionProblem, domain: Domain): boolean {
  if (curve.form === 'passage' || isLinear(curve)) return false;
  return domain.hi.some((hi, m) => domain.lo[m] === 0 && domain.least[m] > 1 && hi >= domain.least[m]);
}

interface Steps {
  readonly steps: number;
  readonly ahead: number;
}

/** The problem for every so many persons, where there are many of them; null where all are soon walked. */
export function sampleOf(problem: SelectionProblem, effort: Effort): SelectionProblem | null {
  const { matrix } = problem;
  const stride = Math.floor(matrix.persons.length / SAMPLE_PAIRS);
  if (stride < 2) return null;
  effort.spend(matrix.persons.length);
  return { ...problem, matrix: sampledMatrix(matrix, stride) };
}

/**
 * Minimises the bound with least purchases counted whole by steps of length 2 / (i + ahead) towards the plan
 * that answers the present prices best (Frank and Wolfe). Every step's bound is valid; the least one is kept.
 * @param enough stop as soon as the bound is at most this
 */
export function relaxWhole(
  problem: SelectionProblem,
  domain: Domain,
  start: RelaxedStart,
  effort: Effort,
  enough: number,
  isNear: boolean,
): RelaxedBound {
  return descend(problem, domain, start, effort, enough, isNear ? PART : ROOT);
}

/** Goes on for all persons from what was found for a sample of them. */
export function relaxAfterSample(
  problem: SelectionProblem,
  domain: Domain,
  start: RelaxedStart,
  effort: Effort,
  enough: number,
): RelaxedBound {
  return descend(problem, domain, start, effort, enough, AFTER_SAMPLE);
}

function descend(
  problem: SelectionProblem,
  domain: Domain,
  start: RelaxedStart,
  effort: Effort,
  enough: number,
  { steps, ahead }: Steps,
): RelaxedBound {
  const { curve, matrix, rows, budgetRow } = problem;
  if (curve.form !== 'poisson') throw new RangeError('whole purchases are for rates');
  const range = isConcave(curve) ? null : contactRange(matrix, domain, problem, rows[budgetRow].bound);
  const state = new LeastPurchaseTangent(matrix, new ConcaveMajorant(curve, range), domain);
  let multipliers = start.multipliers;
  let point = Float64Array.from(domain.lo, (lo, m) =>
    Math.min(domain.hi[m], Math.max(lo, Math.round(start.point[m] * 1e6) / 1e6)),
  );
  let best: RelaxedBound | null = null;
  for (let i = 0, stale = 0; i < steps && stale < PATIENCE; i++) {
    const { lines, intercept: constant } = state.at(point, effort);
    // The prices of the rows cost as much as the persons where these are few.
    if (matrix.persons.length < SAMPLE_PAIRS) effort.spend(2 * matrix.persons.length);
    multipliers = polishMultipliers(problem, domain, lines, multipliers, 4);
    const bound = constant + lagrangianBound(problem, domain, lines, multipliers);
    stale++;
    if (best === null || bound < best.bound) {
      if (best === null || bound < best.bound * (1 - 1e-5)) stale = 0;
      const smoothing = { knee: 1, width: 1 };
      const tangent = { point, multipliers, smoothing, lift: null, whole: true as const };
      best = { bound, tangent, constant, lines, point };
    }
    if (best.bound <= enough || effort.exhausted) break;
    const answer = bestAnswer(problem, domain, lines, multipliers);
    const step = 2 / (i + ahead);
    point = point.map((v, m) => Math.round((v + step * (answer[m] - v)) * 1e6) / 1e6);
  }
  return best as RelaxedBound;
}

/** The media that bring most per money under the prices of the rows, as far as the budget goes; the last in part. */
function bestAnswer(
  problem: SelectionProblem,
  domain: Domain,
  lines: MediumLines,
  multipliers: Float64Array,
): Float64Array {
  const { lo, hi } = domain;
  const { price, linePrice, rows, budgetRow } = problem;
  const answer = Float64Array.from(lo);
  let left = rows[budgetRow].bound;
  const offers: { m: number; units: number; cost: number; perCost: number }[] = [];
  for (let m = 0; m < lo.length; m++) {
    const first = firstStep(domain, m);
    if (lo[m] > 0) left -= price[m] * lo[m] + linePrice[m];
    if (hi[m] === lo[m] || first === 0) continue;
    const [profit, fee] = profitOf(problem, lines, multipliers, m);
    const units = profit > 0 ? hi[m] : first;
    const worth = lo[m] > 0 ? profit * (units - lo[m]) : profit * units - fee;
    if (worth <= 0 && (multipliers[budgetRow] === 0 || units === lo[m])) continue;
    const cost = price[m] * (units - lo[m]) + (lo[m] > 0 ? 0 : linePrice[m]);
    offers.push({
      m,
      units,
      cost,
      perCost: worth / Math.max(cost, problem.freePrice),
    });
  }
  offers.sort((a, b) => b.perCost - a.perCost || a.m - b.m);
  for (const { m, units, cost } of offers) {
    const share = cost > 0 ? Math.min(1, Math.max(0, left) / cost) : 1;
    answer[m] += share * (units - lo[m]);
    left -= share * cost;
  }
  return answer;
}
