/** Nodes and weights of a rule on [0, 1]; weights sum to 1. */
export interface Quadrature {
  readonly nodes: Float64Array;
  readonly weights: Float64Array;
}

const known = new Map<number, Quadrature>();

/** Gauss–Legendre on [0, 1] with n points: exact for polynomials up to degree 2n − 1. */
export function unitIntervalQuadrature(n: number): Quadrature {
  const stored = known.get(n);
  if (stored) return stored;
  const nodes = new Float64Array(n);
  const weights = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    // Newton's method from the usual first guess of the i-th root of the Legendre polynomial.
    let x = Math.cos((Math.PI * (i + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let step = 0; step < 100; step++) {
      let [before, value] = [1, x];
      for (let k = 2; k <= n; k++)
        [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
      slope = (n * (x * value - before)) / (x * x - 1);
      const change = value / slope;
      x -= change;
      if (Math.abs(change) < 1e-15) break;
    }
    nodes[i] = (1 + x) / 2;
    weights[i] = 1 / ((1 - x * x) * slope * slope);
  }
  const rule = { nodes, weights };
  known.set(n, rule);
  return rule;
}
