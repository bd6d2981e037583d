import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';

/** Every medium by id and name, for a choice. */
export function useMediaOptions(): { value: number; label: string }[] {
  const { data } = useCall('v1/admin/media', {}, { staleMs: Infinity });
  return useMemo(() => data?.map(({ mediumId, name }) => ({ value: mediumId, label: name })) ?? [], [data]);
}
