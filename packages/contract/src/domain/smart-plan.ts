import { z } from 'zod';
import { certificateSummary } from './evaluation.ts';
import { figure } from './figure.ts';
import { cityCode } from './region.ts';
import { planBrief, planKinds, planStates, planStrategy } from './plan.ts';

/** Permission flag of smart-select. */
export const smartSelectPermit = { anyOf: ['investmentOrderData.wiseChoicePatternData.isEnabled'] } as const;
/** Permission group whose data scope limits smart-select. */
export const smartSelectGroup = 'investmentOrderData.wiseChoicePatternData';

export const planId = z.string().min(1).max(40);

/** A row of the plan list. */
export const planRow = z.object({
  planId,
  planNo: z.string(),
  name: z.string(),
  kind: z.enum(planKinds),
  brandName: z.string(),
  cityCodes: z.array(z.string()),
  cityNames: z.array(z.string()),
  startDate: z.string(),
  weeks: z.int(),
  /** Null where some of the plan's cities are outside the reader's scope. */
  budgetFen: z.int().nullable(),
  state: z.enum(planStates),
  /** Reason why the plan failed or became stale. */
  stateReason: z.string().nullable(),
  lines: z.int(),
  vehicles: z.int(),
  /** Fixed-media plans: positions with a chosen face, and chosen faces. */
  positions: z.int(),
  faces: z.int(),
  netFen: z.int().nullable(),
  reachShare: figure,
  frequency: figure,
  taConcentration: figure,
  cpmFen: z.number().nullable(),
  version: z.int(),
  createdBy: z.string(),
  updatedAt: z.string(),
});
export type PlanRow = z.infer<typeof planRow>;

/** A plan with its brief, strategy and the state of every city. */
export const planDetail = z.object({
  row: planRow,
  /** The brief limited to the cities in the reader's scope, their fences and the sum of their budgets. */
  brief: planBrief.extend({ cityCodes: z.array(cityCode), budgetFen: z.int() }),
  strategy: planStrategy,
  audienceSentence: z.string(),
  /** Job that is computing or last computed the plan. */
  jobId: z.string().nullable(),
  cities: z.array(
    z.object({
      cityCode: z.string(),
      cityName: z.string(),
      budgetFen: z.int(),
      certificate: certificateSummary.nullable(),
    }),
  ),
});
export type PlanDetail = z.infer<typeof planDetail>;

export const noFigure = { value: null, low: null, high: null, suppressed: false };

export const exampleBrief = {
  name: '秋季通勤',
  kind: 'bus' as const,
  brandId: 'b-0001',
  goal: 'brand' as const,
  cityCodes: ['440300'],
  startDate: '2026-12-01',
  weeks: 8,
  budgetFen: 300_000_000,
  targetAudience: { groups: [{ conditions: [{ labelIds: [1] }] }] },
};

export const exampleRow: PlanRow = {
  planId: 'p-1',
  planNo: 'ZX2611210001',
  name: '秋季通勤',
  kind: 'bus',
  brandName: '星河汽车',
  cityCodes: ['440300'],
  cityNames: ['深圳市'],
  startDate: '2026-12-01',
  weeks: 8,
  budgetFen: 300_000_000,
  state: 'draft',
  stateReason: null,
  lines: 0,
  vehicles: 0,
  positions: 0,
  faces: 0,
  netFen: null,
  reachShare: noFigure,
  frequency: noFigure,
  taConcentration: noFigure,
  cpmFen: null,
  version: 1,
  createdBy: '策划示例',
  updatedAt: '2026-11-21T00:00:00.000Z',
};
