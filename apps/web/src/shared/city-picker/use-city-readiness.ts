import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { readinessOf, type CityNeed, type Readiness } from './city-readiness.ts';

/** How ready cities are for a need; undefined while that is not known, when none is shut. */
export function useCityReadiness(need?: CityNeed): ((cityCode: string) => Readiness) | undefined {
  const { data } = useCall('v1/cities/readiness', {});
  return useMemo(() => {
    if (data === undefined) return undefined;
    const byCode = new Map(data.cities.map((city) => [city.cityCode, readinessOf(city, need)]));
    const none = readinessOf(undefined, need);
    return (cityCode) => byCode.get(cityCode) ?? none;
  }, [data, need]);
}
