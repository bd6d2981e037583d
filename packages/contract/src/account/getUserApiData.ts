import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const getUserApiData = endpoint({
  method: 'POST',
  path: 'account/getUserApiData',
  permit: 'signed-in',
  scope: 'own',
  summary: '当前用户可用的调用',
  input: z.object({}),
  output: z.object({
    calls: z.array(z.object({ method: z.string(), path: z.string(), summary: z.string() })),
  }),
  example: {
    input: {},
    output: {
      calls: [
        {
          method: 'POST',
          path: '/api/heran-media-resource-content-service/ai-option-mode/list',
          summary: '智选方案列表',
        },
      ],
    },
  },
});
