import { orderGroup } from '@ooh/contract/domain/media-order';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { regionByCode } from '../region/regions.ts';
import { Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import { readCityOffers, type Offer } from './offers.ts';
import { isOrderPair } from './order-scope.ts';

/** Refuses an unknown city and one without any grant alike. */
export function refuseForeignCity(user: Pick<SignedInUser, 'permission'>, cityCode: string): void {
  const isCity = regionByCode(cityCode)?.level === 'city';
  if (!isCity || mediaForCity(user.permission, orderGroup, cityCode).length === 0)
    throw new Refusal('notFound', '城市不存在，或不在您的数据权限内');
}

/** What a city has for sale of the media that the user may order there. */
export async function grantedStock(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'permission'>,
  cityCode: string,
): Promise<{ offers: Offer[]; isDemo: boolean }> {
  refuseForeignCity(user, cityCode);
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
