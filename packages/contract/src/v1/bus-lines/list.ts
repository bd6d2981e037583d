import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { lineLevel, linePrice } from '../../domain/bus.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';
import { pageInput, pageOf } from '../../domain/page.ts';
import { cityCode } from '../../domain/region.ts';
import { plannedMedium } from '../../domain/moving-media.ts';

const busLineRow = z.object({
  lineId: z.string(),
  lineName: z.string(),
  level: lineLevel,
  operator: z.string().nullable(),
  fromStop: z.string(),
  toStop: z.string(),
  directions: z.int(),
  stopCount: z.int(),
  lengthMeters: z.number(),
  headwayMinutes: z.number(),
  dailyRiders: z.int(),
  singleDeckVehicles: z.int(),
  doubleDeckVehicles: z.int(),
  prices: z.array(linePrice),
  estimatedFields: z.array(z.string()),
});

export const listBusLines = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'bus-lines',
  permit: dataReleasePermit,
  scope: { medium: plannedMedium.mediumId, facts: ({ rows }) => rows },
  summary: '某城市现行线路登记，分页检索',
  privacy: { open: '运营方公布的客流，不来自样本' },
  reads: ['bus-line'],
  input: pageInput.extend({ cityCode, keyword: z.string().max(60).default('') }),
  output: pageOf(busLineRow),
  example: { input: { cityCode: '440300' }, output: { rows: [], total: 0, pageNo: 1, pageSize: 20 } },
});
