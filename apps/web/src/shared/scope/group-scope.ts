import { citiesOf, coversCity, coversMedium, entriesOf } from '@ooh/contract/permission/rules';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../session/use-session.ts';
import type { CityScope } from '../city-picker/choose-cities.ts';

/** Cities of a group (a feature with a data scope) in which the user may see any medium. */
export function useGroupScope(group: string): CityScope {
  const permission = useSession((session) => session.dataRoleRequest);
  return useMemo(() => {
    const codes = citiesOf(permission, group);
    return codes.includes(allRegions) ? 'ALL' : new Set(codes);
  }, [permission, group]);
}

/** Whether a group grants the user a city and a medium together. */
export function useGroupPairs(group: string): (cityCode: string, mediumId: number) => boolean {
  const permission = useSession((session) => session.dataRoleRequest);
  return useMemo(() => {
    const entries = entriesOf(permission, group);
    return (cityCode, mediumId) =>
      entries.some((entry) => coversCity(entry, cityCode) && coversMedium(entry, mediumId));
  }, [permission, group]);
}

interface GroupMedium {
  readonly mediumId: number;
  readonly name: string;
}

/** Media that the group opens to the user in any city, as the dictionary names them. */
export function useGroupMedia(group: string): readonly GroupMedium[] {
  const permission = useSession((session) => session.dataRoleRequest);
  const { data } = useCall('common/getMediumFormatAttrList', {}, { staleMs: Infinity });
  return useMemo(() => {
    const granted = entriesOf(permission, group).flatMap(({ mediaIds }) => mediaIds);
    const names = new Map((data ?? []).map(({ mediumId, mediumName }) => [mediumId, mediumName]));
    return [...names]
      .filter(([mediumId]) => granted.includes(allMedia) || granted.includes(mediumId))
      .map(([mediumId, name]) => ({ mediumId, name }));
  }, [permission, data, group]);
}
