/**
 * The probability of being exposed by categories of person (district, age, gender, mobility): a logistic regression on
 * indicator variables, by Newton's method with a small ridge, so that categories with only exposed or only control
 * persons stay finite. Cost: iterations × persons × factors².
 */

/** Category of every person by factor; category 0 is the reference. */
export type PersonFactors = readonly (Uint8Array | Uint16Array | Uint32Array)[];

const RIDGE = 1;
const MOST_ITERATIONS = 25;

/** Solves A x = b for a symmetric positive definite A (row by row), in place, by Cholesky. */
function solve(a: Float64Array, b: Float64Array): Float64Array {
  const n = b.length;
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < j; k++) for (let i = j; i < n; i++) a[i * n + j] -= a[i * n + k] * a[j * n + k];
    const pivot = Math.sqrt(a[j * n + j]);
    for (let i = j; i < n; i++) a[i * n + j] /= pivot;
  }
  const x = b.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= a[i * n + k] * x[k];
    x[i] /= a[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= a[k * n + i] * x[k];
    x[i] /= a[i * n + i];
  }
  return x;
}

/** Columns of the regression: a constant, then every category except the first of every factor. */
function columnsOf(factors: PersonFactors): { offsets: number[]; columns: number } {
  const offsets: number[] = [];
  let columns = 1;
  for (const factor of factors) {
    offsets.push(columns - 1);
    let most = 0;
    for (let i = 0; i < factor.length; i++) if (factor[i] > most) most = factor[i];
    columns += most;
  }
  return { offsets, columns };
}

/** Fitted probabilities of being exposed, one per person. Weights are not used, because matching compares similar persons. */
export function propensities(isExposed: Uint8Array, factors: PersonFactors): Float64Array {
  const { offsets, columns } = columnsOf(factors);
  const beta = new Float64Array(columns);
  const scores = new Float64Array(isExposed.length);
  const active = new Int32Array(factors.length + 1);
  const read = (person: number): number => {
    let count = 1;
    factors.forEach((factor, f) => {
      if (factor[person] > 0) active[count++] = offsets[f] + factor[person];
    });
    return count;
  };
  for (let round = 0; round < MOST_ITERATIONS; round++) {
    const gradient = new Float64Array(columns);
    const hessian = new Float64Array(columns * columns);
    for (let i = 0; i < scores.length; i++) {
      const count = read(i);
      let linear = 0;
      for (let a = 0; a < count; a++) linear += beta[active[a]];
      const chance = 1 / (1 + Math.exp(-linear));
      scores[i] = chance;
      const slope = chance * (1 - chance);
      for (let a = 0; a < count; a++) {
        gradient[active[a]] += isExposed[i] - chance;
        for (let b = 0; b < count; b++) hessian[active[a] * columns + active[b]] += slope;
      }
    }
    for (let c = 0; c < columns; c++) {
      // The constant is not penalised.
      if (c > 0) gradient[c] -= RIDGE * beta[c];
      hessian[c * columns + c] += c > 0 ? RIDGE : 1e-9;
    }
    const step = solve(hessian, gradient);
    let largest = 0;
    for (let c = 0; c < columns; c++) {
      const move = Math.max(-4, Math.min(4, step[c]));
      beta[c] += move;
      largest = Math.max(largest, Math.abs(move));
    }
    if (largest < 1e-6) break;
  }
  return scores;
}
