import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';
import { cityCode } from '../../domain/region.ts';

export const generatePanel = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'panels',
  permit: dataReleasePermit,
  scope: 'city-media',
  summary: '按城市事实与现行线网生成模拟人群样本（作为新的数据版本）',
  changes: ['release'],
  idempotent: 'by-key',
  audit: 'panel.generate',
  input: z.object({
    cityCode,
    persons: z.int().min(5000).max(1_000_000).default(200_000),
    seed: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(1),
  }),
  output: z.object({ jobId: z.string() }),
  example: { input: { cityCode: '440300' }, output: { jobId: 'j-1' } },
});
