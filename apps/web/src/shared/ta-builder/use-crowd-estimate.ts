import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, useCall } from '../../api/use-call.ts';

const pauseMs = 800;

/**
 * Size of an audience in some cities, asked for 800 ms after the last change. A running question is dropped
 * when the rule changes and can be cancelled; the last answer stays on show until the next one.
 */
export function useCrowdEstimate(targetAudience: TargetAudience, cityCodes: readonly string[]) {
  const client = useQueryClient();
  const input = useDebouncedValue({ targetAudience, cityCodes: [...cityCodes].sort() }, pauseMs);
  const query = useCall('v1/crowd/estimate', input, {
    enabled: input.cityCodes.length > 0,
    keepPrevious: true,
  });
  const isBehind =
    JSON.stringify(input.targetAudience) !== JSON.stringify(targetAudience) ||
    input.cityCodes.length !== cityCodes.length;
  return {
    estimate: cityCodes.length > 0 ? query.data : undefined,
    error: query.error,
    isEstimating: cityCodes.length > 0 && (query.isFetching || isBehind),
    cancel: () => void client.cancelQueries({ queryKey: queryKeyOf('v1/crowd/estimate', input) }),
    retry: () => void query.refetch(),
  };
}
