import { orderGroup } from '@ooh/contract/domain/media-order';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import { isPairGranted } from '@ooh/contract/permission/rules';
import type { RawBuilder } from 'kysely';
import type { SignedInUser } from '../session/session.ts';
import { sql } from '../storage/postgres/database.ts';

export type OrderReader = Pick<SignedInUser, 'permission' | 'organisationKind' | 'organisationId'>;

/** Whether a user may see and buy a medium in a city. */
export function isOrderPair(
  user: Pick<SignedInUser, 'permission'>,
  cityCode: string,
  mediumId: number,
): boolean {
  return isPairGranted(user.permission, orderGroup, cityCode, mediumId);
}

/** SQL condition that some single grant covers a city and a medium, given as SQL. Nothing granted is nothing allowed. */
export function isPairGrantedSql(
  user: Pick<SignedInUser, 'permission'>,
  city: RawBuilder<unknown>,
  medium: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const { isEnabled, mediaRegionData } = user.permission.investmentOrderData.orderPatternData;
  const entries = isEnabled ? mediaRegionData : [];
  const isAll = entries.some(
    ({ regionCodes, mediaIds }) => regionCodes.includes(allRegions) && mediaIds.includes(allMedia),
  );
  if (isAll) return sql<boolean>`true`;
  const pairs = entries.map(({ regionCodes, mediaIds }) => ({ regions: regionCodes, media: mediaIds }));
  return sql<boolean>`exists (
    select 1 from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (regions text[], media int[])
    where (${city} = any (pair.regions) or ${allRegions} = any (pair.regions))
      and (${medium} = any (pair.media) or ${allMedia} = any (pair.media)))`;
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
  const pair = isPairGrantedSql(user, sql.ref('place.city'), sql.ref('kind.medium'));
  return sql<boolean>`(${own} and exists (
    select 1 from unnest(media_order.city_codes) as place (city), unnest(media_order.medium_ids) as kind (medium)
    where ${pair}))`;
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
