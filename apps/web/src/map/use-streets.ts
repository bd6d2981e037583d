import { useEffect, useState } from 'react';
import { knownStreets, streetsOf, type CityStreets } from './city-streets.ts';
import { useStreetsCall } from './use-streets-call.ts';

/** Schematic streets of a city, ready to be drawn; `laying` while they are made, null where a city has none. */
export function useStreets(cityCode: string | undefined): CityStreets | 'laying' | null {
  const { data, isFetching } = useStreetsCall(cityCode);
  const known = data && knownStreets(data);
  const [, setMade] = useState<CityStreets>();
  useEffect(() => {
    if (data === undefined || knownStreets(data) !== undefined) return;
    let isWanted = true;
    void streetsOf(data).then((streets) => isWanted && setMade(streets));
    return () => {
      isWanted = false;
    };
  }, [data]);
  return known ?? (isFetching || data !== undefined ? 'laying' : null);
}
