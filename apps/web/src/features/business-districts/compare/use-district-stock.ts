import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useAllowed } from '../../../session/use-session.ts';
import { stockOf, type DistrictStock } from './district-stock.ts';

const mediaFlag = 'digitalAssetRoleData.allMediumData.isEnabled';

/** Media of each business district of a city; empty where the user may not see media. */
export function useDistrictStock(cityCode: string, isNeeded: boolean): ReadonlyMap<string, DistrictStock> {
  const isAllowed = useAllowed(mediaFlag);
  const { data } = useCall(
    'business-area-media/list',
    { cityCode, pageSize: 200 },
    { enabled: isAllowed && isNeeded, quiet: true },
  );
  return useMemo(
    () => new Map((data?.rows ?? []).map((row) => [row.businessDistrictId, stockOf(row)])),
    [data],
  );
}
