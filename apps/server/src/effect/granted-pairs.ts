import { effectGroup } from '@ooh/contract/domain/effect';
import type { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import type { SignedInUser } from '../session/session.ts';
import { sql } from '../storage/postgres/database.ts';

/** Groups whose (city, medium) pairs open orders: appraisal, and the order mode. */
export type OrderGroup = typeof effectGroup | typeof orderPatternGroup;

function entriesOf(user: Pick<SignedInUser, 'permission'>, group: OrderGroup) {
  const { effectAppraisalData, investmentOrderData } = user.permission;
  const own = group === effectGroup ? effectAppraisalData : investmentOrderData.orderPatternData;
  return own.isEnabled ? own.mediaRegionData : [];
}

/**
 * SQL condition on the table alias `item` (city_code, medium_id): some single grant of the group covers the pair.
 * Nothing granted is nothing allowed.
 */
export function isGrantedPair(user: Pick<SignedInUser, 'permission'>, group: OrderGroup) {
  const entries = entriesOf(user, group).map(({ regionCodes, mediaIds }) => ({
    regions: regionCodes,
    media: mediaIds,
  }));
  return sql<boolean>`exists (
    select 1 from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as pair (regions text[], media int[])
    where (item.city_code = any (pair.regions) or ${allRegions} = any (pair.regions))
      and (item.medium_id = any (pair.media) or ${allMedia} = any (pair.media)))`;
}

/** SQL condition on the table alias `orders`: of the user's own organisation, or any for the platform. */
export function isOwnOrder(user: Pick<SignedInUser, 'organisationKind' | 'organisationId'>) {
  return user.organisationKind === 'platform'
    ? sql<boolean>`true`
    : sql<boolean>`orders.organisation_id = ${user.organisationId}::uuid`;
}
