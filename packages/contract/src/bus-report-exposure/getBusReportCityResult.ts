import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { busCounts, busReportInput, exampleBusReportInput } from '../domain/bus-report.ts';
import { effectComparison, effectPermit, effectScope, exampleScope } from '../domain/effect.ts';

export const getBusReportCityResult = endpoint({
  method: 'GET',
  path: 'bus-report-exposure/getBusReportCityResult',
  permit: effectPermit,
  scope: 'city-media',
  summary: '公交数字报告：分城市结果与城市排名',
  privacy: 'refused',
  input: busReportInput,
  output: z.object({
    scope: effectScope,
    rows: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        counts: busCounts,
        /** Plan and as-run of the bus part only; null where the data are insufficient. */
        comparison: effectComparison.nullable(),
        /** Rank by actual impressions, from 1; null without data. */
        rank: z.int().nullable(),
      }),
    ),
    /** Cities of the order that have no page, with the reason. */
    omitted: z.array(z.object({ cityCode: z.string(), cityName: z.string(), reason: z.string() })),
  }),
  example: { input: exampleBusReportInput, output: { scope: exampleScope, rows: [], omitted: [] } },
});
