import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationMediaType } from '../../core/file.ts';
import { csvOf } from '../../core/query.ts';
import { boardCard } from '../../domain/effect-board.ts';
import { mostBoardCards, usualBoard } from '../../domain/effect-board-names.ts';
import { effectInput, effectPermit } from '../../domain/effect.ts';

export const exportEffectBoard = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'effect/export-board',
  kind: 'file',
  permit: effectPermit,
  scope: 'city-media',
  summary: '下载深度评估：看板的 PPT（图表可编辑），或城市 × 媒体 × 周的 Excel',
  privacy: 'refused',
  audit: 'export.effect-board',
  input: effectInput.extend({
    format: z.enum(['pptx', 'xlsx']),
    /** Cards of the deck, in their order. */
    cards: csvOf(boardCard)
      .refine((cards) => cards.length <= mostBoardCards, `看板最多 ${mostBoardCards} 张卡片`)
      .default([...usualBoard]),
  }),
  output: fileOutput,
  example: {
    input: { orderId: 'o-1', format: 'pptx' },
    output: { fileName: '星河汽车_秋季通勤_深度评估_V1_20261121.pptx', mediaType: presentationMediaType },
  },
});
