import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { certificateSummary } from '../../domain/evaluation.ts';
import { figure } from '../../domain/figure.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { plannedMedium } from '../../domain/moving-media.ts';

export const getBusPlanCityList = endpoint({
  method: 'GET',
  path: 'bus-plan/v1/getCityList',
  permit: smartSelectPermit,
  scope: { medium: plannedMedium.mediumId, facts: (cities) => cities },
  summary: '公交方案的城市及各自保存状态',
  privacy: { cover: { withheld: ['reachShare', 'certificate'] } },
  reads: ['plan'],
  input: z.object({ planId }),
  output: z.array(
    z.object({
      cityCode: z.string(),
      cityName: z.string(),
      tier: z.string().nullable(),
      center: z.tuple([z.number(), z.number()]),
      budgetFen: z.int(),
      netFen: z.int(),
      /** Net + production + service + tax: the total that the budget has to cover. */
      totalFen: z.int(),
      /** Of the saved delivery: reached audience ÷ audience, 0..1. */
      reachShare: figure,
      lines: z.int(),
      vehicles: z.int(),
      /** Version of the saved delivery, 0 when nothing is saved. */
      deliveryVersion: z.int(),
      savedAt: z.string().nullable(),
      hasBusLines: z.boolean(),
      hasPanel: z.boolean(),
      certificate: certificateSummary.nullable(),
    }),
  ),
  example: {
    input: { planId: 'p-1' },
    output: [
      {
        cityCode: '440300',
        cityName: '深圳市',
        tier: '一线',
        center: [114.0683, 22.54554],
        budgetFen: 300_000_000,
        netFen: 0,
        totalFen: 0,
        reachShare: { value: null, low: null, high: null, suppressed: false },
        lines: 0,
        vehicles: 0,
        deliveryVersion: 0,
        savedAt: null,
        hasBusLines: true,
        hasPanel: true,
        certificate: null,
      },
    ],
  },
});
