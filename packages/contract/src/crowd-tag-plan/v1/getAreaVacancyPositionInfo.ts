import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { areaMedia } from '../../domain/area-plan.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const getAreaVacancyPositionInfo = endpoint({
  method: 'GET',
  path: 'crowd-tag-plan/v1/getAreaVacancyPositionInfo',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '各区域的点位数、空位与净价，可按城市筛选',
  reads: ['plan-choice'],
  input: z.object({ planId, cityCode: cityCode.optional() }),
  output: z.array(
    z.object({
      areaId: z.string(),
      areaName: z.string(),
      cityCode: z.string(),
      cityName: z.string(),
      ...areaMedia.shape,
    }),
  ),
  example: { input: { planId: 'p-3' }, output: [] },
});
