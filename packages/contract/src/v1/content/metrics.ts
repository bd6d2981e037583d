import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

const metric = z.object({
  key: z.string(),
  name: z.string(),
  english: z.string(),
  /** Formula or rule, in words. */
  rule: z.string(),
  /** How a value looks. */
  format: z.string(),
  example: z.string(),
  /** What kind of figure it is: modelled, counted, priced, published. */
  nature: z.string(),
  source: z.string(),
  /** Titles of the screens that show it. */
  screens: z.string(),
  version: z.int(),
  effectiveOn: z.string(),
});
export type StoredMetric = z.infer<typeof metric>;

export const listMetrics = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'content/metrics',
  permit: 'signed-in',
  scope: 'reference',
  summary: '指标口径：名称、算法、算例、性质、来源与现行版本',
  privacy: { open: '指标的定义与虚构算例，不是数据' },
  reads: ['content'],
  input: z.object({}),
  output: z.object({ metrics: z.array(metric) }),
  example: {
    input: {},
    output: {
      metrics: [
        {
          key: 'frequency',
          name: '平均频次',
          english: 'Frequency',
          rule: '曝光人次 ÷ 触达人数',
          format: '4.6 次',
          example: '920 万人次 ÷ 200 万人 = 4.6 次',
          nature: '预估',
          source: '人群样本与接触模型',
          screens: '公交智选方案、效果评估',
          version: 1,
          effectiveOn: '2026-11-01',
        },
      ],
    },
  },
});
