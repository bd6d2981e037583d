import type { AoiQuestion } from '../../shared/aoi/aoi-drawer.tsx';
import type { CallInput } from '@ooh/contract/registry';
import { audienceOf } from '../../shared/crowd-bar/crowd-address.ts';
import { allParts } from '../../ui/address/address-values.ts';
import { aoiList, type AoiAddress, type AoiSort } from './aoi-address.ts';

const squareMetersOfHectare = 10_000;

export const questionOf = (cityCode: string, address: Pick<AoiAddress, 'ta'>): AoiQuestion => ({
  cityCode,
  targetAudience: audienceOf(address),
});

const givenOnly = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;

type Filter = Omit<CallInput<'aoi-draw/selectList'>, 'orderBy' | 'isAscending' | 'pageNo' | 'pageSize'>;

/** What an address asks for, as list, map and workbook share it. */
export function filterOf(cityCode: string, address: AoiAddress): Filter {
  const { type, districts, cbd, q = '', persons, share, from, to } = address;
  return {
    ...questionOf(cityCode, address),
    keyword: q,
    aoiTypes: allParts(type),
    districtNames: allParts(districts),
    ...givenOnly({
      businessDistrictId: cbd,
      minPersons: persons,
      minConcentration: share === undefined ? undefined : share / 100,
      minSquareMeters: from === undefined ? undefined : from * squareMetersOfHectare,
      maxSquareMeters: to === undefined ? undefined : to * squareMetersOfHectare,
    }),
  };
}

/** The order of the list: most people first where nothing is said. */
export function orderOf(address: Pick<AoiAddress, 'sort'>): { orderBy: AoiSort; isAscending: boolean } {
  const sort = aoiList.sortOf(address);
  return { orderBy: sort?.key ?? 'persons', isAscending: sort?.order === 'asc' };
}
