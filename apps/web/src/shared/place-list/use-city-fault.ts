import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { cityFaultOf } from './city-fault.ts';

/** Which places are none of a city; nothing while its boundary is awaited. */
export function useCityFault(cityCode: string) {
  const { data, error, refetch } = useCall(
    'v1/boundaries/{adcode}',
    { adcode: cityCode },
    { staleMs: Infinity },
  );
  const faultOf = useMemo(() => data && cityFaultOf(data.features), [data]);
  return { faultOf, error, retry: () => void refetch() };
}
