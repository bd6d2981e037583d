import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const demo = endpoint({
  method: 'GET',
  prefix: 'root',
  path: 'api/demo',
  permit: 'signed-in',
  scope: 'own',
  summary: '示例调用',
  input: z.object({}),
  output: z.object({ product: z.string(), greeting: z.string() }),
  example: { input: {}, output: { product: 'ooh-planner', greeting: '你好' } },
});
