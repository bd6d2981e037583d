import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { sceneNames } from '../../domain/combination-names.ts';
import { combinationBase, combinationGroup, lotInput } from '../../domain/combination.ts';
import { basis, figure } from '../../domain/figure.ts';

const input = combinationBase.omit({ cityCodes: true }).extend({
  cityCode: z.string().regex(/^\d{6}$/, '城市编码须为 6 位数字'),
  /** Media to look at; empty: all granted ones. */
  mediumIds: z.array(z.int().min(1).max(10_000)).max(50).default([]),
});

/** Points of one part of the index: what it is worth at most, and what the cell gets. */
const part = z.object({ name: z.string(), most: z.number(), points: z.number() });

const sceneCell = z.object({
  scene: z.enum(sceneNames),
  mediumId: z.int(),
  units: z.int(),
  freeUnits: z.int(),
  /** TA contacts a day of the free units; lines count by the share of their stops. */
  taContactsPerDay: figure,
  taConcentration: figure,
  taCpmFen: z.int().nullable(),
  /** 0–100; null with fewer than 5 free units or withheld figures. */
  index: z.number().nullable(),
  parts: z.array(part),
});

export const getSceneIndex = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'combination/scene-index',
  permit: { anyOf: ['smartMarketingData.wisdomCombinationData.isEnabled'] },
  scope: {
    grants: combinationGroup,
    // The index compares the cells of the reader: what it compares is the same for everybody.
    facts: ({ cells }) => cells.map((cell) => ({ ...cell, index: undefined, parts: undefined })),
  },
  summary: '场景 × 媒体的适配指数（TA浓度、覆盖、成本、空位）与可买的采购单元',
  privacy: 'refused',
  reads: ['booking'],
  input,
  output: z.object({
    scenes: z.array(z.enum(sceneNames)),
    media: z.array(z.object({ mediumId: z.int(), mediumName: z.string(), unit: z.string() })),
    cells: z.array(sceneCell),
    /** The first lots of each cell, richest in TA for their money. */
    lots: z.array(z.object({ scene: z.enum(sceneNames), lot: lotInput })),
    basis: basis.nullable(),
    reason: z.string().nullable(),
  }),
  example: {
    input: { cityCode: '440300', targetAudience: {}, startDate: '2027-03-01', weeks: 4 },
    output: { scenes: [...sceneNames], media: [], cells: [], lots: [], basis: null, reason: null },
  },
});
