import { useCall } from '../../api/use-call.ts';

/** The shapes of the lines that a plan may choose from in a city. */
export function useLineShapes(planId: string, cityCode: string) {
  return useCall('v1/bus-plan/line-shapes', { planId, cityCode }, { staleMs: 5 * 60_000 });
}
