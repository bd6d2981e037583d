import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';

/** Every medium by id and name, for a choice. */
export function useMediaOptions(): { value: number; label: string }[] {
  const formats = useCall('common/getMediumFormatAttrList', {}, { quiet: true, staleMs: Infinity });
  return useMemo(() => {
    const names = new Map(formats.data?.map(({ mediumId, mediumName }) => [mediumId, mediumName]));
    return [...names].map(([value, label]) => ({ value, label }));
  }, [formats.data]);
}
