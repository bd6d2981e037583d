import type { PermissionGroupPath } from '@ooh/contract/permission/permission-structure';
import { citiesForMedia } from '@ooh/contract/permission/rules';
import { allRegions } from '@ooh/contract/permission/wildcards';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../session/use-session.ts';
import type { CityScope } from './choose-cities.ts';
import { citiesOf, type City } from './city-catalog.ts';

export interface CityCatalog {
  /** Undefined while on its way or failed. */
  readonly cities: readonly City[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

const noCities: readonly City[] = [];

/** The cities of the region dictionary; loaded once. */
export function useCityCatalog(): CityCatalog {
  const options = { quiet: true, staleMs: Infinity };
  const provinces = useCall('common-dict-region/getMainDictRegionsList', { level: 'province' }, options);
  const cities = useCall('common-dict-region/getMainDictRegionsList', { level: 'city' }, options);
  const known = useMemo(
    () => (provinces.data && cities.data ? citiesOf([...provinces.data, ...cities.data]) : undefined),
    [provinces.data, cities.data],
  );
  return {
    cities: known,
    error: provinces.error ?? cities.error,
    retry: () => {
      void provinces.refetch();
      void cities.refetch();
    },
  };
}

/** Name of a city by its code; the code itself while names are on their way. */
export function useCityNames(): (cityCode: string) => string {
  const { cities = noCities } = useCityCatalog();
  const names = useMemo(() => new Map(cities.map(({ adcode, shortName }) => [adcode, shortName])), [cities]);
  return (cityCode) => names.get(cityCode) ?? cityCode;
}

/** The cities that the user's permissions open for one medium in one group. */
export function useCityScope(group: PermissionGroupPath, mediumId: number): CityScope {
  const permission = useSession((session) => session.dataRoleRequest);
  return useMemo(() => {
    const codes = citiesForMedia(permission, group, mediumId);
    return codes.includes(allRegions) ? 'ALL' : new Set(codes);
  }, [permission, group, mediumId]);
}
