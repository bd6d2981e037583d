import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { packCategories, packStates } from '../domain/crowd-pack-names.ts';
import { crowdPackPermit, examplePack, packRow } from '../domain/crowd-pack.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { cityCode } from '../domain/region.ts';

export const getAllCrowdPackData = endpoint({
  method: 'GET',
  path: 'mediaOrder/getAllCrowdPackData',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '人群包列表：按名称、类别、状态、城市筛选，分页',
  privacy: { cover: { withheld: ['persons', 'share'] } },
  reads: ['crowd-pack'],
  input: pageInput.extend({
    keyword: z.string().max(60).default(''),
    category: z.enum(packCategories).optional(),
    state: z.enum(packStates).optional(),
    cityCode: cityCode.optional(),
    sortBy: z.enum(['updatedAt', 'name']).default('updatedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: pageOf(packRow),
  example: { input: {}, output: { rows: [examplePack], total: 1, pageNo: 1, pageSize: 20 } },
});
