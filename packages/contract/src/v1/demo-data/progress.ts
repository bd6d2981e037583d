import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { demoStages } from '../../domain/demo-stages.ts';

export const getDemoProgress = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'demo-data/progress',
  permit: 'signed-in',
  scope: 'reference',
  summary: '演示数据的准备进度：已完成、正在生成与随后的各部分；不含任何城市的数据',
  input: z.object({}),
  output: z.object({
    /** True while the service makes or is about to make them. */
    isMaking: z.boolean(),
    /** In this order; the first that is not done is being made. */
    stages: z.array(z.object({ stage: z.enum(demoStages), isDone: z.boolean() })),
  }),
  example: {
    input: {},
    output: {
      isMaking: true,
      stages: [
        { stage: 'people', isDone: true },
        { stage: 'orders', isDone: false },
        { stage: 'outcomes', isDone: false },
        { stage: 'cities', isDone: false },
      ],
    },
  },
});
