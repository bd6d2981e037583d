import type { LabelJoin, TargetAudience } from '@ooh/contract/domain/target-audience';
import { poissonAtLeast } from '@ooh/measurement/poisson';
import { audienceMask, joinInto } from '../audience-mask.ts';
import { maskOfBits, packBits } from '../label-bits.ts';
import type { CityModel } from '../city-model.ts';
import { portraitOfMask, sizeOfMask, type CrowdSize, type LabelPortrait } from './crowd-figures.ts';
import { planExposure, type PlanPart } from './plan-exposure.ts';

/** One condition of a crowd pack, as an engine thread takes it. */
export type MemberPart = { readonly join: LabelJoin } & (
  | { readonly kind: 'labels'; readonly audience: TargetAudience }
  /** Found elsewhere: one bit a panel person. */
  | { readonly kind: 'persons'; readonly bits: Uint8Array }
  | {
      readonly kind: 'exposure';
      readonly parts: readonly PlanPart[];
      readonly leastContacts: number;
      /** Least P(N ≥ k); null to ask for k expected contacts. */
      readonly leastChance: number | null;
    }
);

/** Smallest mean of a Poisson N with P(N ≥ k) ≥ chance, by halving; P grows with the mean. */
function meanFor(leastContacts: number, chance: number): number {
  let [low, high] = [0, 1];
  while (poissonAtLeast(high, leastContacts) < chance) high *= 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (poissonAtLeast(middle, leastContacts) < chance) low = middle;
    else high = middle;
  }
  return high;
}

function maskOfPart(model: CityModel, part: MemberPart): Uint8Array {
  switch (part.kind) {
    case 'labels':
      return audienceMask(model.labels, part.audience);
    case 'persons':
      return maskOfBits(part.bits, model.labels.personCount);
    case 'exposure': {
      const { leastContacts, leastChance } = part;
      const least = leastChance === null ? leastContacts : meanFor(leastContacts, leastChance);
      return Uint8Array.from(planExposure(model, part.parts), (mean) => Number(mean >= least));
    }
  }
}

/** The panel persons of a crowd pack, one byte each: conditions from left to right. Throws RangeError for an unknown line. */
export function membersMask(model: CityModel, parts: readonly MemberPart[]): Uint8Array {
  const mask = new Uint8Array(model.labels.personCount);
  parts.forEach((part, index) => {
    const own = maskOfPart(model, part);
    if (index === 0) mask.set(own);
    else joinInto(mask, own, part.join);
  });
  return mask;
}

/** How many people a crowd pack is. */
export function packSize(model: CityModel, parts: readonly MemberPart[]): CrowdSize {
  return sizeOfMask(model, membersMask(model, parts));
}

/** A crowd pack with its members, one bit a panel person. */
export function packMembers(
  model: CityModel,
  parts: readonly MemberPart[],
): { size: CrowdSize; bits: Uint8Array } {
  const mask = membersMask(model, parts);
  return { size: sizeOfMask(model, mask), bits: packBits(mask) };
}

/** Labels of stored members compared with those of all persons. */
export function packPortrait(model: CityModel, bits: Uint8Array): LabelPortrait[] {
  return portraitOfMask(model, maskOfBits(bits, model.labels.personCount));
}
