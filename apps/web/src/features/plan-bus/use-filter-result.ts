import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { completeFilter } from './describe-condition.ts';
import type { FilterResult } from './prepare-funnel.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';

const filterRestMs = 200;

export interface LiveFilterResult {
  /** Null while no condition says anything: every line matches. */
  readonly result: FilterResult | null;
  readonly isComputing: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Lines that satisfy the edited conditions. */
export function useFilterResult(planId: string, cityCode: string, filter: BusFilter): LiveFilterResult {
  const complete = useMemo(() => completeFilter(filter), [filter]);
  const settled = useDebouncedValue(complete, filterRestMs);
  const isRestricted = settled.conditions.length > 0;
  const query = useCall(
    'bus-plan/v1/getBusLinePlanFilterData',
    { planId, cityCode, filter: settled },
    { enabled: isRestricted, keepPrevious: true },
  );
  const { refetch } = query;
  const result = isRestricted ? (query.data ?? null) : null;
  const error = isRestricted ? query.error : null;
  const isSettled = JSON.stringify(settled) === JSON.stringify(complete);
  const isComputing = !isSettled || (isRestricted && query.isFetching);
  return useMemo(
    () => ({ result, isComputing, error, retry: () => void refetch() }),
    [result, isComputing, error, refetch],
  );
}
