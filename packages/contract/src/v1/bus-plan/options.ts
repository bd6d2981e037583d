import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { cityCode } from '../../domain/region.ts';

const ring = z.array(z.tuple([z.number(), z.number()]));

export const getConditionOptions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'bus-plan/options',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '条件可选项：商圈、主干道、AOI、POI 类别与品牌、数据维度',
  privacy: { cover: { withheld: ['visitors', 'taConcentration'] } },
  input: z.object({ planId, cityCode }),
  output: z.object({
    businessDistricts: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        districtName: z.string().nullable(),
        ring,
        /** People who live or work there, expanded persons; null under the minimum cell. */
        visitors: z.number().nullable(),
        taConcentration: z.number().nullable(),
        lines: z.int(),
        isIndicative: z.boolean(),
      }),
    ),
    mainRoads: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        path: ring,
        lengthMeters: z.number(),
        lines: z.int(),
        isIndicative: z.boolean(),
      }),
    ),
    aoiTypes: z.array(z.object({ type: z.string(), count: z.int() })),
    aois: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.string(),
        center: z.tuple([z.number(), z.number()]),
      }),
    ),
    poiCategories: z.array(z.object({ category: z.string(), count: z.int() })),
    poiBrands: z.array(z.object({ brand: z.string(), count: z.int() })),
    empowerment: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        description: z.string(),
        source: z.string(),
        date: z.string(),
      }),
    ),
  }),
  example: {
    input: { planId: 'p-1', cityCode: '440300' },
    output: {
      businessDistricts: [],
      mainRoads: [],
      aoiTypes: [],
      aois: [],
      poiCategories: [],
      poiBrands: [],
      empowerment: [],
    },
  },
});
