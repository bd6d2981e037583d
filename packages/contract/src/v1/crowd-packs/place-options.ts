import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit } from '../../domain/crowd-pack.ts';
import { cityCode } from '../../domain/region.ts';

const counted = z.array(z.object({ name: z.string(), count: z.int() }));

export const packPlaceOptions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'crowd-packs/place-options',
  permit: crowdPackPermit,
  scope: {
    medium: null,
    facts: ({ districts, aoiTypes, poiBrands }) => [...districts, ...aoiTypes, ...poiBrands],
  },
  summary: '人群包地理条件可选的地点：商圈、AOI 类型、POI 分类与品牌及各自数量',
  input: z.object({ cityCode }),
  output: z.object({
    districts: z.array(z.object({ placeId: z.string(), name: z.string() })),
    aoiTypes: counted,
    poiCategories: counted,
    poiBrands: counted,
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      districts: [{ placeId: '440300-bd-01', name: '华强北' }],
      aoiTypes: [{ name: '商场', count: 12 }],
      poiCategories: [{ name: '餐饮服务;咖啡厅', count: 320 }],
      poiBrands: [{ name: '示例咖啡甲', count: 40 }],
    },
  },
});
