import { useQueries } from '@tanstack/react-query';
import { callForBody, queryKeyOf } from '../../../api/use-call.ts';
import type { CrowdQuestion } from '../../../shared/crowd-bar/crowd-address.ts';
import type { DistrictInsight } from './prepare-insight-charts.ts';

interface Named {
  readonly areaId: string;
  readonly name: string;
}

/** Hours, places and visitors of a few business districts. */
export function useDistrictInsights(question: CrowdQuestion, districts: readonly Named[]) {
  return useQueries({
    queries: districts.map(({ areaId: placeId, name }) => {
      const asked = { ...question, placeId };
      const visited = { ...asked, role: 'visitors' as const };
      return {
        queryKey: ['district-insight', queryKeyOf('aoi-draw/aoiStatistics', asked), name],
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DistrictInsight> => {
          const options = { signal };
          const [statistics, visitors] = await Promise.all([
            callForBody('aoi-draw/aoiStatistics', asked, options),
            callForBody('aoi-draw/getThroughClearlyData', visited, options),
          ]);
          return { name, statistics, visitors };
        },
      };
    }),
    combine: (queries) => {
      const ready = queries.flatMap(({ data }) => data ?? []);
      return {
        insights: ready.length === queries.length ? ready : undefined,
        error: queries.find(({ error }) => error !== null)?.error ?? null,
        retry: () =>
          void Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
      };
    },
  });
}
