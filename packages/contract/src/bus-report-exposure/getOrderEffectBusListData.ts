import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { busLineEffect, busReportInput, exampleBusReportInput } from '../domain/bus-report.ts';
import { effectPermit } from '../domain/effect.ts';
import { pageInput, pageOf } from '../domain/page.ts';

export const getOrderEffectBusListData = endpoint({
  method: 'GET',
  path: 'bus-report-exposure/getOrderEffectBusListData',
  permit: effectPermit,
  scope: 'city-media',
  summary: '公交数字报告：线路效果列表，分页、排序',
  privacy: 'refused',
  input: pageInput.extend({
    ...busReportInput.shape,
    keyword: z.string().max(60).default(''),
    sortBy: z
      .enum(['actualImpressions', 'plannedImpressions', 'vehicles', 'netFen', 'lineName'])
      .default('actualImpressions'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: pageOf(busLineEffect),
  example: { input: exampleBusReportInput, output: { rows: [], total: 0, pageNo: 1, pageSize: 20 } },
});
