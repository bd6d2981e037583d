import { useCallback } from 'react';
import { useCityScene } from '../city-scene.ts';
import { withCondition } from '../with-condition.ts';
import { freeConditionId, newCondition } from '../describe-condition.ts';
import { togglePicked } from '../conditions/pick-list.tsx';

export function useDistrictPick(): ((districtId: string) => void) | undefined {
  const { address, changeFilter } = useCityScene();
  const pick = useCallback(
    (districtId: string) =>
      changeFilter(`district:${districtId}`, (filter) => {
        const known = filter.conditions.find((condition) => condition.kind === 'businessDistrict');
        const fresh = newCondition(
          'businessDistrict',
          freeConditionId('businessDistrict', filter.conditions),
        );
        const condition = known ?? fresh;
        if (condition.kind !== 'businessDistrict') return filter;
        const districtIds = togglePicked(condition.districtIds, districtId);
        return withCondition(filter, condition.conditionId, { ...condition, districtIds });
      }),
    [changeFilter],
  );
  return address.cond === 'businessDistrict' ? pick : undefined;
}
