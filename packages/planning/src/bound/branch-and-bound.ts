import { firstStep, ROW_TOLERANCE, type Domain } from '../constraint/constraint-row.ts';
import type { Effort } from '../search/effort.ts';
import { MaxHeap } from '../search/max-heap.ts';
import { roundedPlan } from '../search/rounding.ts';
import { localSearch } from '../search/local-search.ts';
import { workingPlan } from '../search/working-plan.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';
import type { BoundProof, BoundTree } from './bound-tree.ts';
import { boundOf, relax, tangentStateOf, type RelaxedBound, type Tangent } from './relaxation.ts';

/** Best plan so far. */
export interface Incumbent {
  vehicles: Int32Array;
  value: number;
}

interface Node {
  readonly domain: Domain;
  readonly relaxed: RelaxedBound;
}

/** The tree while it grows; frozen into a BoundTree at the end. */
interface Growing {
  node: Node | null;
  single: boolean;
  split: { medium: number; atMost: number; low: Growing; high: Growing } | null;
}

const RELATIVE = 1e-9;

/**
 * Best-first branch and bound from a relaxed root. Improves the incumbent in place and returns the proof of
 * the bound reached: when it ran to the end, the incumbent is a best plan up to 1e-9 of its value.
 */
export function branchAndBound(
  problem: SelectionProblem,
  domain: Domain,
  root: RelaxedBound,
  incumbent: Incumbent,
  effort: Effort,
  maxNodes: number,
  onBound: (bound: number) => void,
): BoundProof {
  const cutoff = () => incumbent.value + RELATIVE * Math.abs(incumbent.value) + 1e-12;
  const top: Growing = { node: { domain, relaxed: root }, single: false, split: null };
  const open: Growing[] = [top];
  const heap = new MaxHeap();
  heap.push(0, root.bound);
  let nodes = 0;
  while (heap.size > 0 && nodes < maxNodes && !effort.exhausted) {
    if (heap.topKey <= cutoff()) break;
    if ((nodes & 15) === 0) onBound(heap.topKey);
    const at = open[heap.pop()];
    const node = at.node as Node;
    const choice = branching(node);
    if (choice === null) continue;
    const [medium, atMost] = choice;
    nodes += 2;
    const children = [false, true].map((high) =>
      grow(problem, cut(node.domain, medium, atMost, high), node, incumbent, effort, cutoff),
    );
    at.node = null;
    at.split = { medium, atMost, low: children[0], high: children[1] };
    for (const child of children) {
      if (!child.node || child.node.relaxed.bound <= cutoff()) continue;
      heap.push(open.length, child.node.relaxed.bound);
      open.push(child);
    }
  }
  return freeze(top, incumbent.value);
}

/** The child box: at most, or more than, the given number of vehicles; least numbers close the gap to zero. */
function cut(domain: Domain, m: number, atMost: number, high: boolean): Domain {
  const lo = domain.lo.slice();
  const hi = domain.hi.slice();
  if (high) lo[m] = Math.max(atMost + 1, domain.least[m]);
  else hi[m] = atMost < Math.max(1, domain.least[m]) ? 0 : atMost;
  return { lo, hi, least: domain.least };
}

function grow(
  problem: SelectionProblem,
  domain: Domain,
  parent: Node,
  incumbent: Incumbent,
  effort: Effort,
  cutoff: () => number,
): Growing {
  if (isEmpty(problem, domain)) return { node: null, single: false, split: null };
  if (domain.lo.every((lo, m) => lo === domain.hi[m])) {
    const plan = workingPlan(problem, domain, effort);
    if (plan.use.feasible) offer(incumbent, plan.vehicles, plan.state.value());
    return { node: null, single: true, split: null };
  }
  const start = { point: parent.relaxed.point, multipliers: parent.relaxed.tangent.multipliers };
  let relaxed = relax(problem, domain, start, effort, cutoff(), 24);
  if (relaxed.bound > parent.relaxed.bound * (1 + 1e-12)) {
    // The parent's tangent stays valid in a part of its box and may prove more than a short search did.
    const { tangent } = parent.relaxed;
    const bound = boundOf(problem, domain, tangentStateOf(problem, domain), tangent, effort);
    if (bound < relaxed.bound) relaxed = { bound, tangent, point: relaxed.point };
  }
  if (relaxed.bound > cutoff()) {
    const plan = roundedPlan(problem, domain, relaxed.point, effort);
    if (plan) {
      localSearch(plan, effort, 2);
      if (plan.use.feasible) offer(incumbent, plan.vehicles, plan.state.value());
    }
  }
  return { node: { domain, relaxed }, single: false, split: null };
}

function offer(incumbent: Incumbent, vehicles: Int32Array, value: number): void {
  if (value <= incumbent.value) return;
  incumbent.value = value;
  incumbent.vehicles = vehicles.slice();
}

/** A row that even the most favourable choice of every medium breaks, or a medium without a choice. */
function isEmpty(problem: SelectionProblem, domain: Domain): boolean {
  for (let m = 0; m < domain.lo.length; m++) if (domain.lo[m] > domain.hi[m]) return true;
  return problem.rows.some((row) => {
    let least = 0;
    row.media.forEach((m, i) => {
      const first = firstStep(domain, m);
      let use = domain.lo[m] === 0 ? 0 : Infinity;
      if (first > 0) {
        use = Math.min(use, row.perVehicle[i] * first + row.perLine[i]);
        use = Math.min(use, row.perVehicle[i] * domain.hi[m] + row.perLine[i]);
      }
      least += use;
    });
    return least > row.bound + ROW_TOLERANCE;
  });
}

/** Splits the medium whose relaxed number is farthest from allowed; else the widest box at its number. */
function branching(node: Node): [number, number] | null {
  const { domain, relaxed } = node;
  let best: [number, number] | null = null;
  let farthest = 1e-5;
  let widest = 0;
  let fallback: [number, number] | null = null;
  for (let m = 0; m < domain.lo.length; m++) {
    const { lo, hi } = domain;
    if (lo[m] === hi[m]) continue;
    const v = Math.min(hi[m], Math.max(lo[m], relaxed.point[m]));
    const first = firstStep(domain, m);
    const inGap = lo[m] === 0 && v > 0 && v < first;
    const distance = inGap ? Math.min(v, first - v) : Math.abs(v - Math.round(v));
    if (distance > farthest) {
      farthest = distance;
      best = [m, inGap ? 0 : Math.floor(v)];
    }
    if (hi[m] - lo[m] > widest) {
      widest = hi[m] - lo[m];
      const whole = Math.round(v);
      fallback = [m, whole < hi[m] ? Math.max(whole, lo[m]) : hi[m] - 1];
      if (lo[m] === 0 && fallback[1] < first) fallback[1] = 0;
    }
  }
  return best ?? fallback;
}

function freeze(top: Growing, value: number): BoundProof {
  const tangents: Tangent[] = [];
  const known = new Map<Tangent, number>();
  let bound = value;
  const walk = (at: Growing): BoundTree => {
    if (at.split) {
      const { medium, atMost, low, high } = at.split;
      return { medium, atMost, low: walk(low), high: walk(high) };
    }
    if (at.single) return { single: true };
    if (!at.node) return { empty: true };
    const { tangent, bound: here } = at.node.relaxed;
    bound = Math.max(bound, here);
    let index = known.get(tangent);
    if (index === undefined) {
      index = tangents.length;
      tangents.push(tangent);
      known.set(tangent, index);
    }
    return { tangent: index };
  };
  const tree = walk(top);
  return { tree, tangents, bound };
}
