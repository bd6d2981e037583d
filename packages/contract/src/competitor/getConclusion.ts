import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { competitorPermit, month } from '../domain/competitor.ts';

export const conclusionVersion = z.object({
  version: z.int(),
  text: z.string(),
  authorName: z.string(),
  at: z.string(),
});

export const getConclusion = endpoint({
  method: 'GET',
  path: 'competitor/getConclusion',
  permit: competitorPermit,
  scope: 'own',
  summary: '本组织对某品牌某时段竞品的结论与历史版本',
  reads: ['competitor-conclusion'],
  input: z.object({ brandId: z.string().min(1).max(64), startMonth: month, endMonth: month }),
  output: z.object({
    /** 0 and an empty text where nothing has been written. */
    version: z.int().min(0),
    text: z.string(),
    /** Newest first, the current one included, at most fifty. */
    history: z.array(conclusionVersion),
  }),
  example: {
    input: { brandId: 'b-0001', startMonth: '2025-11', endMonth: '2026-10' },
    output: { version: 0, text: '', history: [] },
  },
});
