import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { delivery } from '../../domain/bus.ts';
import { planEvaluation } from '../../domain/evaluation.ts';
import { noFigure, planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { cityCode } from '../../domain/region.ts';

export const evaluateDelivery = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'bus-plan/evaluate',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '未保存的投放的效果与费用，即时计算',
  privacy: { cover: { isEvaluation: true } },
  input: z.object({ planId, cityCode, delivery }),
  output: planEvaluation,
  example: {
    input: { planId: 'p-1', cityCode: '440300', delivery: { lines: [] } },
    output: {
      cityCode: '440300',
      basis: {
        nature: '预估',
        source: '城市人群样本 × 公交线网',
        universe: '深圳市 15 岁及以上常住人口',
        universePersons: 14_000_000,
        period: '2026-12-01 至 2027-01-25',
        dataReleases: [],
        isDemo: true,
      },
      amounts: { rateCardFen: 0, netFen: 0, productionFen: 0, serviceFen: 0, taxFen: 0, totalFen: 0 },
      lines: 0,
      vehicles: 0,
      taUniverse: 1_000_000,
      panelPersons: 14_000,
      effectiveSample: 13_000,
      impressions: noFigure,
      taImpressions: noFigure,
      reach: noFigure,
      reachShare: noFigure,
      frequency: noFigure,
      reachAtLeast: [],
      distribution: [],
      grp: null,
      cpmFen: null,
      taCpmFen: null,
      cprpFen: null,
      benchmarks: [],
      taConcentrationPeople: noFigure,
      taConcentrationImpressions: noFigure,
      tgi: noFigure,
      weeklyReach: [],
      reachGrowth: null,
      sensitivity: [],
      lineContributions: [],
    },
  },
});
