import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const formItemTypes = [
  'industry',
  'goal',
  'planKind',
  'planState',
  'objective',
  'busForm',
  'lineLevel',
  'crs',
  'orderState',
  'orderMode',
  'orderSource',
  'unit',
] as const;

export const getFromItemList = endpoint({
  method: 'GET',
  path: 'common/getFromItemList',
  permit: 'signed-in',
  scope: 'reference',
  summary: '表单选项；不给类型时返回全部类型',
  input: z.object({ type: z.enum(formItemTypes).optional() }),
  output: z.array(
    z.object({
      type: z.enum(formItemTypes),
      items: z.array(z.object({ value: z.string(), label: z.string(), description: z.string().nullable() })),
    }),
  ),
  example: {
    input: { type: 'goal' },
    output: [{ type: 'goal', items: [{ value: 'brand', label: '品牌认知', description: null }] }],
  },
});
