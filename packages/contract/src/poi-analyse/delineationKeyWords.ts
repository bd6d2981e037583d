import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { delineation, delineationInput, exampleDelineation } from '../domain/delineation.ts';
import { crowdQuestion, poiScreen, screenPermit } from '../domain/place-insight.ts';

export const delineationKeyWords = endpoint({
  method: 'POST',
  path: 'poi-analyse/delineationKeyWords',
  permit: screenPermit(poiScreen),
  scope: 'city-media',
  summary: '关键词 POI 周边圈定：圈内人群、媒体点位与公交线路，含距离与价格',
  privacy: { cover: {} },
  input: crowdQuestion.extend({
    keyWords: z.array(z.string().trim().min(1, '关键词不能为空').max(60)).min(1, '请输入关键词').max(20),
    ...delineationInput.shape,
  }),
  output: delineation,
  example: { input: { cityCode: '440300', keyWords: ['咖啡'] }, output: exampleDelineation },
});
