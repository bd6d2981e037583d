import type { HandOverKind } from '@ooh/contract/domain/hand-over-names';
import { orderGroup } from '@ooh/contract/domain/media-order';
import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import { firstScopeOf, type PairScope } from '../../access/pair-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

/** Groups of a destination's own permission; the first one that is enabled counts. */
const groups: Readonly<Record<HandOverKind, readonly string[]>> = {
  order: [orderGroup],
  'plan-bus': [smartSelectGroup],
  'plan-geo': [smartSelectGroup],
  'plan-ta': [smartSelectGroup],
  'place-set': ['smartMarketingData.numeracyTaData', smartSelectGroup, 'digitalAssetRoleData.allMediumData'],
  'crowd-pack': ['smartMarketingData.numeracyTaData', smartSelectGroup],
  materials: [orderGroup],
};

/** The pairs that may arrive at a destination. */
export const destinationScope = (
  { permission }: Pick<SignedInUser, 'permission'>,
  kind: HandOverKind,
): PairScope => firstScopeOf(permission, groups[kind]);
