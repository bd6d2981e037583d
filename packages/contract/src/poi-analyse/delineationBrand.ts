import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { delineation, delineationInput, exampleDelineation } from '../domain/delineation.ts';
import { crowdQuestion, poiScreen, screenPermit } from '../domain/place-insight.ts';

export const delineationBrand = endpoint({
  method: 'POST',
  path: 'poi-analyse/delineationBrand',
  permit: screenPermit(poiScreen),
  scope: 'city-media',
  summary: '品牌 POI 周边圈定：圈内人群、媒体点位与公交线路，含距离与价格',
  privacy: { cover: {} },
  input: crowdQuestion.extend({
    brands: z.array(z.string().min(1).max(60)).min(1, '请选择品牌').max(20),
    ...delineationInput.shape,
  }),
  output: delineation,
  example: { input: { cityCode: '440300', brands: ['示例咖啡甲'] }, output: exampleDelineation },
});
