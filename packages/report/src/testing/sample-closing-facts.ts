import type { ClosingFacts, ReportIdentity } from '../closing-report-facts.ts';
import type { ReportFigures } from '../report-facts.ts';
import type { KnownFigure } from '../report-text.ts';

const figure = (value: number | null, low = value, high = value): KnownFigure => ({
  value,
  low,
  high,
  suppressed: false,
});

const figures = (factor: number): ReportFigures => ({
  impressions: figure(12_000_000 * factor),
  taImpressions: figure(4_000_000 * factor),
  reach: figure(1_200_000 * factor, 1_190_000 * factor, 1_210_000 * factor),
  reachShare: figure(0.4 * factor, 0.39 * factor, 0.41 * factor),
  frequency: figure(3.3),
  grp: 133.4 * factor,
  cpmFen: 1250 / factor,
  taCpmFen: 3750 / factor,
  cprpFen: 112_444_00 / factor,
});

const comparison = (factor: number) => ({
  planned: figures(1),
  plannedToDate: figures(1),
  actual: figures(factor),
  reachShareRange: { planned: { low: 0.32, high: 0.47 }, actual: { low: 0.3, high: 0.45 } },
  completionRate: factor,
  toDateRate: factor,
});

const postings = (units: number, missing: number) => ({
  plannedUnits: units,
  dueUnits: units,
  postedUnits: units - missing,
  onTimeUnits: units - missing - 1,
  byState: { posted: units - missing - 1, late: 1, missing },
  postingRate: (units - missing) / units,
  onTimeRate: (units - missing - 1) / units,
});

const basis = {
  source: '演示样本',
  period: '2026-09-01 至 2026-09-28',
  universe: '深圳市 15 岁及以上常住人口',
  nature: '按执行测算',
  dataReleases: [{ releaseNo: 'panel-440300-1' }],
};

/** An order with everything that a closing report can show. */
export function sampleClosingFacts(changes: Partial<ClosingFacts> = {}): ClosingFacts {
  const cityNames = ['深圳市', '广州市', '东莞市'];
  return {
    effect: {
      order: {
        orderNo: 'DD2609010001',
        name: '秋季通勤',
        brandName: '星河汽车',
        productName: '星河 X5',
        startDate: '2026-09-01',
        endDate: '2026-09-28',
        goal: 'brand',
        audienceSentence: '25–34 岁有车家庭',
        netFen: 300_000_000,
        cities: cityNames.map((cityName) => ({ cityName })),
        media: [{ name: '公交车身' }, { name: '地铁灯箱' }],
      },
      scope: {
        stage: 'final',
        asOf: '2026-09-28',
        cities: cityNames.map((cityName) => ({ cityName, reason: null, basis })),
      },
      conclusions: [
        {
          version: 2,
          text: '到达率 38.0%，部分达成约定目标。\n上刊率 96.0%，漏刊已补。',
          authorName: '林悦',
          createdAt: '2026-10-08T02:00:00.000Z',
        },
      ],
      draft: [],
    },
    goals: {
      rows: [
        { metric: 'reachShare', target: 0.4, planned: 0.4, actual: 0.38, grade: 'partly' },
        { metric: 'frequency', target: 3, planned: 3.3, actual: 3.3, grade: 'met' },
        { metric: 'impressions', target: null, planned: 12_000_000, actual: 11_400_000, grade: null },
        { metric: 'cpmFen', target: 1000, planned: 1250, actual: 1316, grade: 'missed' },
      ],
    },
    placements: {
      rows: cityNames.flatMap((cityName, i) =>
        ['公交车身', '地铁灯箱'].map((mediumName) => ({
          cityName,
          mediumName,
          netFen: 50_000_000 + i * 1_000_000,
          postings: postings(20, 1),
          plannedUnitDays: 560,
          actualUnitDays: 530,
        })),
      ),
    },
    whole: {
      comparison: comparison(0.95),
      postings: postings(120, 6),
      campaignDays: 28,
      weeks: [0.15, 0.25, 0.33, 0.4].map((plannedShare, i) => ({
        week: i + 1,
        isAfter: false,
        plannedShare,
        actualShare: plannedShare * 0.95,
      })),
    },
    indicators: {
      reachAtLeast: Array.from({ length: 10 }, (_, i) => ({
        k: i + 1,
        plannedShare: 0.4 / (i + 1),
        actualShare: 0.38 / (i + 1),
      })),
      indicators: [{ indicator: 'costPerVisitFen', planned: null, actual: 1800, low: 1200, high: 3600 }],
    },
    cities: {
      rows: cityNames.map((cityName, i) => ({
        cityCode: String(440300 + i),
        cityName,
        netFen: 100_000_000,
        postings: postings(40, 2),
        comparison: comparison(0.97 - i / 50),
      })),
    },
    media: {
      rows: ['公交车身', '地铁灯箱'].map((mediumName, i) => ({
        mediumName,
        netFen: 150_000_000,
        postings: postings(60, 3),
        comparison: comparison(0.96 - i / 50),
      })),
    },
    insight: {
      reachedPersons: 3_400_000,
      taReachedPersons: 1_140_000,
      taConcentrationPeople: 0.335,
      baseShare: 0.28,
      tgi: 119.6,
      features: [
        { name: '25–34 岁', dimension: '年龄', share: 0.31, tgi: 128 },
        { name: '有车', dimension: '车辆', share: 0.44, tgi: 119 },
        { name: '65 岁及以上', dimension: '年龄', share: 0.05, tgi: 62 },
      ],
    },
    behaviour: {
      outcomes: [
        {
          kind: 'visit',
          cityName: '深圳市',
          state: 'measured',
          reason: '',
          source: '演示到访',
          exposedShare: figure(0.062),
          controlShare: figure(0.051),
          uplift: figure(0.011, 0.004, 0.018),
          power: 0.86,
        },
        {
          kind: 'search',
          cityName: '深圳市',
          state: 'underpowered',
          reason: '功效 0.41',
          source: '演示搜索',
          exposedShare: figure(0.02),
          controlShare: figure(0.019),
          uplift: figure(null),
          power: 0.41,
        },
      ],
    },
    thirdParty: {
      reports: [{ agency: '示例评估机构', issuedOn: '2026-10-12', version: 1, isSample: true }],
      figures: [
        { metric: 'reachShare', value: 0.36, platform: 0.38, delta: 0.36 / 0.38 - 1 },
        { metric: 'frequency', value: 4.5, platform: 3.3, delta: 4.5 / 3.3 - 1 },
      ],
    },
    competition: {
      cells: [
        {
          cityName: '深圳市',
          mediumName: '公交车身',
          marketFen: 900_000_000,
          ownFen: 50_000_000,
          sos: 0.056,
          rivals: [{ brandName: '远方汽车', sos: 0.12 }],
        },
      ],
    },
    photos: Array.from({ length: 4 }, (_, i) => ({
      photoId: `p-${i}`,
      unitName: `${i + 1} 路`,
      takenAt: '2026-09-02T02:00:00.000Z',
    })),
    places: {
      cityCode: '440300',
      cityName: '深圳市',
      shapes: [],
      rows: ['福田中心区', '南山后海'].map((name, i) => ({
        areaId: `a-${i}`,
        name,
        taPersons: figure(120_000),
        plannedCoverage: figure(0.5 - i / 10),
        actualCoverage: figure(0.47 - i / 10),
      })),
    },
    loss: {
      plannedImpressions: 12_000_000,
      actualImpressions: 11_400_000,
      merged: 0,
      causes: [
        { cause: 'missing', unitDays: 90, impressions: 400_000 },
        { cause: 'late', unitDays: 40, impressions: 200_000 },
      ],
    },
    opportunities: [
      {
        kindName: '低效替换',
        cityName: '深圳市',
        evidence: ['TA-CPM ÷ 同形式中位数 2.4 倍', '换入 12 个地铁灯箱'],
        expected: { value: 0.012, low: 0.009, high: 0.015 },
        costFen: 8_600_000,
        metricName: '到达率',
        isFree: false,
      },
    ],
    ...changes,
  };
}

export const sampleIdentity: ReportIdentity = {
  reportKind: 'closing',
  orderId: '0198c0de-0000-7000-8000-000000000001',
  orderNo: 'DD2609010001',
  version: 'client',
  madeBy: '0198c0de-0000-7000-8000-000000000002',
  dataReleases: ['panel-440300-1'],
  codeVersion: '0.1.0',
  minimumCell: 50,
  asOf: '2026-09-28',
  conclusionVersion: 2,
  layoutVersion: 0,
  seed: '没有随机数',
  pages: [{ pageId: 'closing-cover', hash: 'a'.repeat(64) }],
  hash: 'b'.repeat(64),
};
