import { placeSetPermit } from '@ooh/contract/domain/place-set';
import { mediaForCity } from '@ooh/contract/permission/rules';
import type { SignedInUser } from '../platform/session/session.ts';
import { assertCitiesGranted } from './foreign-city.ts';

const groups = placeSetPermit.anyOf.map((path) => path.replace(/\.isEnabled$/, ''));

type Permitted = Pick<SignedInUser, 'permission'>;

/** Whether a user may keep and see places of a city: any one of the screens' groups grants it for some medium. */
export function isPlaceSetCityGranted({ permission }: Permitted, cityCode: string): boolean {
  return groups.some((group) => mediaForCity(permission, group, cityCode).length > 0);
}

/** Refuses an unknown city and one outside the user's scope with the same message. */
export function assertPlaceSetCityGranted(user: Permitted, cityCode: string): void {
  assertCitiesGranted([cityCode], (city) => isPlaceSetCityGranted(user, city));
}
