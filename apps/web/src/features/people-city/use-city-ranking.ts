import type { CallInput } from '@ooh/contract/registry';
import { useEffect } from 'react';
import { useCall } from '../../api/use-call.ts';

/** Pause before a city whose supply is still computed is asked for again, ms. */
const againMs = 3000;

/** The ranking of cities; asked for again until the supply of all is known. */
export function useCityRanking(question: CallInput<'v1/people/city-ranking'>) {
  const ranking = useCall('v1/people/city-ranking', question, {
    quiet: true,
    keepPrevious: true,
    enabled: question.cityCodes.length > 0,
  });
  const { data, refetch, dataUpdatedAt } = ranking;
  const isComputing = data?.isComputing === true;
  useEffect(() => {
    if (!isComputing || dataUpdatedAt === 0) return;
    const timer = setTimeout(() => void refetch(), againMs);
    return () => clearTimeout(timer);
  }, [isComputing, refetch, dataUpdatedAt]);
  return ranking;
}
