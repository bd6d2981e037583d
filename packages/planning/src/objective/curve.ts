import { cappedContacts, poissonTail } from './poisson-tail.ts';

/**
 * Value of one person of objective weight 1 at t contacts.
 * Poisson: reachWeight * P(N >= k) + contactWeight * E[min(N, cap)], N ~ Poisson(t); cap 0 means uncapped.
 * Passage: t whole contacts, value 1 from the k-th on.
 */
export type ResponseCurve =
  | {
      readonly form: 'poisson';
      readonly reachWeight: number;
      readonly k: number;
      readonly contactWeight: number;
      readonly cap: number;
    }
  | { readonly form: 'passage'; readonly k: number };

export type PoissonCurve = Extract<ResponseCurve, { form: 'poisson' }>;

/** The value of one person at t contacts. */
export function responseAt(curve: ResponseCurve, t: number): number {
  if (curve.form === 'passage') return t > curve.k - 0.5 ? 1 : 0;
  let worth = 0;
  if (curve.reachWeight > 0) worth += curve.reachWeight * poissonTail(curve.k, t);
  if (curve.contactWeight > 0)
    worth += curve.contactWeight * (curve.cap > 0 ? cappedContacts(curve.cap, t) : t);
  return worth;
}

/** True when the value is a concave function of t, so that gains only decrease as a plan grows. */
export function isConcave(curve: ResponseCurve): boolean {
  return curve.form === 'passage' ? curve.k === 1 : curve.reachWeight === 0 || curve.k === 1;
}

/** True when the value is linear in t: a pure count of contacts. */
export function isLinear(curve: ResponseCurve): boolean {
  return curve.form === 'poisson' && curve.reachWeight === 0 && curve.cap === 0;
}
