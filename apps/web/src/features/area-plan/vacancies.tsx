import type { CallOutput } from '@ooh/contract/registry';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { PointsLayer } from '../../map/points-layer.tsx';
import type { AreaAddress } from './area-address.ts';

export type VacantUnit = CallOutput<'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail'>['rows'][number];

export const vacancyPageSize = 20;

/** What the address asks of the vacancies. */
export function vacancyFilterOf(planId: string, address: AreaAddress) {
  return {
    planId,
    keyword: address.q ?? '',
    areaIds: address.area === undefined ? [] : [address.area],
    mediumId: address.medium,
    onlyChosen: address.chosen === true,
  };
}

/** The page of vacant positions that the address asks for. */
export function useVacancies(planId: string, address: AreaAddress) {
  return useCall(
    'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail',
    { ...vacancyFilterOf(planId, address), pageNo: address.page ?? 1, pageSize: vacancyPageSize },
    { quiet: true, keepPrevious: true },
  );
}

/** The listed positions on the map. */
export function VacancyPoints({
  units,
  visible,
  opacity,
}: {
  readonly units: readonly VacantUnit[] | undefined;
  readonly visible: boolean;
  readonly opacity: number;
}) {
  const points = useMemo(() => {
    const byPosition = new Map((units ?? []).map((unit) => [unit.positionId, unit]));
    return [...byPosition.values()].map(({ positionId, name, lng, lat }) => ({
      id: positionId,
      name,
      at: [lng, lat] as const,
      kind: 'place' as const,
    }));
  }, [units]);
  return <PointsLayer name="vacancies" points={points} visible={visible} opacity={opacity} labelZoom={14} />;
}
