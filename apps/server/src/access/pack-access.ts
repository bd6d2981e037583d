import { crowdPackGroups } from '@ooh/contract/domain/crowd-pack';
import { orderGroup } from '@ooh/contract/domain/media-order';
import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import { citiesOf, mediaForCity } from '@ooh/contract/permission/rules';
import { allRegions } from '@ooh/contract/permission/wildcards';
import type { SignedInUser } from '../platform/session/session.ts';
import { assertCitiesGranted } from './foreign-city.ts';
import { seesOrganisation } from './plan-access.ts';

/** Plans that a pack may use and show: those visible in smart-select or the order mode. */
export const planGroupsOfPacks = [smartSelectGroup, orderGroup] as const;

type Permitted = Pick<SignedInUser, 'permission'>;

/** Whether a user may describe the people of a city: any one of the packs' groups grants it for some medium. */
export function isPackCityGranted({ permission }: Permitted, cityCode: string): boolean {
  return crowdPackGroups.some((group) => mediaForCity(permission, group, cityCode).length > 0);
}

/** The cities of which a user may create packs; null for every city. A grant without media counts as none. */
export function packCitiesOf(user: Permitted): string[] | null {
  const cities = crowdPackGroups.flatMap((group) => citiesOf(user.permission, group));
  if (cities.includes(allRegions) && isPackCityGranted(user, allRegions)) return null;
  return [...new Set(cities)].filter((city) => city !== allRegions && isPackCityGranted(user, city));
}

/** Refuses unknown cities and cities outside the user's scope with the same message. */
export function assertPackCitiesGranted(user: Permitted, cityCodes: readonly string[]): void {
  assertCitiesGranted(cityCodes, (city) => isPackCityGranted(user, city));
}

/** Whether a user sees a pack: it belongs to the user's organisation and has at least one city in the user's scope. */
export function seesPack(
  user: SignedInUser,
  pack: { readonly organisation_id: string; readonly city_codes: readonly string[] },
): boolean {
  if (!seesOrganisation(user, pack.organisation_id)) return false;
  const cities = packCitiesOf(user);
  return cities === null || pack.city_codes.some((city) => cities.includes(city));
}
