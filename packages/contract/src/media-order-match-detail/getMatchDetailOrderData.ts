import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { amounts } from '../domain/evaluation.ts';
import { noAmounts, orderId, orderItem, orderPermit, orderRowExample } from '../domain/media-order.ts';
import { matchFilter } from '../domain/match-detail.ts';
import { pageInput, pageOf } from '../domain/page.ts';

const matchedItem = orderItem.extend({
  /** Where its unit stands; null for lines and for units that are not in the data in force. */
  districtName: z.string().nullable(),
  businessDistrictName: z.string().nullable(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
});

export const getMatchDetailOrderData = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/getMatchDetailOrderData/{orderId}',
  permit: orderPermit,
  summary: '订单匹配明细：逐行媒体，分页、筛选、排序',
  reads: ['order', 'booking'],
  input: pageInput.extend(matchFilter.shape).extend({
    orderId,
    keyword: z.string().max(60).default(''),
    sortBy: z.enum(['itemNo', 'netFen', 'priceFen', 'startDate', 'unitName']).default('itemNo'),
    ascending: z.stringbool().default(true),
  }),
  output: pageOf(matchedItem).extend({
    /** Over all that match. */
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
