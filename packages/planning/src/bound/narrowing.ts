import { firstStep, type Domain } from '../constraint/constraint-row.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';
import type { Range } from './bound-tree.ts';
import { bestOf, lagrangianBound, profitOf } from './lagrangian.ts';
import type { RelaxedBound } from './relaxation.ts';

/** Ranges that a tangent leaves inside a box. */
export interface Narrowing {
  readonly domain: Domain;
  readonly within: readonly Range[];
  /** Upper bound of the plans of the box outside the ranges; -Infinity when nothing was ruled out. */
  readonly excluded: number;
}

/**
 * The tangent's bound is a sum over the media, so the bound of all plans with one medium fixed at a given number is
 * known. Numbers whose bound does not exceed the threshold are ruled out (reduced-cost fixing).
 */
export function narrow(
  problem: SelectionProblem,
  domain: Domain,
  { constant, lines, tangent }: RelaxedBound,
  threshold: number,
): Narrowing {
  const total = constant + lagrangianBound(problem, domain, lines, tangent.multipliers);
  const lo = domain.lo.slice();
  const hi = domain.hi.slice();
  const within: Range[] = [];
  let excluded = -Infinity;
  for (let m = 0; m < lo.length; m++) {
    if (lo[m] === hi[m]) continue;
    const [profit, fee] = profitOf(problem, lines, tangent.multipliers, m);
    const others = total - bestOf(domain, m, profit, fee);
    const range = keptRange(domain, m, profit, fee, threshold - others);
    if (range === null || (range[0] <= lo[m] && range[1] >= hi[m])) continue;
    const [from, to] = range;
    excluded = Math.max(excluded, others + bestOutside(domain, m, profit, fee, from, to));
    lo[m] = from;
    hi[m] = to;
    within.push([m, from, to]);
  }
  return { domain: { lo, hi, least: domain.least }, within, excluded };
}

/** Smallest and greatest allowed number whose value profit·v − fee·[v > 0] exceeds the slack; null for none. */
function keptRange(
  domain: Domain,
  m: number,
  profit: number,
  fee: number,
  slack: number,
): readonly [number, number] | null {
  const first = firstStep(domain, m);
  let from = Math.max(first, domain.lo[m]);
  let to = first > 0 ? domain.hi[m] : -1;
  const edge = (slack + fee) / profit;
  if (profit > 0) from = Math.max(from, Math.min(to + 1, Math.floor(edge) + 1));
  else if (profit < 0) to = Math.min(to, Math.max(from - 1, Math.ceil(edge) - 1));
  else if (-fee <= slack) to = from - 1;
  const zero = domain.lo[m] === 0 && slack < 0;
  if (from > to) return zero ? [0, 0] : null;
  return [zero ? 0 : from, to];
}

/** Greatest value over the allowed numbers outside [from, to]. */
function bestOutside(
  domain: Domain,
  m: number,
  profit: number,
  fee: number,
  from: number,
  to: number,
): number {
  let best = domain.lo[m] === 0 && from > 0 ? 0 : -Infinity;
  const first = firstStep(domain, m);
  const hi = domain.hi[m];
  const ends = [first, Math.min(from - 1, hi), Math.max(to + 1, first), hi];
  for (const v of ends)
    if (v >= first && first > 0 && v <= hi && (v < from || v > to)) best = Math.max(best, profit * v - fee);
  return best;
}
