import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';
import { cityCode } from '../../domain/region.ts';
import { plannedMedium } from '../../domain/moving-media.ts';

/** deep: complete data. glance: city-level data. imported: the customer's own panel. */
export const heldDepths = ['deep', 'glance', 'imported'] as const;
export const heldDepthNames = { deep: '完整', glance: '城市级', imported: '导入数据' } as const;

export const getDemoDataState = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'demo-data/state',
  permit: dataReleasePermit,
  scope: { medium: plannedMedium.mediumId, facts: ({ cities }) => cities },
  summary: '49 个高线城市现有数据的深度，以及后台生成演示数据的进度',
  input: z.object({}),
  output: z.object({
    cities: z.array(
      z.object({
        cityCode,
        name: z.string(),
        tier: z.string(),
        depth: z.enum(heldDepths).nullable(),
        /** Counts of the releases in force by name: persons, lines, stations, positions, pois … */
        counts: z.record(z.string(), z.number()),
      }),
    ),
    /** The waiting or running generation of data; null when there is none. */
    job: z
      .object({ state: z.enum(['queued', 'running']), phase: z.string(), progress: z.number() })
      .nullable(),
  }),
  example: {
    input: {},
    output: {
      cities: [
        { cityCode: '440300', name: '深圳市', tier: '一线', depth: 'deep', counts: { persons: 200_000 } },
      ],
      job: { state: 'running', phase: '生成武汉市演示数据：一周行程', progress: 0.4 },
    },
  },
});
