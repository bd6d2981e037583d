import { quotationLineAmounts, quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import { bookedDays } from '../calendar-days.ts';
import type { DocumentLine, FlightSegment, PlanDocument } from '../plan-document.ts';

export interface SampleSize {
  readonly lines: number;
  readonly days: number;
  readonly seed?: number;
}

const cities = [
  ['华南', '深圳', '一线'],
  ['华东', '杭州', '新一线'],
  ['西南', '成都', '新一线'],
] as const;
const forms = ['全车彩贴', '车身彩贴', '条幅式'] as const;
const firstDay = Date.UTC(2026, 9, 1);

/** A plan with figures from the real quotation arithmetic; cities are interleaved to exercise grouping. */
export function samplePlan({ lines: count, days, seed = 1 }: SampleSize): PlanDocument {
  const random = generator(seed);
  const lines = Array.from({ length: count }, (_unused, index) => sampleLine(index, days, random));
  const totals = { ...quotationTotals(lines.map((line) => line.amounts)), vehicles: 0 };
  return {
    header: {
      clientName: '星河汽车（中国）有限公司',
      brandName: '星河汽车',
      projectName: '秋季新车上市',
      planNumber: 'DD26110001',
      versionLabel: 'V3',
      issuedAt: '2026-09-20T14:05:00+08:00',
      preparedBy: '李雷',
      validUntil: '2026-10-20',
      watermarkText: '李雷 13800000000 & 内部',
      dataReleases: ['深圳公交 2026-09', '人群面板 2026.09'],
      demo: false,
    },
    brief: {
      cities: ['深圳', '杭州', '成都'],
      audienceSentence: '25–35岁 且 (女性 或 上班族)',
      flightStart: dateAt(0),
      flightEnd: dateAt(days - 1),
      budgetFen: 300_000_000,
    },
    lines,
    totals: { ...totals, vehicles: lines.reduce((sum, line) => sum + line.vehicles, 0) },
    metrics: [
      {
        name: '到达率 1+',
        value: '46.8%',
        unit: '%',
        definition: '去重后至少接触 1 次的人数 ÷ 目标人群人数',
        source: '模型预估',
        universe: '深圳市 常住 15 岁以上',
        period: '2026-10-01 至 2026-11-25',
        interval: '45.9%–47.7%（95%）',
      },
    ],
    filters: [
      { label: '线路等级', value: '特级、A++' },
      { label: '商圈', value: '华强北' },
    ],
    calendarExceptions: [
      ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({
        date: `2026-10-0${day}`,
        name: '国庆节',
        kind: 'rest' as const,
      })),
      { date: '2026-10-10', name: '国庆调休', kind: 'work' },
    ],
    terms: {
      sellerName: '数智营销有限公司',
      quotationNotes: ['以上价格不含创意设计费。'],
      paymentStages: [
        { name: '预付款', shareBasisPoints: 3000, due: '合同签订后 7 个工作日' },
        { name: '上刊款', shareBasisPoints: 4000, due: '上刊确认后 15 个工作日' },
        { name: '尾款', shareBasisPoints: 3000, due: '结案报告确认后 30 日' },
      ],
      scheduleNotes: [
        { title: '换画与补量', lines: ['换画提前 10 个工作日提交画面。', '未达承诺天数的按天顺延。'] },
      ],
    },
  };
}

function sampleLine(index: number, days: number, random: (below: number) => number): DocumentLine {
  const [regionName, cityName, cityTier] = cities[index % cities.length];
  const flightSegments = sampleSegments(days, random);
  const money = {
    unitPriceFen: 180_001 + random(300_000),
    vehicles: 1 + random(40),
    days: bookedDays(flightSegments).size,
    discountBasisPoints: 5000 + random(5001),
    productionFen: random(2_000_000),
    serviceRateBasisPoints: random(3) * 250,
    taxRateBasisPoints: 600,
  };
  return {
    regionName,
    cityName,
    cityTier,
    medium: '公交车身',
    form: forms[random(forms.length)],
    lineName: `M${100 + index}路`,
    lineLevel: ['特级', 'A++', 'A+', 'A'][random(4)],
    fromStop: `起点${index}`,
    toStop: `终点${index}`,
    deck: random(2) === 0 ? '单层' : '双层',
    spec: '11.2×2.9',
    lighting: null,
    vehicles: money.vehicles,
    unit: '辆',
    unitPriceFen: money.unitPriceFen,
    isExamplePrice: index % 2 === 0,
    days: money.days,
    discountBasisPoints: money.discountBasisPoints,
    bonusVehicles: random(3),
    serviceRateBasisPoints: money.serviceRateBasisPoints,
    taxRateBasisPoints: money.taxRateBasisPoints,
    amounts: quotationLineAmounts(money),
    dailyRiders: 1000 + random(9000),
    impressions: 100_000 + random(5_000_000) + 0.25,
    targetAudienceShare: random(1000) / 2000,
    holdState: ['意向', '锁位'][random(2)],
    remark: '',
    flightSegments,
  };
}

/** One flight, or two with a gap of a week, inside the days. */
function sampleSegments(days: number, random: (below: number) => number): FlightSegment[] {
  if (days < 20 || random(2) === 0) return [{ startDate: dateAt(0), endDate: dateAt(days - 1) }];
  const split = 5 + random(days - 15);
  return [
    { startDate: dateAt(0), endDate: dateAt(split) },
    { startDate: dateAt(split + 8), endDate: dateAt(days - 1) },
  ];
}

function dateAt(offset: number): string {
  return new Date(firstDay + offset * 86_400_000).toISOString().slice(0, 10);
}

/** A seeded linear congruential generator: `random(n)` is a whole number from 0 to n − 1. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
