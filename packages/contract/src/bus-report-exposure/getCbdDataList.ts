import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { busAreaEffect, busReportInput, exampleBusReportInput } from '../domain/bus-report.ts';
import { effectPermit } from '../domain/effect.ts';
import { figure } from '../domain/figure.ts';

export const getCbdDataList = endpoint({
  method: 'GET',
  path: 'bus-report-exposure/getCbdDataList',
  permit: effectPermit,
  scope: 'city-media',
  summary: '公交数字报告：触达的商圈及其人群',
  privacy: 'refused',
  input: busReportInput,
  output: z.object({
    districts: z.array(
      busAreaEffect.extend({
        /** People who live or work in the district, and the TA among them. */
        persons: figure,
        taShare: z.number().nullable(),
      }),
    ),
    /** Number of business districts on record in the cities. */
    knownDistricts: z.int(),
  }),
  example: { input: exampleBusReportInput, output: { districts: [], knownDistricts: 0 } },
});
