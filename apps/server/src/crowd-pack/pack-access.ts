import { crowdPackGroups } from '@ooh/contract/domain/crowd-pack';
import { citiesOf, mediaForCity } from '@ooh/contract/permission/rules';
import { allRegions } from '@ooh/contract/permission/wildcards';
import { regionByCode } from '../region/regions.ts';
import { Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';

type Permitted = Pick<SignedInUser, 'permission'>;

/** Whether a user may describe the people of a city: any one of the packs' groups grants it for some medium. */
export function isPackCityGranted({ permission }: Permitted, cityCode: string): boolean {
  return crowdPackGroups.some((group) => mediaForCity(permission, group, cityCode).length > 0);
}

/** The cities that a user may make packs of; null for every city. A grant without media is none. */
export function packCitiesOf(user: Permitted): string[] | null {
  const cities = crowdPackGroups.flatMap((group) => citiesOf(user.permission, group));
  if (cities.includes(allRegions) && isPackCityGranted(user, allRegions)) return null;
  return [...new Set(cities)].filter((city) => city !== allRegions && isPackCityGranted(user, city));
}

/** Refuses an unknown city and one outside the user's scope alike. */
export function refuseForeignPackCities(user: Permitted, cityCodes: readonly string[]): void {
  const isKnown = (city: string) => regionByCode(city)?.level === 'city' && isPackCityGranted(user, city);
  if (!cityCodes.every(isKnown)) throw new Refusal('notFound', '城市不存在，或不在您的数据权限内');
}
