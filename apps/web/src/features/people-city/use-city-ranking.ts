import type { CallInput } from '@ooh/contract/registry';
import { useAskingAgain } from '../../api/use-asking-again.ts';
import { useCall } from '../../api/use-call.ts';

/** The ranking of cities; asked for again until the supply of all is known. */
export function useCityRanking(question: CallInput<'v1/people/city-ranking'>) {
  const ranking = useCall('v1/people/city-ranking', question, {
    keepPrevious: true,
    enabled: question.cityCodes.length > 0,
  });
  useAskingAgain(ranking);
  return ranking;
}
