import type { Nearby } from '@ooh/contract/domain/crowd-pack';
import { exposurePackRule } from '@ooh/contract/domain/exposure-pack-rule';

/** A pack as the form holds it. */
export interface CrowdDraft {
  readonly of: 'order' | 'plan';
  readonly ids: readonly string[];
  readonly leastContacts: number;
  readonly leastChance: number;
  readonly isNear: boolean;
  readonly nearby: Nearby;
  readonly name: string;
}

/** What a pack is made of, in the words of the form. */
export const crowdSubjects: Readonly<Record<CrowdDraft['of'], string>> = { order: '订单', plan: '智选方案' };

export function emptyDraft(orderId: string, orderName: string): CrowdDraft {
  return {
    of: 'order',
    ids: [orderId],
    leastContacts: 1,
    leastChance: 0.5,
    isNear: false,
    nearby: { radiusMeters: 300, fromHour: 0, toHour: 24, leastDays: 1 },
    name: `${orderName.slice(0, 24)}触达人群`,
  };
}

/** Only orders have places that are known here. */
export const nearOf = ({ of, isNear, nearby }: CrowdDraft): Nearby | null =>
  of === 'order' && isNear ? nearby : null;

export const ruleOfDraft = (draft: CrowdDraft) => exposurePackRule({ ...draft, near: nearOf(draft) });
