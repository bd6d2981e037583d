import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { busReportInput, exampleBusReportInput } from '../domain/bus-report.ts';
import { effectPermit } from '../domain/effect.ts';

export const getApproachCbdLineData = endpoint({
  method: 'GET',
  path: 'bus-report-exposure/getApproachCbdLineData',
  permit: effectPermit,
  scope: 'city-media',
  summary: '公交数字报告：途经商圈的线路',
  input: busReportInput,
  output: z.object({
    /** Lines that pass through a business district; those through most districts first. */
    lines: z.array(
      z.object({
        cityCode: z.string(),
        lineId: z.string(),
        lineName: z.string(),
        vehicles: z.int(),
        districts: z.array(z.object({ areaId: z.string(), areaName: z.string() })),
      }),
    ),
    linesWithout: z.int(),
  }),
  example: { input: exampleBusReportInput, output: { lines: [], linesWithout: 0 } },
});
