import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { smartSelectPermit } from '../domain/smart-plan.ts';
import { crowdLabelTree } from '../domain/target-audience.ts';
import { csvOf } from '../core/query.ts';
import { cityCode } from '../domain/region.ts';

export const getPlanCrowdLabelList = endpoint({
  method: 'GET',
  path: 'ai-option-mode/getCrowdLabelList',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '智选向导的人群标签，占比按所选城市合计',
  privacy: { cover: { withheld: ['share'] } },
  input: z.object({ cityCodes: csvOf(cityCode).default([]) }),
  output: crowdLabelTree,
  example: {
    input: { cityCodes: ['440300'] },
    output: [
      {
        category: '基础属性',
        dimensions: [
          { dimension: '性别', exclusive: true, labels: [{ labelId: 2, name: '女性', share: 0.45 }] },
        ],
      },
    ],
  },
});
