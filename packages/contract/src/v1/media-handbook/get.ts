import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { drawnCreative } from '../../domain/drawn-creative.ts';
import { analysePermit } from '../../domain/media-filter.ts';
import { exampleHandbook, mediaHandbook } from '../../domain/media-handbook.ts';
import { orderDay } from '../../domain/media-order.ts';

export const handbookQuestion = z.object({
  mediumId: z.coerce.number().int().min(1).max(10_000),
  /** First day of posting; four weeks from today where nothing is said. */
  startDate: orderDay.optional(),
});

export const getMediaHandbook = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'media-handbook/get',
  permit: analysePermit,
  scope: { reference: '手册按媒体编写，与城市无关' },
  summary: '一种媒体的手册：优势与限制、适用目标、各形式的制作规范与交稿日历与附加费用',
  reads: ['content'],
  input: handbookQuestion.extend({ asBrandId: z.string().min(1).max(64).optional() }),
  output: mediaHandbook.extend({
    /** What the picture is drawn of when a brand is tried on; null without one. */
    creative: drawnCreative.extend({ brandName: z.string() }).nullable(),
  }),
  example: { input: { mediumId: 2 }, output: { ...exampleHandbook, creative: null } },
});
