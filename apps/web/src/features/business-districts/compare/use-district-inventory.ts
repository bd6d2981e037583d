import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useAllowed } from '../../../session/use-session.ts';
import { inventoryOf, type DistrictInventory } from './district-inventory.ts';

const mediaFlag = 'digitalAssetRoleData.allMediumData.isEnabled';

/** Media of each business district of a city; empty where the user may not see media. */
export function useDistrictInventory(
  cityCode: string,
  isNeeded: boolean,
): ReadonlyMap<string, DistrictInventory> {
  const isAllowed = useAllowed(mediaFlag);
  const { data } = useCall(
    'business-area-media/list',
    { cityCode, pageSize: 200 },
    { enabled: isAllowed && isNeeded },
  );
  return useMemo(
    () => new Map((data?.rows ?? []).map((row) => [row.businessDistrictId, inventoryOf(row)])),
    [data],
  );
}
