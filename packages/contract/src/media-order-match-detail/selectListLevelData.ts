import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { amounts } from '../domain/evaluation.ts';
import { noAmounts, orderId, orderPermit, orderRowExample, placementPart } from '../domain/media-order.ts';
import { matchFilter } from '../domain/match-detail.ts';

export const matchLevels = ['city', 'medium', 'form', 'level'] as const;

export const selectListLevelData = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/selectListLevelData',
  permit: orderPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '匹配明细汇总：按城市、媒体、媒体形式或等级',
  reads: ['order'],
  input: matchFilter.extend({ orderId, groupBy: z.enum(matchLevels).default('city') }),
  output: z.object({ rows: z.array(placementPart), totals: amounts }),
  example: {
    input: { orderId: orderRowExample.orderId, groupBy: 'medium' },
    output: { rows: [], totals: noAmounts },
  },
});
