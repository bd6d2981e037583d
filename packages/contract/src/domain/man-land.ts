import { z } from 'zod';
import { figure } from './figure.ts';
import { manLandUnits } from './man-land-names.ts';
import { orderId } from './media-order.ts';
import { cityCode } from './region.ts';

// Names are in a file of their own so that the browser can load them without the schemas.
export { manLandUnits, type ManLandUnit } from './man-land-names.ts';
export const manLandUnit = z.enum(manLandUnits);

const weight = z.coerce.number().int('权重须为整数').min(0, '权重不能小于 0').max(100, '权重最多 100');

/** Weights of 人群, 位置 and 成本 in the score; all 0 means equal weights. */
export const manLandWeights = z.object({
  peopleWeight: weight.default(50),
  placeWeight: weight.default(30),
  costWeight: weight.default(20),
});
export type ManLandWeights = z.output<typeof manLandWeights>;

/** An order's people and places in one of its cities. */
export const manLandQuestion = z.object({ orderId, cityCode, unit: manLandUnit.default('businessDistrict') });

/** The whole audience, or `label-` and the number of a label. */
export const manLandSegment = z
  .string()
  .regex(/^(all|label-\d{1,9})$/, '人群不存在')
  .default('all');

/** The three parts of a score, 0–1 each. */
export const matchParts = z.object({ people: z.number(), place: z.number(), cost: z.number() });
export type MatchParts = z.infer<typeof matchParts>;

/** One group of people in one area. */
export const matrixCell = z.object({
  segmentId: z.string(),
  taConcentration: figure,
  /** 100 × the concentration ÷ the group's share in the city. */
  tgi: figure,
  /** The group is over-represented here (TGI ≥ 100), so the area's free media count as matched. */
  isMatched: z.boolean(),
});

export const noFigure = { value: null, low: null, high: null, suppressed: false };
