import type { effectGroup } from '@ooh/contract/domain/effect';
import type { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import type { SignedInUser } from '../platform/session/session.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { pairScopeOf, scopeGrantsSql } from './pair-scope.ts';

/** Permission groups whose (city, medium) pairs open orders: effect appraisal and the order mode. */
export type OrderGroup = typeof effectGroup | typeof orderPatternGroup;

/** SQL condition on the table alias `item` (city_code, medium_id): the group grants the pair. */
export function isGrantedPair(user: Pick<SignedInUser, 'permission'>, group: OrderGroup) {
  return scopeGrantsSql(
    pairScopeOf(user.permission, group),
    sql.ref('item.city_code'),
    sql.ref('item.medium_id'),
  );
}

/** SQL condition on the table alias `orders`: of the user's own organisation, or any for the platform. */
export function isOwnOrder(user: Pick<SignedInUser, 'organisationKind' | 'organisationId'>) {
  return user.organisationKind === 'platform'
    ? sql<boolean>`true`
    : sql<boolean>`orders.organisation_id = ${user.organisationId}::uuid`;
}
