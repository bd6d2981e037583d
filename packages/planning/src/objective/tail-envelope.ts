import { poissonMass, poissonTail } from './poisson-tail.ts';

/** Least concave majorant of P(Poisson(t) >= k) on [low, high]: a line from low, then the curve from `until` on. */
export interface TailEnvelope {
  readonly slope: number;
  /** Infinity when the line spans the interval; low when the curve is concave from the start. */
  readonly until: number;
}

/** Where the tangent through (low, tail(low)) touches the curve; the curve turns concave at k − 1. */
function touchingPoint(k: number, low: number, high: number): number {
  const foot = poissonTail(k, low);
  let left = Math.max(k - 1, low);
  let right = high;
  for (let i = 0; i < 60 && right - left > 1e-13 * right; i++) {
    const middle = (left + right) / 2;
    const above = poissonTail(k, middle) - foot - poissonMass(k - 1, middle) * (middle - low);
    if (above < 0) left = middle;
    else right = middle;
  }
  return right;
}

const UNBOUNDED = 200;
const fromZero = new Map<number, number>();

/** The envelope for k >= 2 and 0 <= low <= high (minimum and maximum contacts of a person). */
export function tailEnvelope(k: number, low: number, high: number): TailEnvelope {
  if (low >= k - 1) return { slope: poissonMass(k - 1, low), until: low };
  if (high <= low) return { slope: poissonMass(k - 1, low), until: Infinity };
  let touch: number;
  if (low === 0) {
    touch = fromZero.get(k) ?? touchingPoint(k, 0, UNBOUNDED);
    fromZero.set(k, touch);
  } else {
    touch = high <= k - 1 ? Infinity : touchingPoint(k, low, Math.max(high, UNBOUNDED));
  }
  if (high <= touch) {
    return { slope: (poissonTail(k, high) - poissonTail(k, low)) / (high - low), until: Infinity };
  }
  return { slope: (poissonTail(k, touch) - poissonTail(k, low)) / (touch - low), until: touch };
}
