import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { lineDetail, lineDetailExample } from '../../domain/line-detail.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { cityCode } from '../../domain/region.ts';

export const getLineDetail = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'bus-plan/line-detail',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '线路详情：站点、途经商圈与主干道、24 小时接触、余量',
  privacy: 'refused',
  input: z.object({ planId, cityCode, lineId: z.string().max(60) }),
  output: lineDetail,
  example: {
    input: { planId: 'p-1', cityCode: '440300', lineId: 'l-1' },
    output: lineDetailExample,
  },
});
