import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const getGroupNameList = endpoint({
  method: 'GET',
  path: 'common/getGroupNameList',
  permit: 'signed-in',
  scope: 'reference',
  summary: '品牌或客户所属集团名称',
  input: z.object({ keyword: z.string().max(60).default('') }),
  output: z.array(z.object({ groupName: z.string(), brandCount: z.int() })),
  example: { input: { keyword: '' }, output: [{ groupName: '星河集团', brandCount: 2 }] },
});
