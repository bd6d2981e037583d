import { orderGroup } from '@ooh/contract/domain/media-order';
import { citiesOf, entriesOf } from '@ooh/contract/permission/rules';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../session/use-session.ts';
import type { CityScope } from '../../ui/city-picker/choose-cities.ts';

/** Cities in which the user may order any medium. */
export function useOrderScope(): CityScope {
  const permission = useSession((session) => session.dataRoleRequest);
  return useMemo(() => {
    const codes = citiesOf(permission, orderGroup);
    return codes.includes(allRegions) ? 'ALL' : new Set(codes);
  }, [permission]);
}

export interface OrderMedium {
  readonly mediumId: number;
  readonly name: string;
}

/** Media that the user may order in any city, as the dictionary names them. */
export function useOrderMedia(): readonly OrderMedium[] {
  const permission = useSession((session) => session.dataRoleRequest);
  const { data } = useCall('common/getMediumFormatAttrList', {}, { quiet: true, staleMs: Infinity });
  return useMemo(() => {
    const granted = entriesOf(permission, orderGroup).flatMap(({ mediaIds }) => mediaIds);
    const names = new Map((data ?? []).map(({ mediumId, mediumName }) => [mediumId, mediumName]));
    return [...names]
      .filter(([mediumId]) => granted.includes(allMedia) || granted.includes(mediumId))
      .map(([mediumId, name]) => ({ mediumId, name }));
  }, [permission, data]);
}
