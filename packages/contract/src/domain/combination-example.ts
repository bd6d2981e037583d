import type { z } from 'zod';
import type { combinationRow, lot, mixEvaluation } from './combination.ts';

const noFigure = { value: null, low: null, high: null, suppressed: false };
export const exampleBrief = {
  cityCodes: ['440300'],
  targetAudience: {},
  startDate: '2027-03-01',
  weeks: 4,
  budgetFen: 300_000_000,
};
const exampleAmounts = {
  rateCardFen: 1_000_000,
  netFen: 680_000,
  productionFen: 0,
  serviceFen: 0,
  taxFen: 40_800,
  totalFen: 720_800,
};
export const exampleLotInput = {
  cityCode: '440300',
  mediumId: 7,
  formId: 1,
  units: [{ faceId: 'led-1', quantity: 1 }],
};
export const exampleLot: z.input<typeof lot> = {
  ...exampleLotInput,
  cityName: '深圳市',
  mediumName: '户外LED大屏',
  formName: 'LED大屏15秒',
  name: 'S 级 · 南山区',
  districtName: '南山区',
  unit: '块',
  quantity: 1,
  amounts: exampleAmounts,
};
export const exampleEvaluation: z.input<typeof mixEvaluation> = {
  amounts: exampleAmounts,
  audienceSentence: '全体人群',
  taUniverse: noFigure,
  reach: noFigure,
  reachShare: { value: 0.458, low: 0.451, high: 0.465, suppressed: false },
  reachShareRange: { low: 0.374, high: 0.541 },
  frequency: noFigure,
  impressions: noFigure,
  taImpressions: noFigure,
  taCpmFen: null,
  reachAtLeast: [],
  weeks: [],
  cities: [],
  media: [],
  unmodelledUnits: 0,
};
export const exampleRow: z.input<typeof combinationRow> = {
  combinationId: '0193a1b2-0000-7000-8000-000000000001',
  name: '上海年轻白领 300 万',
  kind: 'target',
  goal: 'brand',
  cityCodes: ['310100'],
  cityNames: ['上海市'],
  mediumIds: [1, 2],
  mediumNames: ['公交车身', '公交候车亭'],
  startDate: '2027-03-01',
  weeks: 8,
  budgetFen: 300_000_000,
  netFen: 280_000_000,
  lots: 40,
  quantity: 220,
  reachShare: exampleEvaluation.reachShare,
  gap: 0.004,
  taCpmFen: 4200,
  isShared: false,
  isOwn: true,
  ownerName: '媒介策划示例',
  isSample: true,
  version: 1,
  updatedAt: '2026-11-21T06:00:00.000Z',
};
