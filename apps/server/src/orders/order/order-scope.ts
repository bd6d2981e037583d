import { orderGroup } from '@ooh/contract/domain/media-order';
import { isPairGranted } from '@ooh/contract/permission/rules';
import { pairScopeOf, scopeGrantsSomeSql, scopeGrantsSql } from '../../access/pair-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type RawBuilder } from '../../platform/storage/postgres/database.ts';

export type OrderReader = Pick<SignedInUser, 'permission' | 'organisationKind' | 'organisationId'>;

/** Whether a user may see and buy a medium in a city. */
export function isOrderPair(
  user: Pick<SignedInUser, 'permission'>,
  cityCode: string,
  mediumId: number,
): boolean {
  return isPairGranted(user.permission, orderGroup, cityCode, mediumId);
}

/** SQL condition that a city and a medium, given as SQL, are a pair that a user may see and buy. */
export function isPairGrantedSql(
  user: Pick<SignedInUser, 'permission'>,
  city: RawBuilder<unknown>,
  medium: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return scopeGrantsSql(pairScopeOf(user.permission, orderGroup), city, medium);
}

/** Condition on `item`: its city and medium are granted. */
export const isItemGranted = (user: Pick<SignedInUser, 'permission'>): RawBuilder<boolean> =>
  isPairGrantedSql(user, sql.ref('item.city_code'), sql.ref('item.medium_id'));

/**
 * Condition on `media_order`: the user's own organisation's (anybody's for the platform), and one of its pairs of
 * city and medium is granted.
 */
export function isOrderVisible(user: OrderReader): RawBuilder<boolean> {
  const own =
    user.organisationKind === 'platform'
      ? sql<boolean>`true`
      : sql<boolean>`media_order.organisation_id = ${user.organisationId}::uuid`;
  const pair = scopeGrantsSomeSql(
    pairScopeOf(user.permission, orderGroup),
    sql.ref('media_order.city_codes'),
    sql.ref('media_order.medium_ids'),
  );
  return sql<boolean>`(${own} and cardinality(media_order.city_codes) > 0
    and cardinality(media_order.medium_ids) > 0 and ${pair})`;
}

/** Cities and media of an order that its reader may see: those with a granted partner in the order. */
export function visibleParts(
  user: Pick<SignedInUser, 'permission'>,
  order: { readonly city_codes: readonly string[]; readonly medium_ids: readonly number[] },
): { cityCodes: string[]; mediumIds: number[]; isWhole: boolean } {
  const { city_codes: cities, medium_ids: media } = order;
  const cityCodes = cities.filter((city) => media.some((medium) => isOrderPair(user, city, medium)));
  const mediumIds = media.filter((medium) => cities.some((city) => isOrderPair(user, city, medium)));
  const isWhole = cities.every((city) => media.every((medium) => isOrderPair(user, city, medium)));
  return { cityCodes, mediumIds, isWhole };
}
