import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { dataReleaseGroup } from '../domain/data-release.ts';
import { foundKinds } from '../domain/find-names.ts';
import { mediaInventoryGroup } from '../domain/medium.ts';
import { orderGroup, orderRowExample } from '../domain/media-order.ts';
import { orderMode, orderState } from '../domain/order.ts';
import { planKinds, planStates } from '../domain/plan-names.ts';
import { aoiBaseScreen, businessDistrictScreen } from '../domain/place-insight.ts';
import { smartSelectGroup } from '../domain/smart-plan.ts';

const found = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  name: z.string(),
  /** Number, brand, city: what tells it from others of its name. */
  detail: z.string(),
  cityCode: z.string().nullable(),
  mediumId: z.int().nullable(),
  /** Of an order or a plan: they decide which page opens. */
  orderMode: orderMode.nullable(),
  orderState: orderState.nullable(),
  planKind: z.enum(planKinds).nullable(),
  planState: z.enum(planStates).nullable(),
});
export type Found = z.infer<typeof found>;

export const findAnything = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'find',
  permit: 'signed-in',
  scope: {
    grants: [
      orderGroup,
      smartSelectGroup,
      dataReleaseGroup,
      mediaInventoryGroup,
      aoiBaseScreen,
      businessDistrictScreen,
      'smartMarketingData.numeracyTaData',
    ],
  },
  summary: '全局搜索：按中文、拼音或首字母查找订单、方案、品牌、线路、点位、地点与人群包',
  reads: ['order', 'plan', 'brand', 'crowd-pack', 'bus-line', 'release'],
  input: z.object({ q: z.string().max(60).default('') }),
  output: z.object({
    /** The best of every kind, the kinds in their own order. */
    rows: z.array(found),
  }),
  example: {
    input: { q: 'xhqc' },
    output: {
      rows: [
        {
          kind: 'order',
          id: orderRowExample.orderId,
          name: orderRowExample.name,
          detail: 'DD2611210001 · 星河汽车',
          cityCode: null,
          mediumId: null,
          orderMode: 'base',
          orderState: 'draft',
          planKind: null,
          planState: null,
        },
      ],
    },
  },
});
