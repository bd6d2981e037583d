import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  creative,
  creativeFormat,
  creativePermit,
  creativeSubject,
  exampleCreative,
} from '../../domain/creative.ts';
import { orderRowExample } from '../../domain/media-order.ts';

export const findCreative = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'creatives/find',
  permit: creativePermit,
  scope: 'city-media',
  summary: '订单或方案的创意画面，以及其中的媒体形式',
  reads: ['creative', 'order', 'plan', 'plan-lines', 'plan-choice'],
  input: creativeSubject,
  output: z.object({ creative: creative.nullable(), formats: z.array(creativeFormat) }),
  example: {
    input: { subject: 'order', subjectId: orderRowExample.orderId },
    output: {
      creative: exampleCreative,
      formats: [
        {
          mediumId: 2,
          mediumName: '公交候车亭',
          formId: 1,
          formName: '候车亭灯箱',
          deck: null,
          cityNames: ['深圳市'],
        },
      ],
    },
  },
});
