import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';

const known = (value: number) => ({ value, low: value * 0.98, high: value * 1.02, suppressed: false });

/** A small consistent evaluation for tests: 1,000 persons, 400 of them reached. */
export const evaluationForTest: PlanEvaluation = {
  cityCode: '440300',
  basis: {
    nature: '预估',
    source: '城市人群样本 × 公交线网',
    universe: '深圳市 15 岁及以上常住人口',
    universePersons: 10_000,
    period: '2026-12-01 至 2027-01-25',
    dataReleases: [],
    isDemo: true,
  },
  amounts: {
    rateCardFen: 30_000_000,
    netFen: 24_000_000,
    productionFen: 1_000_000,
    serviceFen: 0,
    taxFen: 1_500_000,
    totalFen: 26_500_000,
  },
  lines: 2,
  vehicles: 7,
  taUniverse: 1000,
  panelPersons: 900,
  effectiveSample: 800,
  impressions: known(9000),
  taImpressions: known(800),
  reach: known(400),
  reachShare: known(0.4),
  frequency: known(2),
  reachAtLeast: [
    { k: 1, persons: 400, share: 0.4 },
    { k: 2, persons: 250, share: 0.25 },
    { k: 3, persons: 150, share: 0.15 },
  ],
  distribution: [
    { contacts: 0, isOpenEnded: false, persons: 600, share: 0.6 },
    { contacts: 1, isOpenEnded: false, persons: 150, share: 0.15 },
    { contacts: 2, isOpenEnded: false, persons: 100, share: 0.1 },
    { contacts: 3, isOpenEnded: true, persons: 150, share: 0.15 },
  ],
  grp: 80,
  cpmFen: 2_666_667,
  taCpmFen: 30_000_000,
  cprpFen: 300_000,
  benchmarks: [],
  taConcentrationPeople: known(0.12),
  taConcentrationImpressions: known(0.089),
  tgi: known(118),
  weeklyReach: [
    { week: 1, persons: 200, share: 0.2, postedDays: 7, modelledShare: null, fixedShare: null },
    { week: 2, persons: 330, share: 0.33, postedDays: 14, modelledShare: 0.35, fixedShare: 0.31 },
    { week: 3, persons: 400, share: 0.4, postedDays: 21, modelledShare: 0.44, fixedShare: 0.37 },
  ],
  reachGrowth: { windowDays: 7, shape: 0.42, exponent: 0.31 },
  sensitivity: [],
  lineContributions: [
    {
      lineId: 'a',
      netFen: 20_000_000,
      totalFen: 25_000_000,
      taImpressions: 600,
      addedPersons: 200,
      nextVehiclePersons: 12,
    },
    {
      lineId: 'b',
      netFen: 4_000_000,
      totalFen: 5_000_000,
      taImpressions: 200,
      addedPersons: 90,
      nextVehiclePersons: null,
    },
  ],
};
