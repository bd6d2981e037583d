import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { appraisalStates, effectOrderRow, effectPermit } from '../domain/effect.ts';
import { orderMode } from '../domain/order.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { cityCode } from '../domain/region.ts';

export const listEffectOrders = endpoint({
  method: 'POST',
  path: 'effectestimate/orderListPage',
  permit: effectPermit,
  scope: 'city-media',
  summary: '可评估订单列表，分页、筛选、排序',
  privacy: { cover: { withheld: ['comparison'], notOfPeople: ['rows.measuredCities'] } },
  reads: ['effect'],
  input: pageInput.extend({
    keyword: z.string().max(60).default(''),
    brandId: z.string().max(40).optional(),
    cityCode: cityCode.optional(),
    mediumId: z.int().min(1).max(10_000).optional(),
    states: z.array(z.enum(['running', 'ended', 'closed'])).default([]),
    modes: z.array(orderMode).default([]),
    appraisalStates: z.array(z.enum(appraisalStates)).default([]),
    /** Orders whose period overlaps these days. */
    startDate: z.iso.date().optional(),
    endDate: z.iso.date().optional(),
    sortBy: z.enum(['updatedAt', 'startDate', 'endDate', 'name', 'orderNo']).default('updatedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: pageOf(effectOrderRow),
  example: { input: { keyword: '通勤' }, output: { rows: [], total: 0, pageNo: 1, pageSize: 20 } },
});
