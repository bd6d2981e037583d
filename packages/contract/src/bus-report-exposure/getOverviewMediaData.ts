import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { busCounts, busReportInput, exampleBusReportInput } from '../domain/bus-report.ts';
import { effectPermit } from '../domain/effect.ts';

export const getOverviewMediaData = endpoint({
  method: 'GET',
  path: 'bus-report-exposure/getOverviewMediaData',
  permit: effectPermit,
  scope: 'city-media',
  summary: '公交数字报告：媒体概览，按形式与等级',
  privacy: 'refused',
  input: busReportInput,
  output: z.object({
    forms: z.array(z.object({ formId: z.int(), name: z.string(), counts: busCounts })),
    levels: z.array(z.object({ level: z.string(), counts: busCounts })),
    /** Accepted photos, the newest first, at most 12. */
    photos: z.array(z.object({ photoId: z.string(), unitName: z.string(), takenAt: z.string().nullable() })),
  }),
  example: { input: exampleBusReportInput, output: { forms: [], levels: [], photos: [] } },
});
