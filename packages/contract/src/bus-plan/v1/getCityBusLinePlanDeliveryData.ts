import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { delivery } from '../../domain/bus.ts';
import { busFilter } from '../../domain/bus-condition.ts';
import { certificateSummary, planEvaluation } from '../../domain/evaluation.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const getCityBusLinePlanDeliveryData = endpoint({
  method: 'GET',
  path: 'bus-plan/v1/getCityBusLinePlanDeliveryData',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '某城市已保存的投放（线路、车辆、形式、刊期）、条件与效果',
  privacy: 'refused',
  reads: ['plan-choice'],
  input: z.object({ planId, cityCode }),
  output: z.object({
    planId,
    cityCode,
    delivery,
    filter: busFilter,
    /** Version of the saved delivery, 0 when nothing is saved. */
    deliveryVersion: z.int(),
    filterVersion: z.int(),
    savedAt: z.string().nullable(),
    savedBy: z.string().nullable(),
    /** Null while the city has no line in the plan, and while today's data do not hold what is saved. */
    evaluation: planEvaluation.nullable(),
    /** Why what is saved can no longer be bought, for example of vehicles that are taken by now; null while it can. */
    obstacle: z.string().nullable(),
    certificate: certificateSummary.nullable(),
    /** The computed choice that the certificate covers. */
    recommended: delivery.nullable(),
  }),
  example: {
    input: { planId: 'p-1', cityCode: '440300' },
    output: {
      planId: 'p-1',
      cityCode: '440300',
      delivery: { lines: [] },
      filter: {},
      deliveryVersion: 0,
      filterVersion: 0,
      savedAt: null,
      savedBy: null,
      evaluation: null,
      obstacle: null,
      certificate: null,
      recommended: null,
    },
  },
});
