import { z } from 'zod';
import { cityCode } from './region.ts';
import { targetAudience } from './target-audience.ts';
import { lineLevel } from './bus.ts';
import { areaKinds, planGoals, planKinds } from './plan-names.ts';
import { coverageAlone, hasPoints } from './line-weights.ts';
import { usualPurchase } from './purchase-rules.ts';

// Names are in a file of their own so that the browser can load them without the schemas.
export {
  planGoalNames,
  planGoals,
  planKindNames,
  planKinds,
  planStateNames,
  planStates,
  type PlanState,
} from './plan-names.ts';

export const fence = z.object({
  fenceId: z.string().min(1).max(40),
  name: z.string().max(60),
  /** Outer ring [lng, lat][], WGS-84, closed or not. */
  ring: z
    .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]))
    .min(3)
    .max(500),
  /** A circle around a store; the ring is then its outline. */
  circle: z
    .object({
      center: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
      radiusMeters: z.int().min(50).max(5000),
    })
    .optional(),
  /** Priority: a position in several fences belongs to the one with the smallest number. */
  priority: z.int().min(1).max(9).default(5),
});

/** How a TA-concentration or geofence plan searches and chooses positions. */
export const areaRules = z.object({
  /** Areas of a TA plan: cells of about 0.7 km², areas of interest, or business districts. */
  areaKind: z.enum(areaKinds).default('cell'),
  /** Fixed media to consider; empty: all that the planner may buy. */
  mediumIds: z.array(z.int().min(1).max(10_000)).max(50).default([]),
  /** Positions in several fences go to the fence with the smallest priority number, or to the nearest centre. */
  dedupe: z.enum(['priority', 'nearest']).default('priority'),
  /** Maximum number of positions per fence, highest TA first; null for all. */
  maxPerFence: z.int().min(1).max(2000).nullable().default(null),
  /** 单区上限: maximum number of chosen positions per district of a city; null for any. */
  maxPerDistrict: z.int().min(1).max(2000).nullable().default(null),
  /** 最小间距: chosen positions of one medium are at least this far apart; null for any. */
  minDistanceMeters: z.int().min(1).max(50_000).nullable().default(null),
});
export type AreaRules = z.output<typeof areaRules>;

/** What the customer asks for. */
export const planBrief = z.object({
  name: z.string().trim().min(1, '请填写方案名称').max(60, '方案名称不超过 60 字'),
  kind: z.enum(planKinds),
  brandId: z.string().min(1, '请选择品牌'),
  productName: z.string().max(60).default(''),
  goal: z.enum(planGoals),
  cityCodes: z.array(cityCode).min(1, '请选择城市').max(10, '最多选择 10 个城市'),
  startDate: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, '日期格式须为 YYYY-MM-DD'),
  weeks: z.int().min(1, '至少 1 周').max(52, '最多 52 周'),
  budgetFen: z.int().min(100, '预算须大于 0').max(1e14),
  targetAudience,
  /** Fences of a geofence plan. */
  fences: z.array(fence).max(50, '最多 50 个围栏').default([]),
  /** Minimum TA share (0..1) of an area in a TA-concentration plan. */
  taThreshold: z.number().min(0).max(1).default(0),
  /** How positions are searched; absent for the defaults. */
  areaRules: areaRules.optional(),
  remark: z.string().max(500).default(''),
});
export type PlanBrief = z.infer<typeof planBrief>;

const points = z.int().min(0, '权重为 0 至 100').max(100, '权重为 0 至 100');

/** 五项权重: how much each criterion says of what a contact with a line counts for. */
export const lineWeights = z
  .object({
    coverage: points,
    concentration: points.default(0),
    cost: points.default(0),
    district: points.default(0),
    rivals: points.default(0),
  })
  .refine(hasPoints, '五项权重至少一项大于 0');

/** How the engine shall choose. */
export const planStrategy = z.object({
  /** wide: most distinct TA; deep: most contacts per TA person; balanced: the weighted mix. */
  objective: z.enum(['wide', 'deep', 'balanced']).default('wide'),
  /** Weight of deep in the mix, 0..1 (balanced only). */
  deepWeight: z.number().min(0).max(1).default(0.3),
  /** Minimum contacts that count as reached. */
  reachAtLeast: z.int().min(1).max(5).default(1),
  weights: lineWeights.default(coverageAlone),
  formId: z.int().min(1).max(10_000).default(1),
  levels: z.array(lineLevel).default([]),
  mustLineIds: z.array(z.string()).max(200).default([]),
  excludedLineIds: z.array(z.string()).max(2000).default([]),
  minVehiclesPerLine: z.int().min(1).max(100).default(usualPurchase.vehiclesPerLine),
  /** Minimum vehicles of all lines of a city together; 0 for none. */
  minVehiclesPerCity: z.int().min(0).max(10_000).default(usualPurchase.vehiclesPerCity),
  maxVehiclesPerLine: z.int().min(1).max(1000).nullable().default(null),
  maxLines: z.int().min(1).max(2000).nullable().default(null),
  /** Budget by city in fen; absent cities share the rest by audience size. */
  cityBudgetsFen: z.record(cityCode, z.int().min(0).max(1e14)).default({}),
  discountBasisPoints: z.int().min(0).max(10_000).default(10_000),
  /** Design and installation of every line used, paid once beside the production of its vehicles. */
  lineDesignFen: z.int().min(0).max(1e9).default(usualPurchase.lineDesignFen),
});
export type PlanStrategy = z.infer<typeof planStrategy>;
