import { firstStep, ROW_TOLERANCE, type Domain } from '../constraint/constraint-row.ts';
import type { Effort } from '../search/effort.ts';
import { MaxHeap } from '../search/max-heap.ts';
import { roundedPlan } from '../search/rounding.ts';
import { localSearch } from '../search/local-search.ts';
import { workingPlan } from '../search/working-plan.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';
import type { BoundProof, BoundTree } from './bound-tree.ts';
import { contract } from './contraction.ts';
import { narrow, type Narrowing } from './narrowing.ts';
import { boundOf, relax, tangentStateOf, type RelaxedBound, type Tangent } from './relaxation.ts';

/** Best plan so far. */
export interface Incumbent {
  vehicles: Int32Array;
  value: number;
}

/** How far a proof is carried. */
export interface ProofLimits {
  readonly maxNodes: number;
  /** The proof ends once no plan can be better by more than this share of the value. */
  readonly slack: number;
}

/** A problem without media that are out of the question, with their names in the whole problem. */
interface Scope {
  readonly problem: SelectionProblem;
  readonly media: Uint32Array;
}

interface Node {
  readonly scope: Scope;
  readonly domain: Domain;
  readonly relaxed: RelaxedBound;
}

/** The tree while it grows; frozen into a BoundTree at the end. Media are named as in the whole problem. */
interface Growing {
  node: Node | null;
  single: boolean;
  split: { medium: number; atMost: number; low: Growing; high: Growing } | null;
  narrowed: { tangent: WholeTangent; narrowing: Narrowing; media: Uint32Array; rest: Growing } | null;
}

interface WholeTangent {
  readonly tangent: Tangent;
  readonly scope: Scope;
}

const leaf = (node: Node | null, single = false): Growing => ({ node, single, split: null, narrowed: null });

/** How often in a row a part is narrowed. */
const MOST_SETTLED = 3;

/** A search in progress over the parts of a problem. */
class Search {
  readonly whole: SelectionProblem;
  readonly incumbent: Incumbent;
  private readonly effort: Effort;
  private readonly slack: number;
  private grown = 0;

  constructor(whole: SelectionProblem, incumbent: Incumbent, effort: Effort, slack: number) {
    this.whole = whole;
    this.incumbent = incumbent;
    this.effort = effort;
    this.slack = slack;
  }

  /** Parts with a bound no greater need no further look. */
  get cutoff(): number {
    return this.incumbent.value * (1 + this.slack) + 1e-12;
  }

  /**
   * Tightens a relaxed part: numbers that its tangent rules out leave, and with them the people that only the
   * media left out meet; then it is relaxed again. Repeated while that brings much.
   */
  settle(node: Node, depth = 0): Growing {
    const { scope, domain, relaxed } = node;
    if (relaxed.bound <= this.cutoff || depth === MOST_SETTLED || this.effort.exhausted) return leaf(node);
    const narrowing = narrow(scope.problem, domain, relaxed.tangent, this.cutoff, this.effort);
    if (narrowing.within.length === 0) return leaf(node);
    let rest = this.close(scope, narrowing.domain);
    if (!rest) {
      const inner = this.shrink({ scope, domain: narrowing.domain, relaxed });
      const again = this.relaxNear(inner, relaxed.bound, 8);
      if (again.bound > relaxed.bound) return leaf(node);
      rest = this.settle({ ...inner, relaxed: again }, depth + 1);
    }
    const narrowed = { tangent: { tangent: relaxed.tangent, scope }, narrowing, media: scope.media, rest };
    return { node: null, single: false, split: null, narrowed };
  }

  /** Relaxes a part of a relaxed box; the tangent it came with stays valid and may prove more. */
  private relaxNear({ scope, domain, relaxed: from }: Node, enough: number, sweeps: number): RelaxedBound {
    const { problem } = scope;
    const { tangent } = from;
    const start = { point: from.point, multipliers: tangent.multipliers };
    const relaxed = relax(problem, domain, start, this.effort, this.cutoff, sweeps, true);
    if (relaxed.bound <= enough) return relaxed;
    const bound = boundOf(problem, domain, tangentStateOf(problem, domain), tangent, this.effort);
    return bound < relaxed.bound ? { bound, tangent, point: relaxed.point } : relaxed;
  }

  /** A part whose media are mostly gone is searched on a smaller matrix. */
  private shrink(node: Node): Node {
    const { scope, domain, relaxed } = node;
    const { rowStart, persons } = scope.problem.matrix;
    let pairs = 0;
    for (let m = 0; m < domain.hi.length; m++) if (domain.hi[m] > 0) pairs += rowStart[m + 1] - rowStart[m];
    if (pairs > 0.7 * persons.length || this.effort.exhausted) return node;
    const smaller = contract(scope.problem, domain);
    this.effort.spend(4 * persons.length);
    const pick = (point: Float64Array) => Float64Array.from(smaller.media, (m) => point[m]);
    const { tangent } = relaxed;
    return {
      scope: { problem: smaller.problem, media: smaller.media.map((m) => scope.media[m]) },
      domain: smaller.domain,
      relaxed: {
        bound: relaxed.bound,
        point: pick(relaxed.point),
        tangent: { ...tangent, point: pick(tangent.point) },
      },
    };
  }

  /** A part without a plan, or with one only. */
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
    const { bound: above } = parent.relaxed;
    const relaxed = this.relaxNear({ scope, domain, relaxed: parent.relaxed }, above * (1 + 1e-12), 24);
    if (relaxed.bound > this.cutoff && this.grown++ % 4 === 0) {
      const plan = roundedPlan(problem, domain, relaxed.point, effort);
      if (plan) {
        localSearch(plan, effort, 2);
        if (plan.use.feasible) this.offer(scope, plan.vehicles, plan.state.value());
      }
    }
    return this.settle({ scope, domain, relaxed });
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
 * the bound reached: when it ran to the end, no plan is better by more than the slack.
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
  const top = search.settle({ scope, domain, relaxed: root });
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

/** The child box: at most, or more than, the given number of vehicles; least numbers close the gap to zero. */
function cut(domain: Domain, m: number, atMost: number, high: boolean): Domain {
  const lo = domain.lo.slice();
  const hi = domain.hi.slice();
  if (high) lo[m] = Math.max(atMost + 1, domain.least[m]);
  else hi[m] = atMost < Math.max(1, domain.least[m]) ? 0 : atMost;
  return { lo, hi, least: domain.least };
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

function freeze(top: Growing, value: number, mediaCount: number): BoundProof {
  const tangents: Tangent[] = [];
  const known = new Map<Tangent, number>();
  let bound = value;
  const indexOf = ({ tangent, scope }: WholeTangent): number => {
    const seen = known.get(tangent);
    if (seen !== undefined) return seen;
    const point = new Float64Array(mediaCount);
    scope.media.forEach((m, i) => (point[m] = tangent.point[i]));
    known.set(tangent, tangents.length);
    return tangents.push({ ...tangent, point }) - 1;
  };
  const walk = (at: Growing): BoundTree => {
    if (at.narrowed) {
      const { tangent, narrowing, media, rest } = at.narrowed;
      bound = Math.max(bound, narrowing.excluded);
      const within = narrowing.within.map(([m, from, to]) => [media[m], from, to] as const);
      return { tangent: indexOf(tangent), within, rest: walk(rest) };
    }
    if (at.split) {
      const { medium, atMost, low, high } = at.split;
      return { medium, atMost, low: walk(low), high: walk(high) };
    }
    if (at.single) return { single: true };
    if (!at.node) return { empty: true };
    const { relaxed, scope } = at.node;
    bound = Math.max(bound, relaxed.bound);
    return { tangent: indexOf({ tangent: relaxed.tangent, scope }) };
  };
  const tree = walk(top);
  return { tree, tangents, bound };
}
