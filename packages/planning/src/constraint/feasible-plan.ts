import { firstStep, type ConstraintRow, type Domain } from './constraint-row.ts';

/** A plan that keeps every row, a proof that there is none, or neither within the node limit. */
export type Feasibility =
  | { readonly status: 'feasible'; readonly vehicles: Int32Array }
  | { readonly status: 'infeasible' }
  | { readonly status: 'undecided' };

const NODES = 3000;

/** Rounding tolerance of distributed fees in a minimum use, relative to the row's bound. */
const ROUNDING = 1e-9;

const isFloor = (row: ConstraintRow) => row.bound < 0;

/** Use of a row by a plan. */
function useOf(row: ConstraintRow, vehicles: Int32Array): number {
  let use = 0;
  row.media.forEach((m, i) => {
    if (vehicles[m] > 0) use += row.perVehicle[i] * vehicles[m] + row.perLine[i];
  });
  return use;
}

/** Position of every medium in a row, or -1. */
function positions(row: ConstraintRow, count: number): Int32Array {
  const at = new Int32Array(count).fill(-1);
  row.media.forEach((m, i) => (at[m] = i));
  return at;
}

/**
 * Minimum extra use of a ceiling for meeting a floor from the box's minimum plan: the cheapest lines for
 * a floor of lines, the cheapest vehicles (as fractions of a line's most favourable number, which pays for the line)
 * for one of vehicles. Infinity when the floor is unattainable.
 */
function minUse(floor: ConstraintRow, ceiling: ConstraintRow | null, at: Int32Array, domain: Domain): number {
  let need = useOf(floor, domain.lo) - floor.bound;
  if (need <= 0) return 0;
  const offers: { each: number; amount: number }[] = [];
  floor.media.forEach((m, i) => {
    const opened = domain.lo[m] > 0;
    const first = firstStep(domain, m);
    if (first === 0) return;
    const c = ceiling ? at[m] : -1;
    const perVehicle = ceiling && c >= 0 ? ceiling.perVehicle[c] : 0;
    const perLine = ceiling && c >= 0 && !opened ? ceiling.perLine[c] : 0;
    if (floor.perLine[i] < 0) {
      if (!opened) offers.push({ each: perVehicle * first + perLine, amount: 1 });
    } else if (domain.hi[m] > domain.lo[m]) {
      // Vehicles up to the need count, the line is paid once, and it has at least `first` of them.
      const most = domain.hi[m] - domain.lo[m];
      const bought = opened ? 1 : Math.max(first, Math.min(most, need));
      const counted = opened ? most : Math.min(bought, need);
      offers.push({
        each: (perVehicle * bought + perLine) / Math.min(bought, need),
        amount: counted,
      });
    }
  });
  offers.sort((a, b) => a.each - b.each);
  let use = 0;
  for (const { each, amount } of offers) {
    const taken = Math.min(need, amount);
    use += each * taken;
    need -= taken;
    if (need <= 0) return use;
  }
  return Infinity;
}

/** Minimum use of a ceiling (row, or null to test attainability only) by any plan of the box that meets the floors. */
export function minUseOf(
  ceiling: ConstraintRow | null,
  rows: readonly ConstraintRow[],
  domain: Domain,
): number {
  const count = domain.lo.length;
  const at = ceiling ? positions(ceiling, count) : new Int32Array(0);
  const base = ceiling ? useOf(ceiling, domain.lo) : 0;
  let alone = 0;
  let together = 0;
  const taken = new Uint8Array(count);
  const floors = rows.filter(isFloor).sort((a, b) => a.media.length - b.media.length);
  for (const floor of floors) {
    const use = minUse(floor, ceiling, at, domain);
    alone = Math.max(alone, use);
    if (use === 0 || floor.media.some((m) => taken[m])) continue;
    together += use;
    for (const m of floor.media) taken[m] = 1;
  }
  return base + Math.max(alone, together);
}

/** Price of raising a medium from one number of vehicles to another. */
type PriceOfMove = (m: number, from: number, to: number) => number;

/** Depth-first search for a plan that keeps the rows, floors met by their cheapest media first. */
export function feasiblePlan(
  domain: Domain,
  rows: readonly ConstraintRow[],
  priceOf: PriceOfMove,
): Feasibility {
  let nodes = 0;
  const visit = (lo: Int32Array, hi: Int32Array): Feasibility => {
    if (nodes++ > NODES) return { status: 'undecided' };
    const box = { lo, hi, least: domain.least };
    if (lo.some((v, m) => v > hi[m])) return { status: 'infeasible' };
    if (minUseOf(null, rows, box) === Infinity) return { status: 'infeasible' };
    for (const row of rows) {
      if (isFloor(row)) continue;
      const rounding = ROUNDING * Math.max(1, row.bound);
      if (useOf(row, lo) > row.bound || minUseOf(row, rows, box) > row.bound + rounding)
        return { status: 'infeasible' };
    }
    const floor = rows.find((row) => isFloor(row) && useOf(row, lo) > row.bound);
    if (!floor) return { status: 'feasible', vehicles: lo.slice() };
    const [m, to] = cheapestStep(floor, box, priceOf);
    const raised = lo.slice();
    raised[m] = to;
    const taken = visit(raised, hi);
    if (taken.status === 'feasible') return taken;
    const lowered = hi.slice();
    lowered[m] = to - 1 < firstStep(box, m) ? lo[m] : to - 1;
    const left = visit(lo, lowered);
    return left.status === 'infeasible' && taken.status === 'undecided' ? taken : left;
  };
  return visit(domain.lo, domain.hi);
}

/** The cheapest step towards the floor; one exists because the floor is attainable. */
function cheapestStep(floor: ConstraintRow, box: Domain, priceOf: PriceOfMove): [number, number] {
  let best: [number, number] = [-1, 0];
  let least = Infinity;
  const missing = useOf(floor, box.lo) - floor.bound;
  floor.media.forEach((m, i) => {
    const first = firstStep(box, m);
    const v = box.lo[m];
    if (first === 0 || (floor.perLine[i] < 0 ? v > 0 : v >= box.hi[m])) return;
    const to = v === 0 ? first : v + 1;
    const cost = priceOf(m, v, to) / (floor.perLine[i] < 0 ? 1 : Math.min(to - v, missing));
    if (cost < least) {
      least = cost;
      best = [m, to];
    }
  });
  return best;
}
