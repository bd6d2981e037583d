import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const labelTypes = ['industry', 'brandTag', 'poiCategory', 'aoiType'] as const;

export const getLabelList = endpoint({
  method: 'GET',
  path: 'common/getLabelList',
  permit: 'signed-in',
  scope: 'reference',
  summary: '某一类型的标签',
  input: z.object({ type: z.enum(labelTypes) }),
  output: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  example: { input: { type: 'aoiType' }, output: [{ value: '商场', label: '商场', count: 42 }] },
});
