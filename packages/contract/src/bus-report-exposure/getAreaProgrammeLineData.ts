import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { busAreaEffect, busReportInput, exampleBusReportInput } from '../domain/bus-report.ts';
import { effectPermit } from '../domain/effect.ts';

export const getAreaProgrammeLineData = endpoint({
  method: 'GET',
  path: 'bus-report-exposure/getAreaProgrammeLineData',
  permit: effectPermit,
  scope: 'city-media',
  summary: '公交数字报告：各行政区的投放线路',
  input: busReportInput,
  output: z.object({ areas: z.array(busAreaEffect) }),
  example: { input: exampleBusReportInput, output: { areas: [] } },
});
