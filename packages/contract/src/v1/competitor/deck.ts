import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationMediaType } from '../../core/file.ts';
import { noAudience } from '../../core/privacy.ts';
import { competitorFilter, competitorPermit } from '../../domain/competitor.ts';

export const exportCompetitionDeck = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'competitor/deck',
  kind: 'file',
  permit: competitorPermit,
  scope: 'city-media',
  summary: '竞品洞察 PPT：9 页，图表可编辑，数字同屏幕；未选本品牌时没有空白机会页',
  privacy: noAudience,
  audit: 'export.strategy-deck',
  input: competitorFilter.extend({
    /** The own brand, whose share and blanks are told; `brandIds` are drawn in the trend. */
    ownBrandId: z.string().min(1).max(64).optional(),
  }),
  output: fileOutput,
  example: {
    input: { industry: '汽车' },
    output: { fileName: '汽车_市场_竞品洞察_V1_20261121.pptx', mediaType: presentationMediaType },
  },
});
