import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  conclusion,
  effectInput,
  effectOrderRow,
  effectPermit,
  effectScope,
  exampleComparison,
  exampleEffectInput,
  examplePostings,
  exampleScope,
} from '../domain/effect.ts';
import { planGoals } from '../domain/plan.ts';

export const getEffectOrder = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/getMediaOrderByOrderId',
  permit: effectPermit,
  scope: 'city-media',
  summary: '效果评估的订单：基本信息、上刊情况与历次结论',
  privacy: 'refused',
  reads: ['effect'],
  input: effectInput,
  output: z.object({
    order: effectOrderRow.extend({
      goal: z.enum(planGoals),
      audienceSentence: z.string(),
      budgetFen: z.int(),
      /** Goals of the customer; null where none was set. */
      target: z.object({
        reachShare: z.number().nullable(),
        frequency: z.number().nullable(),
        impressions: z.number().nullable(),
        cpmFen: z.number().nullable(),
      }),
    }),
    scope: effectScope,
    /** Newest first; the first is current. */
    conclusions: z.array(conclusion),
    /** Sentences generated from the figures, for a person to confirm. */
    draft: z.array(z.string()),
  }),
  example: {
    input: exampleEffectInput,
    output: {
      order: {
        orderId: 'o-1',
        orderNo: 'DD2611210001',
        name: '秋季通勤',
        brandName: '星河汽车',
        productName: null,
        mode: 'base',
        state: 'running',
        stage: 'interim',
        appraisalState: 'computed',
        startDate: '2026-11-01',
        endDate: '2026-11-28',
        cities: [{ cityCode: '440300', cityName: '深圳市' }],
        media: [{ mediumId: 1, name: '公交车身' }],
        netFen: 100_000_00,
        postings: examplePostings,
        reachGoal: 0.4,
        comparison: exampleComparison,
        measuredCities: exampleScope.cities,
        isSample: true,
        goal: 'brand',
        audienceSentence: '全体人群',
        budgetFen: 100_000_00,
        target: { reachShare: 0.4, frequency: null, impressions: null, cpmFen: null },
      },
      scope: exampleScope,
      conclusions: [],
      draft: [],
    },
  },
});
