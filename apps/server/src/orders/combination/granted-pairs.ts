import { combinationGroup } from '@ooh/contract/domain/combination';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { assertCitiesGranted } from '../../access/foreign-city.ts';
import { pairScopeOf, scopeGrants } from '../../access/pair-scope.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

type Reader = Pick<SignedInUser, 'permission'>;
interface Placed {
  readonly cityCode: string;
  readonly mediumId: number;
}

/** Whether goals and combinations show the user any medium of a city. */
export const seesCity = (user: Reader, cityCode: string): boolean =>
  mediaForCity(user.permission, combinationGroup, cityCode).length > 0;

/** Refuses cities of which no medium is granted, and unknown ones, with the same words. */
export function assertCitiesSeen(user: Reader, cityCodes: readonly string[]): void {
  assertCitiesGranted(cityCodes, (city) => seesCity(user, city));
}

/** Whether goals and combinations show the user a medium of a city. */
export function seesPair(user: Reader): (pair: Placed) => boolean {
  const scope = pairScopeOf(user.permission, combinationGroup);
  return ({ cityCode, mediumId }) => scopeGrants(scope, cityCode, mediumId);
}

/** Refuses lots of media that are not granted, in the words for units that do not exist. */
export function assertLotsSeen(user: Reader, lots: readonly Placed[]): void {
  const sees = seesPair(user);
  const row = lots.findIndex((lot) => !sees(lot));
  if (row >= 0)
    throw new AppError('invalid', `第 ${row + 1} 行：所选媒体在该城市不可售，或没有该形式的刊例价`);
}

/** Refuses lots in cities that a combination is not about. */
export function assertLotsWithin(cityCodes: readonly string[], lots: readonly Placed[]): void {
  const row = lots.findIndex(({ cityCode }) => !cityCodes.includes(cityCode));
  if (row >= 0) throw new AppError('invalid', `第 ${row + 1} 行：该媒体所在城市不在所选城市中`);
}
