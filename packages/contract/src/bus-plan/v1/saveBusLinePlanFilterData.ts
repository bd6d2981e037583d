import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { busFilter } from '../../domain/bus-condition.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { savedVersionOrNone } from '../../domain/saved-version.ts';

export const saveBusLinePlanFilterData = endpoint({
  method: 'POST',
  path: 'bus-plan/v1/saveBusLinePlanFilterData',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '保存某城市的条件；版本不符时拒绝',
  changes: ['plan', 'plan-choice'],
  idempotent: 'naturally',
  audit: 'plan.save-conditions',
  input: z.object({ planId, cityCode, filter: busFilter, filterVersion: savedVersionOrNone }),
  output: z.object({ filterVersion: z.int(), savedAt: z.string() }),
  example: {
    input: { planId: 'p-1', cityCode: '440300', filter: {}, filterVersion: 0 },
    output: { filterVersion: 1, savedAt: '2026-11-21T00:00:00.000Z' },
  },
});
