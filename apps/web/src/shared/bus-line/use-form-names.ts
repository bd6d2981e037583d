import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';

/** Names of the forms of bus bodies by id; undefined until they are there, none where they cannot be had. */
export function useFormNames(): ReadonlyMap<number, string> | undefined {
  const { data, isError } = useCall(
    'common/getMediumFormatAttrList',
    { mediumId: plannedMedium.mediumId },
    { staleMs: Infinity },
  );
  return useMemo(() => {
    if (data === undefined) return isError ? new Map<number, string>() : undefined;
    return new Map(data.map(({ formId, formName }) => [formId, formName]));
  }, [data, isError]);
}
