import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { albumFilter } from '../domain/album.ts';
import { analysePermit } from '../domain/media-filter.ts';

const counted = z.array(z.object({ key: z.string(), name: z.string(), count: z.int() }));

export const analyseCreative = endpoint({
  method: 'POST',
  path: 'app-analyse-creative/conditionQuery',
  permit: analysePermit,
  scope: 'city-media',
  summary: '创意应用分析：按条件统计行业、媒体、城市、技术与月份分布',
  input: albumFilter,
  output: z.object({
    total: z.int(),
    industries: counted,
    media: counted,
    cities: counted,
    techniques: counted,
    /** By month, oldest first. */
    months: z.array(z.object({ month: z.string(), count: z.int() })),
    isSample: z.boolean(),
  }),
  example: {
    input: { industries: ['汽车'] },
    output: {
      total: 1,
      industries: [{ key: '汽车', name: '汽车', count: 1 }],
      media: [],
      cities: [],
      techniques: [],
      months: [{ month: '2026-09', count: 1 }],
      isSample: true,
    },
  },
});
