import type { Domain } from '../constraint/constraint-row.ts';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import type { Effort } from '../search/effort.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';
import type { TangentState } from './tangent-state.ts';

/** What the media bring at most: Σ gradient·v + Σ credit·[v > 0]. */
export interface MediumLines {
  readonly gradient: Float64Array;
  readonly credit: Float64Array;
}

/** The lines of all media under the tangents of the persons, without credits. */
export function linesOf(state: TangentState, effort: Effort): MediumLines {
  const { matrix, slope } = state;
  return {
    gradient: gradientOf(matrix, slope, effort),
    credit: new Float64Array(matrix.mediaCount),
  };
}

/** Value of one more (fractional) unit of every medium for given slopes of the persons' tangents. */
function gradientOf(matrix: ContactMatrix, slope: Float64Array, effort: Effort): Float64Array {
  const { rowStart, persons, amounts, scale, mediaCount } = matrix;
  const gradient = new Float64Array(mediaCount);
  for (let m = 0; m < mediaCount; m++) {
    let sum = 0;
    const end = rowStart[m + 1];
    for (let e = rowStart[m]; e < end; e++) sum += slope[persons[e]] * amounts[e];
    gradient[m] = sum * scale[m];
  }
  effort.spend(persons.length);
  return gradient;
}

/** Largest profit·v − fee·[v > 0] over the medium's whole numbers; the profit is linear, so the end points suffice. */
export function bestOf(domain: Domain, m: number, profit: number, fee: number): number {
  const { lo, hi, least } = domain;
  const first = Math.max(lo[m], least[m], 1);
  let best = lo[m] === 0 ? 0 : -Infinity;
  if (first <= hi[m]) best = Math.max(best, profit * first - fee, profit * hi[m] - fee);
  return best;
}

/** Charges of the rows on a medium under the multipliers, per vehicle and once per line. */
function charges(problem: SelectionProblem, multipliers: Float64Array, m: number): [number, number] {
  const { start, row, perVehicle, perLine } = problem.byMedium;
  let vehicle = 0;
  let line = 0;
  for (let e = start[m]; e < start[m + 1]; e++) {
    vehicle += multipliers[row[e]] * perVehicle[e];
    line += multipliers[row[e]] * perLine[e];
  }
  return [vehicle, line];
}

/** Profit per vehicle and fee of the line under row prices; the credit lowers the fee, which may fall below 0. */
export function profitOf(
  problem: SelectionProblem,
  { gradient, credit }: MediumLines,
  multipliers: Float64Array,
  m: number,
): [profit: number, fee: number] {
  const [vehicle, line] = charges(problem, multipliers, m);
  return [gradient[m] - vehicle, line - credit[m]];
}

/**
 * Upper bound of max Σ gradient·v + Σ credit·[v > 0] over the box and the rows: rows are priced by multipliers >= 0, each medium
 * is then maximised separately. With a single budget and the best multiplier this is the fractional knapsack.
 */
export function lagrangianBound(
  problem: SelectionProblem,
  domain: Domain,
  lines: MediumLines,
  multipliers: Float64Array,
): number {
  let sum = 0;
  problem.rows.forEach((row, r) => (sum += multipliers[r] === 0 ? 0 : multipliers[r] * row.bound));
  for (let m = 0; m < lines.gradient.length; m++) {
    if (domain.hi[m] === 0) continue;
    const [profit, fee] = profitOf(problem, lines, multipliers, m);
    sum += bestOf(domain, m, profit, fee);
  }
  return sum;
}

/** Slack of row r when every medium is maximised under row price y (negative: bound exceeded). */
function slackAt(
  problem: SelectionProblem,
  domain: Domain,
  r: number,
  profit: Float64Array,
  fee: Float64Array,
  y: number,
): number {
  const row = problem.rows[r];
  const { lo, hi, least } = domain;
  let slack = row.bound;
  for (let i = 0; i < row.media.length; i++) {
    const m = row.media[i];
    if (hi[m] === 0) continue;
    const gain = profit[i] - y * row.perVehicle[i];
    const cost = fee[i] + y * row.perLine[i];
    const first = Math.max(lo[m], least[m], 1);
    if (first > hi[m]) continue;
    const units = gain > 0 ? hi[m] : first;
    if (lo[m] === 0 && gain * units - cost <= 0) continue;
    slack -= row.perVehicle[i] * units + row.perLine[i];
  }
  return slack;
}

/**
 * Lowers the Lagrangian bound by minimising over one multiplier at a time. The bound is convex and
 * piecewise linear in each, so the point where the slack changes sign is found by bisection.
 */
export function polishMultipliers(
  problem: SelectionProblem,
  domain: Domain,
  lines: MediumLines,
  from: Float64Array,
  rounds: number,
): Float64Array {
  const multipliers = from.slice();
  const single = problem.rows.length === 1;
  for (let round = 0; round < (single ? 1 : rounds); round++) {
    let changed = false;
    for (let r = 0; r < problem.rows.length; r++) {
      const before = multipliers[r];
      multipliers[r] = 0;
      multipliers[r] = bestMultiplier(problem, domain, r, lines, multipliers, before);
      if (Math.abs(multipliers[r] - before) > 1e-9 * before) changed = true;
    }
    if (!changed) break;
  }
  return multipliers;
}

/** Maximum price of a row, relative to the gain of its media per use. */
const MOST_PRICE = 2 ** 16;

function bestMultiplier(
  problem: SelectionProblem,
  domain: Domain,
  r: number,
  lines: MediumLines,
  others: Float64Array,
  before: number,
): number {
  const { media } = problem.rows[r];
  const profit = new Float64Array(media.length);
  const fee = new Float64Array(media.length);
  let scale = 0;
  for (let i = 0; i < media.length; i++) {
    [profit[i], fee[i]] = profitOf(problem, lines, others, media[i]);
    const per = Math.abs(problem.rows[r].perVehicle[i]) + Math.abs(problem.rows[r].perLine[i]);
    if (per > 0) scale = Math.max(scale, (Math.abs(profit[i]) + Math.abs(fee[i])) / per);
  }
  const slack = (y: number) => slackAt(problem, domain, r, profit, fee, y);
  if (slack(0) >= 0) return 0;
  let low = 0;
  // Where no choice of the media satisfies the row, any price is valid; beyond this one the sums of
  // prices would lose precision.
  const most = (scale > 0 ? scale : 1) * MOST_PRICE;
  let high = Math.min(most, before > 0 ? before : most / MOST_PRICE);
  while (slack(high) < 0) {
    if (high >= most) return most;
    low = high;
    high = Math.min(most, 2 * high);
  }
  for (let i = 0; i < 60 && high - low > 1e-14 * high; i++) {
    const middle = (low + high) / 2;
    if (slack(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}
