import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { amounts } from '../domain/evaluation.ts';
import { noAmounts, orderId, orderItem, orderPermit, orderRowExample } from '../domain/media-order.ts';
import { matchFilter } from '../domain/match-detail.ts';
import { pageInput, pageOf } from '../domain/page.ts';

const matchedItem = orderItem.extend({
  /** Position of its unit; null for lines and for units missing from the current data. */
  districtName: z.string().nullable(),
  businessDistrictName: z.string().nullable(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
});

export const getMatchDetailOrderData = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/getMatchDetailOrderData/{orderId}',
  permit: orderPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '订单匹配明细：逐行媒体，分页、筛选、排序',
  reads: ['order', 'booking'],
  input: pageInput.extend(matchFilter.shape).extend({
    orderId,
    keyword: z.string().max(60).default(''),
    sortBy: z.enum(['itemNo', 'netFen', 'priceFen', 'startDate', 'unitName']).default('itemNo'),
    ascending: z.stringbool().default(true),
  }),
  output: pageOf(matchedItem).extend({
    /** Totals of all matching items. */
    totals: amounts,
    units: z.int(),
    audienceSentence: z.string(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: {
      rows: [],
      total: 0,
      pageNo: 1,
      pageSize: 20,
      totals: noAmounts,
      units: 0,
      audienceSentence: '全体人群',
    },
  },
});
