import {
  aoiBaseScreen,
  businessDistrictScreen,
  cityPeopleScreen,
  cityVisionScreen,
  combinationScreen,
} from '@ooh/contract/domain/place-insight';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { isPackCityGranted } from '../../access/pack-access.ts';
import { isCityGranted } from '../../access/plan-access.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

const screens = [
  aoiBaseScreen,
  businessDistrictScreen,
  cityVisionScreen,
  cityPeopleScreen,
  combinationScreen,
];

/**
 * The cities whose people a user may see: those of the user's grants for bus plans, orders, crowd packs,
 * the screens about a city's people, and combinations.
 */
export function audienceCities(user: SignedInUser, cityCodes: readonly string[]): string[] {
  return [...new Set(cityCodes)].filter(
    (city) =>
      isCityGranted(user, city) ||
      isPackCityGranted(user, city) ||
      screens.some((group) => mediaForCity(user.permission, group, city).length > 0),
  );
}
