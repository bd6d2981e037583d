import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { packCategories, packStates } from '../domain/crowd-pack-names.ts';
import { crowdPackPermit, examplePack, packFolder, packRow } from '../domain/crowd-pack.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { cityCode } from '../domain/region.ts';

export const getAllCrowdPackData = endpoint({
  method: 'GET',
  path: 'mediaOrder/getAllCrowdPackData',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '人群包列表：按名称、类别、状态、城市、目录筛选，分页；附目录及其数量',
  privacy: { cover: { withheld: ['persons', 'share'] } },
  reads: ['crowd-pack'],
  input: pageInput.extend({
    keyword: z.string().max(60).default(''),
    category: z.enum(packCategories).optional(),
    state: z.enum(packStates).optional(),
    cityCode: cityCode.optional(),
    folder: packFolder.optional(),
    /** Archived packs instead of those in use. */
    isArchived: z.stringbool().default(false),
    sortBy: z.enum(['updatedAt', 'name']).default('updatedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: pageOf(packRow).extend({ folders: z.array(z.object({ name: z.string(), count: z.int() })) }),
  example: { input: {}, output: { rows: [examplePack], total: 1, pageNo: 1, pageSize: 20, folders: [] } },
});
