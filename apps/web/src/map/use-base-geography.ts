import { useEffect } from 'react';
import { useCall } from '../api/use-call.ts';
import { useSession } from '../session/use-session.ts';
import { cityOfArea } from './city-of-area.ts';
import { loadStarter } from './load-starter.ts';
import { useBaseMaps } from './use-base-maps.ts';
import { useStreetsCall } from './use-streets-call.ts';

/**
 * Base geography of a map: boundaries of a city (or of the country) and of its districts; nothing while the city is not
 * known. Called where a screen begins, it also has the map's code, the city's streets and the list of its base maps on
 * their way while the data is awaited.
 */
export function useBaseGeography(adcode: string | undefined) {
  const amapKey = useSession((session) => session.amapKey);
  useEffect(() => {
    // The map itself shows their errors.
    const ignore = () => undefined;
    import('./map-view.tsx').catch(ignore);
    loadStarter(amapKey).catch(ignore);
  }, [amapKey]);
  const city = cityOfArea(adcode);
  useStreetsCall(amapKey === null ? city : undefined);
  useBaseMaps(city, amapKey !== null);
  return useCall(
    'v1/boundaries/{adcode}',
    { adcode: adcode ?? '' },
    { staleMs: Infinity, enabled: adcode !== undefined },
  );
}
