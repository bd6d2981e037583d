import type { ExposurePart, Nearby, PackRule } from './crowd-pack.ts';

export interface ExposureRuleInput extends Pick<ExposurePart, 'of' | 'leastContacts' | 'leastChance'> {
  /** Ids of plans or of orders. */
  readonly ids: readonly string[];
  /** Only those who come near what the orders hang up; null for all. */
  readonly near: Nearby | null;
}

/** The rule of a pack that is made of plans or orders: whom any of them meets, and who comes near in some hours. */
export function exposurePackRule({ of, ids, leastContacts, leastChance, near }: ExposureRuleInput): PackRule {
  const met = ids.map((id) => ({
    kind: 'exposure' as const,
    join: 'or' as const,
    of,
    id,
    leastContacts,
    leastChance,
  }));
  if (near === null) return { parts: met };
  return { parts: [...met, { kind: 'near', join: 'and', orderIds: [...ids], nearby: near }] };
}
