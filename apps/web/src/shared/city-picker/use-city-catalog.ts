import { movingMedia } from '@ooh/contract/domain/moving-media';
import type { PermissionGroupPath } from '@ooh/contract/permission/permission-structure';
import { citiesForAnyMedium, citiesForMedia } from '@ooh/contract/permission/rules';
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

/** The cities of the region dictionary; loaded once. */
export function useCityCatalog(): CityCatalog {
  const options = { staleMs: Infinity };
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

/** Name of a city by its code: dots while names are on their way, the code where there is none. */
export function useCityNames(): (cityCode: string) => string {
  const { cities, error } = useCityCatalog();
  const names = useMemo(() => new Map(cities?.map(({ adcode, shortName }) => [adcode, shortName])), [cities]);
  const isOnItsWay = cities === undefined && error === null;
  return (cityCode) => names.get(cityCode) ?? (isOnItsWay ? '…' : cityCode);
}

/** The cities that the user's permissions open for one medium in one group. */
export function useCityScope(group: PermissionGroupPath, mediumId: number): CityScope {
  const permission = useSession((session) => session.dataRoleRequest);
  return useMemo(() => scopeOf(citiesForMedia(permission, group, mediumId)), [permission, group, mediumId]);
}

/** The cities that the user's permissions open for any moving medium in one group. */
export function useMovingCityScope(group: PermissionGroupPath): CityScope {
  const permission = useSession((session) => session.dataRoleRequest);
  return useMemo(() => scopeOf(citiesForAnyMedium(permission, group, movingMedia.ids)), [permission, group]);
}

const scopeOf = (codes: readonly string[]): CityScope =>
  codes.includes(allRegions) ? 'ALL' : new Set(codes);
