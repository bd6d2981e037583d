import type { BusFacts } from '@ooh/report/bus-report-facts';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';

/** Lines of the full table, those with the most contacts first. */
const mostLines = 200;

/** What the seven calls of a bus report answer, of the whole order or of one of its cities. */
export function useBusFacts(orderId: string, cityCode: string | undefined, enabled = true) {
  const input = cityCode === undefined ? { orderId } : { orderId, cityCode };
  const options = { enabled };
  const collect = useCall('bus-report-exposure/getBusReportCollectResult', input, options);
  const cities = useCall('bus-report-exposure/getBusReportCityResult', input, options);
  const media = useCall('bus-report-exposure/getOverviewMediaData', input, options);
  const list = { ...input, pageSize: mostLines, sortBy: 'actualImpressions', sortOrder: 'desc' } as const;
  const lines = useCall('bus-report-exposure/getOrderEffectBusListData', list, options);
  const districts = useCall('bus-report-exposure/getCbdDataList', input, options);
  const through = useCall('bus-report-exposure/getApproachCbdLineData', input, options);
  const areas = useCall('bus-report-exposure/getAreaProgrammeLineData', input, options);
  const calls = [collect, cities, media, lines, districts, through, areas];
  const facts = useMemo(
    (): BusFacts | undefined =>
      collect.data && cities.data && media.data && lines.data && districts.data && through.data && areas.data
        ? {
            collect: collect.data,
            cities: cities.data,
            media: media.data,
            lines: lines.data.rows,
            districts: districts.data,
            through: through.data,
            areas: areas.data,
          }
        : undefined,
    [collect.data, cities.data, media.data, lines.data, districts.data, through.data, areas.data],
  );
  return {
    facts,
    error: calls.find(({ error }) => error !== null)?.error ?? null,
    retry: () =>
      void Promise.all(calls.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  };
}
