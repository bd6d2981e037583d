import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { aoiBaseScreen, businessDistrictScreen } from '@ooh/contract/domain/place-insight';
import { pairScopeOf, scopeGrants, scopeTouches } from '../../access/pair-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { administers } from '../release/city-scope.ts';
import type { CityKind, CityName } from './city-names.ts';

/** Which names of a city a user may find: those that the page of their kind would show. */
export function namesGranted({ permission }: Pick<SignedInUser, 'permission'>) {
  const positions = pairScopeOf(permission, mediaInventoryGroup);
  const aois = pairScopeOf(permission, aoiBaseScreen);
  const districts = pairScopeOf(permission, businessDistrictScreen);
  const rules: Readonly<Record<CityKind, (cityCode: string, name: CityName) => boolean>> = {
    line: (cityCode) => administers({ permission }, cityCode),
    position: (cityCode, { mediumId }) => mediumId !== null && scopeGrants(positions, cityCode, mediumId),
    aoi: (cityCode) => scopeTouches(aois, cityCode),
    district: (cityCode) => scopeTouches(districts, cityCode),
  };
  return (cityCode: string, name: CityName): boolean => rules[name.kind](cityCode, name);
}
