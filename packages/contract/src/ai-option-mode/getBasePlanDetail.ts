import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { exampleBrief, exampleRow, planDetail, planId, smartSelectPermit } from '../domain/smart-plan.ts';

export const getBasePlanDetail = endpoint({
  method: 'GET',
  path: 'ai-option-mode/getBasePlanDetail',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '方案基础数据：需求、策略、各城市状态与最优性证书',
  privacy: {
    cover: {
      withheld: ['reachShare', 'frequency', 'taConcentration', 'cpmFen', 'certificate'],
      notOfPeople: ['strategy.weights'],
    },
  },
  reads: ['plan'],
  input: z.object({ planId }),
  output: planDetail,
  example: {
    input: { planId: 'p-1' },
    output: {
      row: exampleRow,
      brief: exampleBrief,
      strategy: {},
      audienceSentence: '女性',
      jobId: null,
      cities: [{ cityCode: '440300', cityName: '深圳市', budgetFen: 300_000_000, certificate: null }],
    },
  },
});
