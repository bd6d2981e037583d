import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { albumFilter } from '../domain/album.ts';
import { analysePermit } from '../domain/media-filter.ts';

export const getCreativeTagCategory = endpoint({
  method: 'GET',
  path: 'app-analyse-creative/getTagCategory',
  permit: analysePermit,
  scope: 'city-media',
  summary: '创意标签分类：行业、品牌、媒体、形式、技术、城市，各带在其他条件下的数量',
  input: albumFilter,
  output: z.array(
    z.object({
      /** Field of the filter that takes these tags. */
      category: z.enum(['industries', 'brandId', 'mediumIds', 'forms', 'techniques', 'cityCodes']),
      name: z.string(),
      tags: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
    }),
  ),
  example: {
    input: {},
    output: [{ category: 'techniques', name: '技术', tags: [{ key: '3D', name: '3D', count: 3 }] }],
  },
});
