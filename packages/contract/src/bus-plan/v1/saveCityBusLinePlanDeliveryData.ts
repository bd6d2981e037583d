import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { delivery } from '../../domain/bus.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { savedVersionOrNone } from '../../domain/saved-version.ts';

export const saveCityBusLinePlanDeliveryData = endpoint({
  method: 'POST',
  path: 'bus-plan/v1/saveCityBusLinePlanDeliveryData',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '保存某城市的投放；版本不符时拒绝',
  changes: ['plan', 'plan-choice'],
  idempotent: 'naturally',
  audit: 'plan.save-delivery',
  input: z.object({ planId, cityCode, delivery, deliveryVersion: savedVersionOrNone }),
  output: z.object({ deliveryVersion: z.int(), savedAt: z.string() }),
  example: {
    input: { planId: 'p-1', cityCode: '440300', delivery: { lines: [] }, deliveryVersion: 0 },
    output: { deliveryVersion: 1, savedAt: '2026-11-21T00:00:00.000Z' },
  },
});
