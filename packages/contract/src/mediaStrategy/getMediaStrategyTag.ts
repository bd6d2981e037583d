import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { strategyCasePermit, strategyCaseGroup } from '../domain/strategy-case.ts';

export const getMediaStrategyTag = endpoint({
  method: 'GET',
  path: 'mediaStrategy/getMediaStrategyTag',
  permit: strategyCasePermit,
  scope: { grants: strategyCaseGroup },
  summary: '策略案例标签：行业、目标、预算、城市、媒体，各带案例数',
  input: z.object({}),
  output: z.array(
    z.object({
      /** Field of the filter that takes these tags. */
      category: z.enum(['industries', 'goals', 'budgetClasses', 'cityCodes', 'mediumIds']),
      name: z.string(),
      tags: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
    }),
  ),
  example: {
    input: {},
    output: [
      { category: 'goals', name: '营销目标', tags: [{ key: '新品上市', name: '新品上市', count: 4 }] },
    ],
  },
});
