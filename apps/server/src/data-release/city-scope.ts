import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import { allRegions } from '@ooh/contract/permission/wildcards';
import { citiesForMedia, isPairGranted } from '@ooh/contract/permission/rules';
import { regionByCode } from '../region/regions.ts';
import { Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';

/** Cities whose bus data the user administers; null for all of them. */
export function administeredCities(user: Pick<SignedInUser, 'permission'>): readonly string[] | null {
  const cities = citiesForMedia(user.permission, dataReleaseGroup, busBodyMediumId);
  return cities.includes(allRegions) ? null : cities;
}

/** Whether the user administers the bus data of a city. */
export function administers(user: Pick<SignedInUser, 'permission'>, cityCode: string): boolean {
  return isPairGranted(user.permission, dataReleaseGroup, cityCode, busBodyMediumId);
}

/** Refuses an unknown city and one outside the user's scope alike. */
export function refuseForeignCity(user: Pick<SignedInUser, 'permission'>, cityCode: string): void {
  const isCity = regionByCode(cityCode)?.level === 'city';
  if (!isCity || !administers(user, cityCode))
    throw new Refusal('notFound', '城市不存在，或不在您的数据权限内');
}
