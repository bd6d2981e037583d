import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { deck, lineLevel } from '../../domain/bus.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';

export const updateBusLine = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'bus-lines/{lineId}',
  permit: dataReleasePermit,
  scope: 'city-media',
  summary: '修改线路的等级、配车、发车间隔与价格；修改过的字段不再标注估算',
  changes: ['bus-line', 'plan'],
  idempotent: 'naturally',
  audit: 'bus-line.update',
  input: z.object({
    lineId: z.string().max(60),
    level: lineLevel.optional(),
    singleDeckVehicles: z.int().min(0).max(2000).optional(),
    doubleDeckVehicles: z.int().min(0).max(2000).optional(),
    headwayMinutes: z.number().min(1).max(240).optional(),
    dailyRiders: z.int().min(0).max(1_000_000).optional(),
    prices: z
      .array(z.object({ formId: z.int().min(1).max(10_000), deck, priceFen: z.int().min(0).max(1e12) }))
      .max(20)
      .optional(),
  }),
  output: z.object({ lineId: z.string(), estimatedFields: z.array(z.string()) }),
  example: {
    input: { lineId: 'l-1', level: 'A+' },
    output: { lineId: 'l-1', estimatedFields: ['headwayMinutes'] },
  },
});
