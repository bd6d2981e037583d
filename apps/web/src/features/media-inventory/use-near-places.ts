import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { placesOf, type MediaAddress } from './media-address.ts';

/** The places that an address searches around: those of a stored set, or its own. */
export function useNearPlaces(address: Pick<MediaAddress, 'set' | 'near'>) {
  const { set, near } = address;
  const stored = useCall('v1/place-sets/get', { placeSetId: set ?? '' }, { enabled: set !== undefined });
  return useMemo(() => {
    const entries = set === undefined ? undefined : stored.data?.entries;
    return {
      places: entries?.map(({ lng, lat }) => ({ lng, lat })) ?? placesOf({ near }),
      name: set === undefined ? undefined : stored.data?.name,
      isOnItsWay: set !== undefined && stored.isPending,
      failure: set === undefined ? null : stored.error,
    };
  }, [set, near, stored.data, stored.isPending, stored.error]);
}
