import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { cityCode } from '../../domain/region.ts';

export const getLineShapes = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'bus-plan/line-shapes',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '方案城市全部线路的走向（WGS-84）',
  input: z.object({ planId, cityCode }),
  output: z.object({
    lines: z.array(
      z.object({
        lineId: z.string(),
        directions: z
          .array(z.string())
          .describe('每个方向一条折线：Encoded Polyline 格式，五位小数，先纬度后经度'),
      }),
    ),
  }),
  example: { input: { planId: 'p-1', cityCode: '440300' }, output: { lines: [] } },
});
