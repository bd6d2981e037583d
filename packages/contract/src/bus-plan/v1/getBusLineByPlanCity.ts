import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { planLine } from '../../domain/bus.ts';
import { basis } from '../../domain/figure.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const getBusLineByPlanCity = endpoint({
  method: 'GET',
  path: 'bus-plan/v1/getBusLineByPlanCity',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '方案城市的公交线路：配车、价格、对目标人群的曝光与触达',
  privacy: 'refused',
  reads: ['plan-lines'],
  input: z.object({ planId, cityCode }),
  output: z.object({ basis, lines: z.array(planLine) }),
  example: {
    input: { planId: 'p-1', cityCode: '440300' },
    output: {
      basis: {
        nature: '预估',
        source: '城市人群样本 × 公交线网',
        universe: '深圳市 15 岁及以上常住人口',
        universePersons: 14_000_000,
        period: '典型周',
        dataReleases: [{ kind: 'bus-lines', releaseNo: 'R-440300-bus-lines-1' }],
        isDemo: true,
      },
      lines: [],
    },
  },
});
