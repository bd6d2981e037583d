import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../api/use-call.ts';
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
    positionId: address.position,
    onlyChosen: address.chosen === true,
  };
}

/** Whether the address leaves any vacancies out. */
export const isFiltered = ({ q, area, medium, position, chosen }: AreaAddress): boolean =>
  [q, area, medium, position].some((part) => part !== undefined) || chosen === true;

/** The page of vacant positions that the address asks for. */
export function useVacancies(planId: string, address: AreaAddress) {
  return useCall(
    'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail',
    { ...vacancyFilterOf(planId, address), pageNo: address.page ?? 1, pageSize: vacancyPageSize },
    { quiet: true, keepPrevious: true },
  );
}
