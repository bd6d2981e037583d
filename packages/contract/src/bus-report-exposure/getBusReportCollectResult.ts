import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  busCounts,
  busLineEffect,
  busReportInput,
  exampleBusCounts,
  exampleBusReportInput,
} from '../domain/bus-report.ts';
import {
  effectComparison,
  effectPermit,
  effectScope,
  entiretyExposure,
  exampleComparison,
  exampleScope,
  portraitDimension,
  reachAtLeast,
} from '../domain/effect.ts';

export const getBusReportCollectResult = endpoint({
  method: 'GET',
  path: 'bus-report-exposure/getBusReportCollectResult',
  permit: effectPermit,
  scope: 'city-media',
  summary: '公交数字报告：核心结论与汇总指标',
  privacy: 'refused',
  input: busReportInput,
  output: z.object({
    scope: effectScope,
    orderName: z.string(),
    brandName: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    counts: busCounts,
    comparison: effectComparison,
    /** The ten lines with the most actual (as-run) contacts. */
    topLines: z.array(busLineEffect),
    /** Of the bus part alone, as the appraisal of the whole order has them. */
    weeks: entiretyExposure.shape.weeks,
    reachAtLeast,
    /** Who saw the buses, against the whole city. */
    audience: z.array(portraitDimension),
  }),
  example: {
    input: exampleBusReportInput,
    output: {
      scope: exampleScope,
      orderName: '秋季通勤',
      brandName: '星河汽车',
      startDate: '2026-11-01',
      endDate: '2026-11-28',
      counts: exampleBusCounts,
      comparison: exampleComparison,
      topLines: [],
      weeks: [],
      reachAtLeast: [],
      audience: [],
    },
  },
});
