import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { cityCode } from '../../domain/region.ts';
import { smartSelectPermit } from '../../domain/smart-plan.ts';

export const deepenDemoCity = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'demo-data/deepen',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '演示环境：优先生成某个城市的完整演示数据（线网、媒体、地点与人群样本）',
  changes: ['release'],
  idempotent: 'by-key',
  audit: 'demo-data.deepen',
  input: z.object({ cityCode }),
  output: z.object({ jobId: z.string() }),
  example: { input: { cityCode: '110100' }, output: { jobId: 'j-1' } },
});
