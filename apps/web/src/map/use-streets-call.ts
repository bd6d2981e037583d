import { useCall } from '../api/use-call.ts';

/** The call for a city's schematic streets; no city, no call. */
export function useStreetsCall(cityCode: string | undefined) {
  return useCall(
    'v1/street-networks/{cityCode}',
    { cityCode: cityCode ?? '' },
    { staleMs: Infinity, enabled: cityCode !== undefined },
  );
}
