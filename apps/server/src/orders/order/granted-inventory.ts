import { orderGroup } from '@ooh/contract/domain/media-order';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { assertCitiesGranted } from '../../access/foreign-city.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { readCityOffers, type Offer } from './offers.ts';
import { isOrderPair } from './order-scope.ts';

/** Refuses unknown cities and cities without any grant with the same message. */
export function assertCityGranted(user: Pick<SignedInUser, 'permission'>, cityCode: string): void {
  assertCitiesGranted([cityCode], (city) => mediaForCity(user.permission, orderGroup, city).length > 0);
}

/** What a city has for sale of the media that the user may order there. */
export async function grantedInventoryOf(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'permission'>,
  cityCode: string,
): Promise<{ offers: Offer[]; isDemo: boolean }> {
  assertCityGranted(user, cityCode);
  const offers = await readCityOffers(db, cityCode);
  const releases = await db
    .selectFrom('data_release')
    .select('is_demo')
    .where('state', '=', 'current')
    .where('city_code', '=', cityCode)
    .where('kind', 'in', ['media-positions', 'bus-lines', 'rate-card'])
    .execute();
  return {
    offers: offers.filter((offer) => isOrderPair(user, cityCode, offer.mediumId)),
    isDemo: releases.some((release) => release.is_demo),
  };
}
