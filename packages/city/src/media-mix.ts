/**
 * Fixed media of a city: positions per resident and station, their faces, levels, example prices
 * by tier, and occupancy. Ids are those of the product's media and forms. Densities, prices and demand are
 * declared estimates in the range of trade publications; docs/methods/demo-data.md lists them.
 */
import type { CityFacts } from '@ooh/reference/facts/city-facts';

export const positionLevels = ['S', 'A++', 'A+', 'A', 'B'] as const;
export type PositionLevel = (typeof positionLevels)[number];

/** Kind of place of a medium's positions. */
export type PositionSite = 'stop' | 'station' | 'tower' | 'estate' | 'centre' | 'road' | 'mall' | 'hub';

export interface MediaFormMix {
  readonly formId: number;
  /** Share of the medium's faces. */
  readonly share: number;
  readonly widthMillimeters: number;
  readonly heightMillimeters: number;
  readonly isLit: boolean;
  readonly spotSeconds: number | null;
  readonly loopSeconds: number | null;
  /** Price of one face, or one slot of it, in a first-tier city at level A. */
  readonly priceYuan: number;
}

export interface MediumMix {
  readonly mediumId: number;
  readonly name: string;
  readonly site: PositionSite;
  /** Positions per million residents, and per metro station. */
  readonly perMillion: number;
  readonly perStation: number;
  /** Faces of a position: minimum and maximum. */
  readonly faces: readonly [number, number];
  readonly slots: number;
  readonly periodDays: number;
  readonly forms: readonly MediaFormMix[];
}

type FormRow = readonly [number, number, number, number, number, (readonly [number, number])?];

/** Forms of a medium; those whose ids are in `unlit` are not illuminated. */
const forms = (rows: readonly FormRow[], unlit: readonly number[] = []): readonly MediaFormMix[] =>
  rows.map(([formId, share, widthMillimeters, heightMillimeters, priceYuan, spot]) => ({
    formId,
    share,
    widthMillimeters,
    heightMillimeters,
    isLit: !unlit.includes(formId),
    spotSeconds: spot?.[0] ?? null,
    loopSeconds: spot?.[1] ?? null,
    priceYuan,
  }));

const still = { slots: 1, perStation: 0, periodDays: 28 } as const;

export const mediaMix: readonly MediumMix[] = [
  {
    ...still,
    mediumId: 2,
    name: '公交候车亭',
    site: 'stop',
    perMillion: 45,
    faces: [2, 3],
    forms: forms([
      [1, 0.8, 3500, 1500, 12_000],
      [2, 0.2, 1200, 1800, 6500],
    ]),
  },
  {
    ...still,
    mediumId: 3,
    name: '地铁灯箱',
    site: 'station',
    perMillion: 0,
    perStation: 4,
    faces: [1, 2],
    forms: forms(
      [
        [1, 0.6, 3000, 1500, 32_000],
        [2, 0.28, 1500, 1000, 15_000],
        [3, 0.12, 4000, 2000, 46_000],
      ],
      [3],
    ),
  },
  {
    ...still,
    mediumId: 4,
    name: '地铁电视',
    site: 'station',
    perMillion: 0,
    perStation: 1,
    faces: [1, 1],
    slots: 4,
    forms: forms([[1, 1, 1020, 580, 2600, [15, 300]]]),
  },
  {
    ...still,
    mediumId: 5,
    name: '电梯海报',
    site: 'estate',
    perMillion: 55,
    faces: [1, 3],
    periodDays: 7,
    forms: forms([[1, 1, 450, 600, 150]], [1]),
  },
  {
    ...still,
    mediumId: 6,
    name: '电梯电视',
    site: 'tower',
    perMillion: 25,
    faces: [1, 2],
    slots: 4,
    periodDays: 7,
    forms: forms([
      [1, 0.7, 480, 270, 220, [15, 300]],
      [2, 0.3, 480, 270, 95, [5, 300]],
    ]),
  },
  {
    ...still,
    mediumId: 7,
    name: '户外LED大屏',
    site: 'centre',
    perMillion: 2.5,
    faces: [1, 1],
    slots: 6,
    forms: forms([[1, 1, 16_000, 9000, 180_000, [15, 180]]]),
  },
  {
    ...still,
    mediumId: 8,
    name: '户外大牌',
    site: 'road',
    perMillion: 4,
    faces: [1, 2],
    forms: forms([
      [1, 0.65, 18_000, 6000, 95_000],
      [2, 0.35, 12_000, 8000, 140_000],
    ]),
  },
  {
    ...still,
    mediumId: 9,
    name: '社区道闸',
    site: 'estate',
    perMillion: 15,
    faces: [1, 2],
    periodDays: 7,
    forms: forms([[1, 1, 2400, 900, 260]], [1]),
  },
  {
    ...still,
    mediumId: 10,
    name: '影院灯箱',
    site: 'mall',
    perMillion: 5,
    faces: [1, 3],
    forms: forms([[1, 1, 1200, 1800, 4500]]),
  },
  {
    ...still,
    mediumId: 11,
    name: '高铁灯箱',
    site: 'hub',
    perMillion: 1.2,
    faces: [1, 2],
    forms: forms([[1, 1, 4000, 2500, 52_000]]),
  },
  {
    ...still,
    mediumId: 12,
    name: '机场灯箱',
    site: 'hub',
    perMillion: 0.8,
    faces: [1, 2],
    forms: forms([[1, 1, 6000, 3000, 98_000]]),
  },
];

/** Share of positions by level, highest first; the level follows from the rank of the site. */
export const levelShares: readonly number[] = [0.05, 0.15, 0.3, 0.3, 0.2];

const tierFactor: Record<CityFacts['tier'], number> = { 一线: 1, 新一线: 0.72, 二线: 0.52, 其他: 0.36 };
const levelFactor: Record<PositionLevel, number> = { S: 1.9, 'A++': 1.45, 'A+': 1.2, A: 1, B: 0.75 };

/** Example price (示例价) of a face or slot for the medium's period: three significant figures, in fen. */
export function facePriceFen(tier: CityFacts['tier'], level: PositionLevel, form: MediaFormMix): number {
  const yuan = form.priceYuan * tierFactor[tier] * levelFactor[level];
  const step = 10 ** Math.max(0, Math.floor(Math.log10(yuan)) - 2);
  return Math.round(yuan / step) * step * 100;
}

/** [minimum days, per mille of the rate card]: month, quarter, half-year, year. */
export const lengthDiscounts: readonly (readonly [number, number])[] = [
  [28, 950],
  [84, 880],
  [168, 800],
  [336, 700],
];

/** Per mille of the rate card below which a line needs an approval, by medium: shelters and large screens. */
export const discountFloors: ReadonlyMap<number, number> = new Map([
  [2, 650],
  [7, 600],
]);

/** Share of faces that are booked today and in 30, 60 and 90 days, over all levels. */
export const occupancy = [0.61, 0.44, 0.29, 0.17] as const;
/** Demand for a level relative to the mean; the mean over the level shares is 1. */
export const levelDemand: Record<PositionLevel, number> = {
  S: 1.16,
  'A++': 1.1,
  'A+': 1.04,
  A: 0.97,
  B: 0.87,
};
