import { decay } from './decay.ts';

const inverses = Float64Array.from({ length: 128 }, (_, i) => 1 / i);

/** 1 / i: looked up where it is needed often, as a division takes several times as long as a product. */
const inverse = (i: number): number => (i < inverses.length ? inverses[i] : 1 / i);

/** P(N >= k) for N ~ Poisson(t), t >= 0, k >= 1; below k it is summed as a series, so small tails keep their relative accuracy. */
export function poissonTail(k: number, t: number): number {
  if (t <= 0) return 0;
  if (k === 1) return -Math.expm1(-t);
  if (t < k) {
    let term = decay(t);
    for (let i = 1; i <= k; i++) term *= t * inverse(i);
    let sum = term;
    for (let i = k + 1; term > sum * 1e-17; i++) {
      term *= t * inverse(i);
      sum += term;
    }
    return sum;
  }
  let term = decay(t);
  let below = term;
  for (let i = 1; i < k; i++) {
    term *= t * inverse(i);
    below += term;
  }
  return 1 - below;
}

/** P(N = j) for N ~ Poisson(t). It is also the derivative of P(N >= j + 1) in t. */
export function poissonMass(j: number, t: number): number {
  let term = decay(t);
  for (let i = 1; i <= j; i++) term *= t * inverse(i);
  return term;
}

/** P(N < c) for N ~ Poisson(t): the derivative of E[min(N, c)] in t. */
export function poissonBelow(c: number, t: number): number {
  let term = decay(t);
  let sum = term;
  for (let i = 1; i < c; i++) {
    term *= t * inverse(i);
    sum += term;
  }
  return sum;
}

/** E[min(N, c)] for N ~ Poisson(t): the contacts that still count when the c-th is the last useful one. */
export function cappedContacts(c: number, t: number): number {
  let term = decay(t);
  let missing = c * term;
  for (let i = 1; i < c; i++) {
    term *= t * inverse(i);
    missing += (c - i) * term;
  }
  return c - missing;
}

/** `poissonBelow` and `cappedContacts` together, which share their terms. */
export function cappedAt(c: number, t: number): readonly [slope: number, height: number] {
  let term = decay(t);
  let below = term;
  let missing = c * term;
  for (let i = 1; i < c; i++) {
    term *= t * inverse(i);
    below += term;
    missing += (c - i) * term;
  }
  return [below, c - missing];
}
