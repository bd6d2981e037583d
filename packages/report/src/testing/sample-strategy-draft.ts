import type { StrategyDraftFacts } from '../strategy-draft-facts.ts';
import { known, mix, sampleCombination } from './sample-strategy-facts.ts';

const finding = (screen: string, n: number): StrategyDraftFacts['findings'][number] => ({
  screen,
  title: `深圳候车亭是空白 ${n}`,
  sentence: '近 12 个月汽车行业在深圳候车亭花费 320 万元，本品牌为 0。',
  figures: [
    { name: '行业花费', value: '3,200,000元', note: '估算', text: '行业花费 3,200,000元（估算）' },
    { name: 'TA 人数', value: '182万人', note: '预估', text: 'TA 人数 182万人（预估）' },
  ],
  basis: '刊例价花费（估算），不含折扣',
  pinnedOn: '2026-11-01',
  isOutdated: n === 0,
});

/** A draft of a brand with findings of all quadrants, an audience, a chosen combination, places and works. */
export const sampleStrategyDraft = (): StrategyDraftFacts => ({
  name: '星河汽车冬季新品',
  brandName: '星河汽车',
  productName: 'X5',
  industry: '汽车',
  goalName: '新品上市',
  rivals: ['驰野越野'],
  cities: ['深圳市', '上海市'],
  hiddenCities: 0,
  audienceSentence: '25–34 岁 且 有车',
  media: ['公交候车亭', '公交车身'],
  excludedMedia: [],
  startDate: '2027-03-01',
  endDate: '2027-04-25',
  weeks: 8,
  budgetFen: 300_000_000,
  aim: { k: 1, reachShare: 0.5, frequency: 4, cpmFen: 2_500 },
  findings: [
    '/strategy/competition',
    '/strategy/people/city',
    '/strategy/scene/aoi',
    '/strategy/media/detail',
  ].flatMap((screen) => [0, 1].map((n) => finding(screen, n))),
  hiddenFindings: 0,
  people: {
    persons: known(3_200_000),
    share: known(0.12),
    cities: [
      { cityName: '深圳市', persons: known(1_200_000), share: known(0.11) },
      { cityName: '上海市', persons: known(2_000_000), share: known(0.13) },
    ],
    citiesWithoutPanel: [],
    portrait: Array.from({ length: 16 }, (_, n) => ({
      dimension: '消费',
      name: `标签 ${n}`,
      share: known(0.2),
      baseShare: 0.15,
      tgi: 133 - n,
    })),
  },
  chosen: {
    mix: mix('组合 效果最高'),
    k: 1,
    budgetFen: 300_000_000,
    startDate: '2027-03-01',
    endDate: '2027-04-25',
    frontier: sampleCombination().frontier,
  },
  places: {
    map: {
      cityName: '深圳市',
      isCoastal: false,
      land: [],
      districts: [{ name: '南山区', rings: [square(0, 0, 9_000)] }],
      water: [],
      green: [],
      streets: [
        {
          rank: 0,
          path: [
            [0, 0],
            [9_000, 9_000],
          ],
        },
      ],
      ways: [
        {
          name: 'M1',
          units: 4,
          path: [
            [1_000, 1_000],
            [8_000, 3_000],
          ],
        },
      ],
      points: [{ name: '科技园站', at: [4_000, 5_000] }],
      attribution: '底图为示意路网；审图号待配置',
    },
    rows: Array.from({ length: 14 }, (_, n) => ({
      cityName: '深圳市',
      place: '南山区',
      mediumName: '公交候车亭',
      quantity: 40 - n,
      unit: '面',
    })),
  },
  works: Array.from({ length: 2 }, (_, n) => ({
    albumId: `a-${n}`,
    mediumId: 2,
    formId: 1,
    title: `冬季上市 ${n}`,
    caption: '深圳市 · 12 封灯箱 · 汽车 · 2026-09',
    techniques: [],
    poster: { brandName: '星河汽车', slogan: '向远方', hue: 210, variant: n },
    photo: null,
  })),
  deadlines: [{ name: '公交候车亭 · 12 封灯箱', day: '2027-02-08', workdays: 7 }],
  outcomeTitle: null,
  missing: [],
  isDemo: true,
});

/** A closed square, metres. */
function square(x: number, y: number, side: number): (readonly [number, number])[] {
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
}
