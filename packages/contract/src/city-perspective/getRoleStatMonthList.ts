import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import {
  aoiBaseScreen,
  businessDistrictScreen,
  cityPeopleScreen,
  cityVisionScreen,
  sceneScreen,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';

export const getRoleStatMonthList = endpoint({
  method: 'GET',
  path: 'city-perspective/getRoleStatMonthList',
  permit: screenPermit(
    cityVisionScreen,
    cityPeopleScreen,
    aoiBaseScreen,
    taPeopleScreen,
    businessDistrictScreen,
    sceneScreen,
  ),
  summary: '有统计数据的月份：样本周所在月与按声明的日变化外推的月份',
  input: z.object({ cityCode }),
  output: z.object({
    months: z.array(
      z.object({
        month: z.string(),
        /** True for the month of the measured week (样本周); the others are extrapolated (外推). */
        isMeasured: z.boolean(),
        releaseNo: z.string(),
        isDemo: z.boolean(),
        /** Daily visits of the month relative to an average day of the year, by the declared daily variation. */
        dailyFactor: z.number(),
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      months: [
        {
          month: '2026-11',
          isMeasured: true,
          releaseNo: 'R-440300-panel-1',
          isDemo: true,
          dailyFactor: 1.01,
        },
      ],
    },
  },
  scope: { medium: null, facts: ({ months }) => months },
});
