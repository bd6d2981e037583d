import { firstStep, type Domain } from '../constraint/constraint-row.ts';

/** Next larger number of units the domain allows above v, or -1. */
export function stepUp(domain: Domain, m: number, v: number): number {
  if (v === 0) {
    const first = firstStep(domain, m);
    return first > 0 ? first : -1;
  }
  return v < domain.hi[m] ? v + 1 : -1;
}

/** Next smaller number of units the domain allows below v, or -1. */
export function stepDown(domain: Domain, m: number, v: number): number {
  if (v <= domain.lo[m]) return -1;
  return v > firstStep(domain, m) ? v - 1 : 0;
}
