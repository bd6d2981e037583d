import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basketBriefKinds } from '../../domain/basket-names.ts';
import { orderPermit } from '../../domain/media-order.ts';

export const listBaskets = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'basket/list',
  permit: orderPermit,
  scope: 'own',
  summary: '本人有内容的方案篮与件数',
  reads: ['basket'],
  input: z.object({}),
  output: z.array(
    z.object({
      briefKind: z.enum(basketBriefKinds),
      briefId: z.string(),
      briefName: z.string(),
      items: z.int(),
      changedAt: z.string(),
    }),
  ),
  example: {
    input: {},
    output: [
      {
        briefKind: 'free',
        briefId: '',
        briefName: '通用方案篮',
        items: 2,
        changedAt: '2026-11-21T06:00:00.000Z',
      },
    ],
  },
});
