import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  effectInput,
  effectPermit,
  effectScope,
  exampleEffectInput,
  exampleScope,
  portraitDimension,
} from '../domain/effect.ts';

export const getBasicsGroupImage = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/getBasicsGroupImageData',
  permit: effectPermit,
  scope: 'city-media',
  summary: '曝光人群基础画像：性别、年龄、学历、职业等，对比全城与 TA',
  privacy: 'refused',
  input: effectInput,
  output: z.object({ scope: effectScope, dimensions: z.array(portraitDimension) }),
  example: { input: exampleEffectInput, output: { scope: exampleScope, dimensions: [] } },
});
