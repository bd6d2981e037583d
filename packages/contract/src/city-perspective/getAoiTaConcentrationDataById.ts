import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { figure } from '../domain/figure.ts';
import {
  aoiBaseScreen,
  aoiRow,
  cityVisionScreen,
  crowdQuestion,
  crowdRole,
  hourFigures,
  insightBasis,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { exampleAoi, exampleBasis } from '../domain/place-insight-example.ts';

export const getAoiTaConcentrationDataById = endpoint({
  method: 'POST',
  path: 'city-perspective/getAoiTaConcentrationDataById',
  permit: screenPermit(aoiBaseScreen, taPeopleScreen, cityVisionScreen),
  scope: 'city-media',
  summary: '单个 AOI 的 TA 浓度：按人群角色与小时',
  privacy: { cover: {} },
  input: crowdQuestion.extend({ aoiId: z.string().min(1).max(80) }),
  output: insightBasis.extend({
    aoi: aoiRow,
    /** The audience among residents, workers, visitors and people present. */
    byRole: z.array(
      z.object({ role: crowdRole, persons: figure, taPersons: figure, taConcentration: figure, tgi: figure }),
    ),
    /** Distinct people there on an average day by hour. */
    hours: z.array(hourFigures),
  }),
  example: {
    input: { cityCode: '440300', aoiId: '440300-aoi-0001' },
    output: { ...exampleBasis, aoi: exampleAoi, byRole: [], hours: [] },
  },
});
