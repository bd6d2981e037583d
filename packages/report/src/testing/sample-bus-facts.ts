import type { BusFacts, BusLine, BusPartCounts } from '../bus-report-facts.ts';
import type { KnownFigure } from '../report-text.ts';

const figure = (value: number): KnownFigure => ({
  value,
  low: value * 0.9,
  high: value * 1.1,
  suppressed: false,
});
const withheld: KnownFigure = { value: null, low: null, high: null, suppressed: true };

const counts = (vehicles: number): BusPartCounts => ({
  lines: 1,
  vehicles,
  postedVehicles: vehicles - 1,
  plannedVehicleDays: vehicles * 28,
  actualVehicleDays: vehicles * 27,
  netFen: vehicles * 1_000_000,
  plannedImpressions: vehicles * 40_000,
  actualImpressions: vehicles * 38_000,
});

const line = (i: number): BusLine => ({
  cityName: '深圳市',
  lineName: `${100 + i} 路`,
  level: 'A',
  formNames: ['全车彩贴'],
  counts: counts(3),
  taShare: 0.21,
});

const figures = (share: number) => ({
  impressions: figure(1_234_567),
  taImpressions: figure(234_567),
  reach: figure(98_765),
  reachShare: figure(share),
  frequency: figure(2.375),
  grp: 87.5,
  cpmFen: 4321,
  taCpmFen: 9876,
  cprpFen: 123_456,
});

/** A bus part of 20 lines; without figures about people where nothing is known of them. */
export function sampleBusFacts({ isKnown = true } = {}): BusFacts {
  const lines = Array.from({ length: 20 }, (_, i) => line(i));
  const none = { ...figures(0), impressions: withheld, reach: withheld, reachShare: withheld, cpmFen: null };
  const comparison = {
    planned: isKnown ? figures(0.12) : { ...none, impressions: { ...withheld } },
    plannedToDate: figures(0.12),
    actual: isKnown ? figures(0.11) : none,
    reachShareRange: isKnown
      ? { planned: { low: 0.1, high: 0.14 }, actual: { low: 0.09, high: 0.13 } }
      : { planned: null, actual: null },
    completionRate: isKnown ? 0.95 : null,
    toDateRate: isKnown ? 0.95 : null,
  };
  const whole = { ...counts(60), lines: 20 };
  const basis = {
    nature: '按执行测算',
    source: '深圳市示例数据',
    universe: '深圳市 15 岁及以上常住人口',
    period: '2026-10-01 至 2026-10-28',
    dataReleases: [{ releaseNo: 'panel-1' }],
  };
  const area = {
    areaName: '福田区',
    cityName: '深圳市',
    districtName: '福田区',
    isIndicative: false,
    lines: [{ lineName: '100 路' }],
    vehicles: 12,
  };
  return {
    collect: {
      scope: {
        stage: 'final',
        asOf: '2026-10-28',
        cities: [
          isKnown
            ? { cityName: '深圳市', reason: null, basis }
            : { cityName: '深圳市', reason: '该城市没有人群样本', basis: null },
        ],
      },
      orderName: '秋季通勤',
      brandName: '星河汽车',
      startDate: '2026-10-01',
      endDate: '2026-10-28',
      counts: whole,
      comparison,
      topLines: isKnown ? lines.slice(0, 10) : [],
      weeks: isKnown
        ? [1, 2].map((week) => ({
            week,
            isAfter: false,
            plannedShare: week * 0.06,
            actualShare: week * 0.055,
          }))
        : [],
      reachAtLeast: isKnown
        ? [1, 2, 3].map((k) => ({ k, plannedShare: 0.12 / k, actualShare: 0.11 / k }))
        : [],
      audience: isKnown
        ? [{ dimension: '年龄', labels: [{ name: '25-34 岁', share: figure(0.3), cityShare: 0.2 }] }]
        : [],
    },
    cities: {
      rows: [
        {
          cityCode: '440300',
          cityName: '深圳市',
          counts: whole,
          comparison: isKnown ? comparison : null,
          rank: isKnown ? 1 : null,
        },
      ],
      omitted: isKnown ? [] : [{ cityName: '深圳市', reason: '该城市没有人群样本' }],
    },
    media: {
      forms: [{ name: '全车彩贴', counts: whole }],
      levels: [{ level: 'A', counts: whole }],
      photos: [{ photoId: 'p-1', unitName: '100 路', takenAt: '2026-10-03T02:00:00Z' }],
    },
    lines,
    districts: {
      districts: [{ ...area, areaName: '中心商圈', persons: figure(54_321), taShare: 0.2 }],
      knownDistricts: 9,
    },
    through: {
      lines: [{ lineName: '100 路', vehicles: 3, districts: [{ areaName: '中心商圈' }] }],
      linesWithout: 19,
    },
    areas: { areas: [area] },
  };
}
