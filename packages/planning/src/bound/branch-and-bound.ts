import { roundingOf } from '../certificate.ts';
import { firstStep, type Domain } from '../constraint/constraint-row.ts';
import type { Effort } from '../search/effort.ts';
import { MaxHeap } from '../search/max-heap.ts';
import { roundedPlan } from '../search/rounding.ts';
import { localSearch } from '../search/local-search.ts';
import { workingPlan } from '../search/working-plan.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';
import type { BoundProof } from './bound-tree.ts';
import { contract } from './contraction.ts';
import { narrow, type Narrowing } from './narrowing.ts';
import { inheritedBound, relax, type RelaxedBound, type Tangent } from './relaxation.ts';
import { freeze } from './freeze-tree.ts';

/** Best plan so far. */
export interface Incumbent {
  vehicles: Int32Array;
  value: number;
}

/** Limits of a proof. */
export interface ProofLimits {
  readonly maxNodes: number;
  /** The proof ends once no plan can be better by more than this share of the value. */
  readonly slack: number;
}

/** A problem without excluded media, with the media's numbers in the whole problem. */
interface Scope {
  readonly problem: SelectionProblem;
  readonly media: Uint32Array;
}

export interface Node {
  readonly scope: Scope;
  readonly domain: Domain;
  readonly relaxed: RelaxedBound;
  /** Steps from the root. */
  readonly depth: number;
  readonly laid: Laid;
}

/** A tangent with the depth of the part in which it was computed. */
interface Laid {
  readonly tangent: Tangent;
  readonly media: Uint32Array;
  readonly depth: number;
}

/** The tree while it grows; frozen into a BoundTree at the end. Media are named as in the whole problem. */
export interface Growing {
  node: Node | null;
  single: boolean;
  split: { medium: number; atMost: number; low: Growing; high: Growing } | null;
  narrowed: { by: Node; narrowing: Narrowing; rest: Growing } | null;
}

const leaf = (node: Node | null, single = false): Growing => ({ node, single, split: null, narrowed: null });

/** Maximum number of consecutive narrowings of a part. */
const MOST_SETTLED = 3;

/** A search in progress over the parts of a problem. */
class Search {
  readonly whole: SelectionProblem;
  readonly incumbent: Incumbent;
  private readonly effort: Effort;
  private readonly slack: number;
  private readonly rounding: number;
  private grown = 0;

  constructor(whole: SelectionProblem, incumbent: Incumbent, effort: Effort, slack: number) {
    this.whole = whole;
    this.incumbent = incumbent;
    this.effort = effort;
    this.slack = slack;
    this.rounding = roundingOf(whole.matrix.weights);
  }

  /** Parts with a bound no greater than this are closed. */
  get cutoff(): number {
    return this.incumbent.value * (1 + this.slack) + this.rounding;
  }

  /**
   * Tightens a relaxed part: removes the numbers that its tangent rules out, and the people that only the
   * removed media reach; then relaxes again. Repeated while the gain is large.
   */
  settle(node: Node, times = 0): Growing {
    const { scope, domain, relaxed } = node;
    if (relaxed.bound <= this.cutoff || times === MOST_SETTLED || this.effort.exhausted) return leaf(node);
    const narrowing = narrow(scope.problem, domain, relaxed, this.cutoff);
    if (narrowing.within.length === 0) return leaf(node);
    const rest =
      this.close(scope, narrowing.domain) ??
      this.settle(this.descend(this.shrink({ ...node, domain: narrowing.domain }), 8), times + 1);
    return { node: null, single: false, split: null, narrowed: { by: node, narrowing, rest } };
  }

  /** A child of a relaxed box: relaxed itself, unless the inherited tangent proves more. */
  private descend(part: Node, sweeps: number): Node {
    const { scope, domain, relaxed: from } = part;
    const { problem } = scope;
    const depth = part.depth + 1;
    const inherited = inheritedBound(problem, domain, from);
    if (inherited.bound <= this.cutoff) return { ...part, depth, relaxed: inherited };
    const start = { ...from.tangent, point: from.point };
    const relaxed = relax(problem, domain, start, this.effort, this.cutoff, sweeps, true);
    if (relaxed.bound < inherited.bound) {
      const laid = { tangent: relaxed.tangent, media: scope.media, depth };
      return { scope, domain, relaxed, depth, laid };
    }
    return { ...part, depth, relaxed: { ...inherited, point: relaxed.point } };
  }

  /** A part with few remaining media is searched on a smaller matrix. */
  private shrink(node: Node): Node {
    const { scope, domain, relaxed } = node;
    const { rowStart, persons } = scope.problem.matrix;
    let pairs = 0;
    for (let m = 0; m < domain.hi.length; m++) if (domain.hi[m] > 0) pairs += rowStart[m + 1] - rowStart[m];
    if (pairs > 0.7 * persons.length || this.effort.exhausted) return node;
    const smaller = contract(scope.problem, domain);
    this.effort.spend(4 * persons.length);
    const pick = (of: Float64Array) => Float64Array.from(smaller.media, (m) => of[m]);
    const { tangent } = relaxed;
    const lift = tangent.lift && { ...tangent.lift, point: pick(tangent.lift.point) };
    return {
      ...node,
      scope: {
        problem: smaller.problem,
        media: smaller.media.map((m) => scope.media[m]),
      },
      domain: smaller.domain,
      relaxed: {
        ...relaxed,
        point: pick(relaxed.point),
        lines: {
          gradient: pick(relaxed.lines.gradient),
          credit: pick(relaxed.lines.credit),
        },
        tangent: { ...tangent, point: pick(tangent.point), lift },
      },
    };
  }

  /** A part without a plan, or with only one. */
  private close({ problem, media }: Scope, domain: Domain): Growing | null {
    if (isEmpty(problem, domain)) return leaf(null);
    if (domain.lo.some((lo, m) => lo !== domain.hi[m])) return null;
    const plan = workingPlan(problem, domain, this.effort);
    if (plan.use.feasible) this.offer({ problem, media }, plan.vehicles, plan.state.value());
    return leaf(null, true);
  }

  /** One half of a part that was split. */
  grow(parent: Node, domain: Domain): Growing {
    const { scope } = parent;
    const { problem } = scope;
    const { effort } = this;
    const closed = this.close(scope, domain);
    if (closed) return closed;
    const node = this.descend({ ...parent, domain }, 24);
    const { relaxed } = node;
    if (relaxed.bound > this.cutoff && this.grown++ % 4 === 0) {
      const plan = roundedPlan(problem, domain, relaxed.point, effort);
      if (plan) {
        localSearch(plan, effort, 2);
        if (plan.use.feasible) this.offer(scope, plan.vehicles, plan.state.value());
      }
    }
    return this.settle(node);
  }

  private offer(scope: Scope, vehicles: Int32Array, value: number): void {
    if (value <= this.incumbent.value) return;
    this.incumbent.value = value;
    this.incumbent.vehicles = new Int32Array(this.whole.price.length);
    scope.media.forEach((m, i) => (this.incumbent.vehicles[m] = vehicles[i]));
  }
}

/**
 * Best-first branch and bound from a relaxed root. Improves the incumbent in place and returns the proof of
 * the bound reached: when it ran to completion, no plan is better by more than the slack.
 */
export function branchAndBound(
  problem: SelectionProblem,
  domain: Domain,
  root: RelaxedBound,
  incumbent: Incumbent,
  effort: Effort,
  limits: ProofLimits,
  onBound: (bound: number) => void,
): BoundProof {
  const search = new Search(problem, incumbent, effort, limits.slack);
  const scope = { problem, media: Uint32Array.from(domain.lo.keys()) };
  const laid = { tangent: root.tangent, media: scope.media, depth: 0 };
  const top = search.settle({ scope, domain, relaxed: root, depth: 0, laid });
  const open: Growing[] = [];
  const heap = new MaxHeap();
  const enqueue = (grown: Growing) => {
    let at = grown;
    while (at.narrowed) at = at.narrowed.rest;
    if (!at.node || at.node.relaxed.bound <= search.cutoff) return;
    heap.push(open.length, at.node.relaxed.bound);
    open.push(at);
  };
  enqueue(top);
  let nodes = 0;
  while (heap.size > 0 && nodes < limits.maxNodes && !effort.exhausted) {
    if (heap.topKey <= search.cutoff) break;
    if ((nodes & 15) === 0) onBound(heap.topKey);
    const at = open[heap.pop()];
    const node = at.node as Node;
    const choice = branching(node);
    if (choice === null) continue;
    const [medium, atMost] = choice;
    nodes += 2;
    const [low, high] = [false, true].map((up) => search.grow(node, cut(node.domain, medium, atMost, up)));
    at.node = null;
    at.split = { medium: node.scope.media[medium], atMost, low, high };
    enqueue(low);
    enqueue(high);
  }
  return freeze(top, incumbent.value, problem.price.length);
}

/** The child box: at most, or more than, the given number of vehicles; minimum numbers close the gap to zero. */
function cut(domain: Domain, m: number, atMost: number, high: boolean): Domain {
  const lo = domain.lo.slice();
  const hi = domain.hi.slice();
  if (high) lo[m] = Math.max(atMost + 1, domain.least[m]);
  else hi[m] = atMost < Math.max(1, domain.least[m]) ? 0 : atMost;
  return { lo, hi, least: domain.least };
}

/** True when a row is violated by even the most favourable choice of every medium, or a medium has no choice. */
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
    return least > row.bound;
  });
}

/** Splits the medium whose relaxed number is farthest from an allowed one; otherwise the widest range at its number. */
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
