import { orderGroup } from '@ooh/contract/domain/media-order';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import { isPairGranted } from '@ooh/contract/permission/rules';
import type { SignedInUser } from '../session/session.ts';
import { sql, type RawBuilder } from '../storage/postgres/database.ts';

export type OrderReader = Pick<SignedInUser, 'permission' | 'organisationKind' | 'organisationId'>;

/** Whether a user may see and buy a medium in a city. */
export function isOrderPair(
  user: Pick<SignedInUser, 'permission'>,
  cityCode: string,
  mediumId: number,
): boolean {
  return isPairGranted(user.permission, orderGroup, cityCode, mediumId);
}

type Granted = Pick<SignedInUser, 'permission'>;

/** Grants of the orders' group, each as the cities and media that it names; null stands for all of them. */
function grantsOf({ permission }: Granted) {
  const { isEnabled, mediaRegionData } = permission.investmentOrderData.orderPatternData;
  return (isEnabled ? mediaRegionData : []).map(({ regionCodes, mediaIds }) => ({
    cities: regionCodes.includes(allRegions) ? null : regionCodes,
    media: mediaIds.includes(allMedia) ? null : mediaIds,
  }));
}

type Grant = ReturnType<typeof grantsOf>[number];

/** Any one of the grants, as `covers` says it. Nothing granted is nothing allowed. */
function anyGrant(user: Granted, covers: (grant: Grant) => RawBuilder<boolean>): RawBuilder<boolean> {
  const grants = grantsOf(user);
  if (grants.length === 0) return sql<boolean>`false`;
  if (grants.some(({ cities, media }) => cities === null && media === null)) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(grants.map(covers), sql` or `)})`;
}

/** SQL condition that some single grant covers a city and a medium, given as SQL. */
export function isPairGrantedSql(
  user: Granted,
  city: RawBuilder<unknown>,
  medium: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return anyGrant(user, ({ cities, media }) => {
    const inCities = cities === null ? sql`true` : sql`${city} = any (${cities}::text[])`;
    const inMedia = media === null ? sql`true` : sql`${medium} = any (${media}::int[])`;
    return sql<boolean>`(${inCities} and ${inMedia})`;
  });
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
  // A grant covers a pair of the order when it names one of its cities and one of its media.
  const pair = anyGrant(user, ({ cities, media }) => {
    const inCities = cities === null ? sql`true` : sql`media_order.city_codes && ${cities}::text[]`;
    const inMedia = media === null ? sql`true` : sql`media_order.medium_ids && ${media}::int[]`;
    return sql<boolean>`(${inCities} and ${inMedia})`;
  });
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
