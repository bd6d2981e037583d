import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { vacancySearch } from '../../domain/area-plan.ts';
import { cityCode } from '../../domain/region.ts';
import { smartSelectPermit } from '../../domain/smart-plan.ts';

export const getAreaPositions = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'area-plan/positions',
  permit: smartSelectPermit,
  scope: { facts: ({ positions }) => positions },
  summary: 'TA 浓度或地理围栏方案在某城市符合筛选的全部有空位点位（WGS-84），供地图使用',
  reads: ['plan-choice'],
  input: vacancySearch.extend({ cityCode }),
  output: z.object({
    /** Each position once, whatever its forms. */
    positions: z.array(
      z.object({
        positionId: z.string(),
        name: z.string(),
        lng: z.number(),
        lat: z.number(),
        /** Whether the plan buys faces of the position. */
        isChosen: z.boolean(),
      }),
    ),
  }),
  example: { input: { planId: 'p-3', cityCode: '440300' }, output: { positions: [] } },
});
