import type { Iterate } from '../bound/joint/first-order.ts';
import type { LinearProgram } from '../bound/joint/linear-program.ts';
import { stepSizes } from '../bound/joint/step-sizes.ts';

export type Random = () => number;

/** A program from dense rows. */
export function programOf(
  rows: readonly (readonly number[])[],
  limit: readonly number[],
  objective: readonly number[],
  upper: readonly number[],
): LinearProgram {
  const kept = rows.map((row) => [...row.keys()].filter((j) => row[j] !== 0));
  const start = new Uint32Array(rows.length + 1);
  kept.forEach((own, i) => (start[i + 1] = start[i] + own.length));
  return {
    columnCount: objective.length,
    rowCount: rows.length,
    start,
    column: Int32Array.from(kept.flat()),
    value: Float32Array.from(kept.flatMap((own, i) => own.map((j) => rows[i][j]))),
    objective: Float64Array.from(objective),
    upper: Float64Array.from(upper),
    limit: Float64Array.from(limit),
  };
}

export const listOf = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

/** A row X_a − X_b. */
function difference(random: Random, columns: number): number[] {
  const a = Math.floor(random() * columns);
  const b = Math.floor(random() * columns);
  return listOf(columns, (j) => Number(j === a) - Number(j === b));
}

/** Rows like those of joint proofs (limit mostly 0, few entries) and others; 0 is feasible; rows, columns may be empty. */
export function randomProgram(random: Random, columns: number, rows: number): LinearProgram {
  const order = () => 1 + Math.floor(random() * 3);
  const value = () => (random() < 0.5 ? order() : -order()) * (random() < 0.3 ? random() : 1);
  const fill = random() * 0.5;
  return programOf(
    listOf(rows, () => {
      if (random() < 0.3) return difference(random, columns);
      const isEmpty = random() < 0.1;
      return listOf(columns, () => (!isEmpty && random() < fill ? Math.fround(value()) : 0));
    }),
    listOf(rows, () => (random() < 0.5 ? 0 : 2 * random())),
    listOf(columns, () => (random() < 0.4 ? 0 : 10 * random() - 2)),
    listOf(columns, () => (random() < 0.1 ? 0 : random() < 0.5 ? 1 : 3 * random())),
  );
}

/** Greatest excess over a limit or an end of a range, and the bound that the multipliers prove. */
export function measure(program: LinearProgram, { x, multipliers }: Iterate) {
  const { start, column, value, objective, upper, limit, rowCount } = program;
  const reduced = [...objective];
  let excess = 0;
  let bound = 0;
  for (let i = 0; i < rowCount; i++) {
    let sum = -limit[i];
    for (let e = start[i]; e < start[i + 1]; e++) {
      sum += value[e] * x[column[e]];
      reduced[column[e]] -= value[e] * multipliers[i];
    }
    excess = Math.max(excess, sum, -multipliers[i]);
    bound += multipliers[i] * limit[i];
  }
  reduced.forEach((r, j) => (bound += upper[j] * Math.max(0, r)));
  x.forEach((v, j) => (excess = Math.max(excess, -v, v - upper[j])));
  return { excess, bound, worth: x.reduce((sum, v, j) => sum + objective[j] * v, 0) };
}

export const nothing = ({ columnCount, rowCount }: LinearProgram): Iterate => ({
  x: new Float64Array(columnCount),
  multipliers: new Float64Array(rowCount),
});

/** Solution of square equations by elimination; null where they have none or many. */
function solve(rows: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const a = rows.map((row, i) => [...row, right[i]]);
  for (let k = 0; k < a.length; k++) {
    const pivot = listOf(a.length - k, (i) => i + k).reduce((p, i) =>
      Math.abs(a[i][k]) > Math.abs(a[p][k]) ? i : p,
    );
    if (Math.abs(a[pivot][k]) < 1e-9) return null;
    [a[k], a[pivot]] = [a[pivot], a[k]];
    for (let i = 0; i < a.length; i++) {
      if (i === k) continue;
      const share = a[i][k] / a[k][k];
      a[i] = a[i].map((v, j) => v - share * a[k][j]);
    }
  }
  return a.map((row, k) => row[a.length] / row[k]);
}

/** The optimum over all vertices. */
export function bestVertex({
  columnCount,
  rowCount,
  start,
  column,
  value,
  objective,
  upper,
  limit,
}: LinearProgram) {
  const rows = listOf(rowCount, (i) => {
    const row = listOf(columnCount, () => 0);
    for (let e = start[i]; e < start[i + 1]; e++) row[column[e]] += value[e];
    return row;
  });
  const unit = (j: number, size: number) => listOf(columnCount, (i) => (i === j ? size : 0));
  const ends = listOf(columnCount, (j) => [unit(j, 1), unit(j, -1)]).flat();
  const sides = [...rows, ...ends];
  const bounds = [...limit, ...listOf(columnCount, (j) => [upper[j], 0]).flat()];
  let best = -Infinity;
  const choose = (chosen: readonly number[], from: number): void => {
    if (chosen.length < columnCount) {
      for (let i = from; i < sides.length; i++) choose([...chosen, i], i + 1);
      return;
    }
    const x = solve(
      chosen.map((i) => sides[i]),
      chosen.map((i) => bounds[i]),
    );
    const isInside = (x: readonly number[]) =>
      sides.every((side, i) => side.reduce((sum, a, j) => sum + a * x[j], 0) <= bounds[i] + 1e-9);
    if (x && isInside(x))
      best = Math.max(
        best,
        x.reduce((sum, v, j) => sum + objective[j] * v, 0),
      );
  };
  choose([], 0);
  return best;
}

/** The same method by its definition: scaled dense matrix, a product with it and one with its transpose. */
export function byDefinition(
  program: LinearProgram,
  weight: number,
  iterations: number,
): Iterate & { restarts: number } {
  const { columnCount, rowCount, start, column, value, objective, upper, limit } = program;
  const scale = stepSizes(program);
  const R = [...scale.rows].map(Math.sqrt);
  const C = [...scale.columns].map(Math.sqrt);
  const A = listOf(rowCount, (i) => {
    const row = listOf(columnCount, () => 0);
    for (let e = start[i]; e < start[i + 1]; e++) row[column[e]] += value[e] * R[i] * C[column[e]];
    return row;
  });
  const eta = 0.99;
  let [x, lambda] = [C.map(() => 0), R.map(() => 0)];
  let [x0, lambda0] = [x, lambda];
  let [xNext, lambdaNext] = [x, lambda];
  let [k, first, last, restarts] = [0, 0, Infinity, 0];
  const squared = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, v, i) => sum + (v - b[i]) ** 2, 0);
  for (let n = 1; n <= iterations; n++) {
    xNext = x.map((v, j) => {
      const pull = objective[j] * C[j] - A.reduce((sum, row, i) => sum + row[j] * lambda[i], 0);
      return Math.max(0, Math.min(upper[j] / C[j], v + (eta / weight) * pull));
    });
    lambdaNext = lambda.map((v, i) => {
      const use = A[i].reduce((sum, a, j) => sum + a * (2 * xNext[j] - x[j]), 0);
      return Math.max(0, v + eta * weight * (use - limit[i] * R[i]));
    });
    const r = Math.sqrt(weight * squared(xNext, x) + squared(lambdaNext, lambda) / weight);
    if (k === 0) first = r;
    if (k > 10 && (r <= 0.2 * first || (r <= 0.8 * first && r > last) || k >= 0.36 * n)) {
      [x, lambda, x0, lambda0] = [xNext, lambdaNext, xNext, lambdaNext];
      [k, last] = [0, Infinity];
      restarts++;
      continue;
    }
    const f = (k + 1) / (k + 2);
    const move = (next: readonly number[], from: readonly number[], anchor: readonly number[]) =>
      next.map((v, i) => f * (2 * v - from[i]) + (1 - f) * anchor[i]);
    [x, lambda] = [move(xNext, x, x0), move(lambdaNext, lambda, lambda0)];
    k++;
    last = r;
  }
  return {
    x: Float64Array.from(xNext, (v, j) => v * C[j]),
    multipliers: Float64Array.from(lambdaNext, (v, i) => v * R[i]),
    restarts,
  };
}
