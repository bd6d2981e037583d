import type { CaseFacts } from '../case-deck.ts';
import type { CityRankingFacts } from '../city-ranking-deck.ts';
import type { CombinationFacts, DeckMix } from '../combination-deck-facts.ts';
import type { CompetitionFacts, MarketBrand } from '../competition-deck-facts.ts';
import type { KnownFigure } from '../report-text.ts';

/** A figure that is known within 5 %. */
export const known = (value: number): KnownFigure => ({
  value,
  low: value * 0.95,
  high: value * 1.05,
  suppressed: false,
});

const cities = Array.from({ length: 12 }, (_, n) => ({
  cityCode: `${440300 + n}`,
  cityName: `呼和浩特${n}市`,
}));

const brand = (n: number): MarketBrand => ({
  brandName: `驰野越野${n}`,
  spendFen: 9_000_000_000 - n * 10_000_000,
  sos: 0.09,
  previousFen: null,
  cityCount: 12,
  mainMedium: { mediumName: '公交候车亭', share: 0.31 },
  cities: cities.map(({ cityCode }) => ({ cityCode, spendFen: 750_000_000 })),
});
const brands = Array.from({ length: 12 }, (_, n) => brand(n));
const months = Array.from({ length: 12 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`);

/** A market of twelve brands in twelve cities with an own brand. */
export const sampleCompetition = (): CompetitionFacts => ({
  industry: '汽车',
  brandName: '星河汽车',
  cities: '全部有权限的城市',
  media: '全部有权限的媒体',
  basis: {
    startMonth: '2025-11',
    endMonth: '2026-10',
    note: '刊例价花费（估算），不含折扣',
    isSample: true,
  },
  summary: {
    spendFen: 90_000_000_000,
    brandCount: 12,
    cityCount: 49,
    mediumCount: 12,
    placements: 20_000,
    sos: 0.08,
    change: 0.1,
    yearChange: -0.05,
    sentences: [{ text: '12 个品牌在 49 个城市投放。' }, { text: '驰野越野0花费最高。' }],
  },
  trend: {
    months,
    marketFen: months.map((_, n) => 7_000_000_000 + n * 1_000_000),
    yearAgoFen: months.map((_, n) => (n < 3 ? null : 6_000_000_000)),
    series: brands
      .slice(0, 5)
      .map(({ brandName }) => ({ name: brandName, spendFen: months.map(() => 700_000_000) })),
    season: months.map((_, n) => ({ month: n + 1, index: 90 + n })),
  },
  brands,
  matrix: brands,
  cityRows: cities.map((city) => ({
    ...city,
    spendFen: 9_000_000_000,
    share: 0.1,
    brandCount: 12,
    leader: { brandName: '驰野越野0', sos: 0.2 },
    sos: 0.1,
  })),
  structure: [
    {
      category: '公交',
      media: Array.from({ length: 12 }, (_, n) => ({
        mediumName: `公交候车亭${n}`,
        spendFen: 9_000_000_000 - n,
        share: 0.1,
      })),
    },
  ],
  years: [{ year: 2026, months: [1, 2, 3], spendFen: 9_000_000_000, comparableFen: null, growth: null }],
  blanks: cities.map(({ cityName }) => ({
    cityName,
    mediumName: '公交候车亭',
    marketFen: 900_000_000,
    rivals: [{ brandName: '驰野越野0', sos: 0.3 }],
  })),
  conclusion: '深圳候车亭先行。',
});

/** A mix of twenty lots in one city. */
export const mix = (name: string): DeckMix => ({
  name,
  boundShare: 0.461,
  gap: 0.006,
  lots: Array.from({ length: 20 }, (_, n) => ({
    cityName: '深圳市',
    mediumName: '公交候车亭',
    formName: '12 封灯箱',
    name: `S 级 南山区 ${n}`,
    unit: '面',
    quantity: 10,
    amounts: { netFen: 6_000_000 },
  })),
  evaluation: {
    amounts: { netFen: 60_000_000, totalFen: 66_000_000 },
    reachShare: known(0.458),
    reach: known(3_200_000),
    frequency: known(4.2),
    taCpmFen: 2_310,
    reachAtLeast: Array.from({ length: 10 }, (_, n) => ({ k: n + 1, share: 0.458 / (n + 1) })),
    weeks: Array.from({ length: 8 }, (_, n) => ({ week: n + 1, share: 0.458 - 0.2 / (n + 1) })),
    media: [
      {
        mediumId: 2,
        mediumName: '公交候车亭',
        cityCode: '440300',
        unit: '面',
        quantity: 20,
        netFen: 60_000_000,
        aloneShare: known(0.4),
        addedShare: known(0.1),
        taCpmFen: 2_310,
      },
    ],
    cities: [
      {
        cityCode: '440300',
        cityName: '深圳市',
        reason: null,
        netFen: 60_000_000,
        taUniverse: known(7_000_000),
        reach: known(3_200_000),
        reachShare: known(0.458),
      },
    ],
  },
});

/** Three recommendations with a curve of ten budgets. */
export const sampleCombination = (): CombinationFacts => ({
  title: '品牌认知 组合建议',
  goalName: '品牌认知',
  audienceSentence: '25–34 岁 且 有车',
  cityNames: ['深圳市'],
  startDate: '2027-03-01',
  weeks: 8,
  budgetFen: 300_000_000,
  k: 1,
  mixes: [mix('组合 效果最高'), mix('组合 最省'), mix('组合 易执行')],
  frontier: Array.from({ length: 10 }, (_, n) => ({
    budgetFen: (n + 1) * 60_000_000,
    share: n === 0 ? null : 0.05 * n,
    boundShare: n === 0 ? null : 0.051 * n,
  })),
  notProved: ['理论最高未计入「每城公交合计至少 20 辆」，因此不低于真实最高值'],
  isDemo: true,
});

const tale = '星河汽车在深圳的新品上市以公交候车亭覆盖通勤人群，四周到达率 45.8%，人均看到 4.2 次。'.repeat(
  3,
);

/** A case of eight cities with an appraised order. */
export const sampleCase = (): CaseFacts => ({
  title: '星河汽车 · 深圳等 8 城新品上市',
  brandName: '星河汽车',
  industry: '汽车',
  goal: '新品上市',
  startDate: '2026-03-01',
  endDate: '2026-03-28',
  netFen: 576_000_000,
  rateCardFen: 720_000_000,
  units: 480,
  discount: 0.8,
  cities: cities.slice(0, 8).map(({ cityName }) => ({ cityName, netFen: 72_000_000 })),
  media: [
    { mediumName: '公交候车亭', share: 0.6 },
    { mediumName: '公交车身', share: 0.4 },
  ],
  background: tale,
  insight: tale,
  approach: tale,
  lesson: tale,
  mix: Array.from({ length: 6 }, (_, n) => ({
    mediumName: '公交候车亭',
    formName: `12 封灯箱 ${n}`,
    unit: '面',
    units: 80,
    days: 28,
    netFen: 96_000_000,
    share: 1 / 6,
  })),
  schedule: Array.from({ length: 10 }, () => ({
    mediumName: '公交候车亭',
    startDate: '2026-03-01',
    endDate: '2026-03-28',
    units: 48,
  })),
  hasEffect: true,
  effect: { orderNo: 'DD2603010001', reachShare: known(0.458), frequency: known(4.2), cpmFen: 1_850 },
  note: '金额按示例刊例价与示例折扣计，为演示数据',
  isSample: true,
});

/** Twelve ranked cities of an audience. */
export const sampleCityRanking = (): CityRankingFacts => ({
  sentence: '25–34 岁 且 有车',
  hasAudience: true,
  startDate: '2027-03-01',
  endDate: '2027-03-28',
  weights: '规模 35 · 浓度 25 · 媒体供给 20 · 成本 20',
  rows: cities.map(({ cityName }, n) => ({
    cityName,
    persons: known(1_200_000 - n),
    share: known(0.12),
    tgi: known(108),
    supply: { contactsPerPerson: 12.34, medianCpmFen: 2_310, freeShare: 0.4 },
    score: 90 - n,
    points: ['规模', '浓度', '媒体供给', '成本'].map((name) => ({ name, points: 20 })),
  })),
  citiesWithoutPanel: ['铜陵市'],
  isDemo: true,
});
