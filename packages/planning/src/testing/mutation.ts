import type { Certificate } from '../certificate.ts';

export type Random = () => number;

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)];

export const times = (random: Random) => (random() < 0.5 ? 0.2 + 0.7 * random() : 1.1 + 2 * random());

/** A change of a certificate, with the reason that its refusal must state. */
export interface Mutation {
  readonly name: string;
  /** The changed certificate, or null where this change does not apply. */
  readonly change: (
    certificate: Certificate,
    random: Random,
    instance: { readonly mediaCount: number; readonly optimum: number },
  ) => Certificate | null | undefined;
  /** Words of which the reasons must contain one. */
  readonly names: RegExp;
}

export const withGap = (certificate: Certificate): Certificate => {
  const { value, bound } = certificate;
  return { ...certificate, gap: bound > 0 ? Math.max(0, (bound - value) / bound) : 0 };
};

/** A changed proof that claims a bound below the value of some plan. */
export function withFalseBound(
  certificate: Certificate,
  proof: Certificate['proof'] | null,
  random: Random,
  optimum: number,
): Certificate | null {
  if (!(optimum > 0) || proof === null) return null;
  return withGap({ ...certificate, proof, bound: optimum * (0.999 - 0.2 * random()) });
}
