import type { ExposurePart, Nearby, PackRule } from './crowd-pack.ts';

export interface ExposureRuleInput extends Pick<ExposurePart, 'of' | 'leastContacts' | 'leastChance'> {
  /** Ids of plans or of orders. */
  readonly ids: readonly string[];
  /** Keep only persons who come near media of the orders; null for no such limit. */
  readonly near: Nearby | null;
}

/** Rule of a pack made from plans or orders: persons exposed to any of them who, optionally, come near in some hours. */
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
