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

export const getOptionalGroupImage = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/getOptionalGroupImageExternalData',
  permit: effectPermit,
  scope: 'city-media',
  summary: '曝光人群拓展画像：消费、人生阶段、出行、兴趣等',
  privacy: 'refused',
  input: effectInput,
  output: z.object({ scope: effectScope, dimensions: z.array(portraitDimension) }),
  example: { input: exampleEffectInput, output: { scope: exampleScope, dimensions: [] } },
});
