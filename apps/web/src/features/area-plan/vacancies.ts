import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../api/use-call.ts';
import type { AreaAddress } from './area-address.ts';

export type VacantUnit = CallOutput<'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail'>['rows'][number];

/** Filters of the vacancies in the address. */
export function vacancyFilterOf(planId: string, address: AreaAddress) {
  return {
    planId,
    keyword: address.q ?? '',
    areaIds: address.area === undefined ? [] : [address.area],
    mediumId: address.medium,
    positionId: address.position,
    onlyChosen: address.chosen === true,
  };
}

/** A page of the vacant positions that the address asks for. */
export function useVacancies(
  planId: string,
  address: AreaAddress,
  page: { pageNo: number; pageSize: number },
) {
  return useCall(
    'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail',
    { ...vacancyFilterOf(planId, address), ...page },
    { keepPrevious: true },
  );
}
