import { movingMedia, type MovingMedia } from '@ooh/contract/domain/moving-media';
import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import { allRegions } from '@ooh/contract/permission/wildcards';
import { citiesForAnyMedium, isPairGranted } from '@ooh/contract/permission/rules';
import { assertCitiesGranted } from '../../access/foreign-city.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

/** Cities whose data the user administers: those granted for some moving medium; null for all of them. */
export function administeredCities(
  user: Pick<SignedInUser, 'permission'>,
  media: MovingMedia = movingMedia,
): readonly string[] | null {
  const cities = citiesForAnyMedium(user.permission, dataReleaseGroup, media.ids);
  return cities.includes(allRegions) ? null : cities;
}

/** Whether the user administers the data of a city. */
export function administers(
  user: Pick<SignedInUser, 'permission'>,
  cityCode: string,
  media: MovingMedia = movingMedia,
): boolean {
  return media.ids.some((id) => isPairGranted(user.permission, dataReleaseGroup, cityCode, id));
}

/** Refuses unknown cities and cities outside the user's scope with the same message. */
export function assertCityGranted(user: Pick<SignedInUser, 'permission'>, cityCode: string): void {
  assertCitiesGranted([cityCode], (city) => administers(user, city));
}
