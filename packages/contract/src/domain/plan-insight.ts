import { z } from 'zod';
import { basis } from './figure.ts';
import { cityCode } from './region.ts';

/**
 * What can be asked about the choice of a city's lines. frontier: what other budgets reach; leastBudget: what
 * a reach costs; prices: what each constraint costs; robustness: whether other samples would choose alike.
 */
export const insightQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('frontier') }),
  z.object({
    kind: z.literal('leastBudget'),
    /** Share of the audience to be reached, 0..1. */
    reachShare: z.number().gt(0, '目标到达率须大于 0').max(1, '目标到达率不超过 100%'),
  }),
  z.object({ kind: z.literal('prices') }),
  z.object({
    kind: z.literal('robustness'),
    replicates: z.int().min(10, '至少 10 次').max(200, '至多 200 次').default(40),
    seed: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(1),
  }),
]);
export type InsightQuestion = z.infer<typeof insightQuestion>;

/** Lines of a plan by name, the most vehicles first. */
const planLines = z.array(z.object({ lineId: z.string(), lineName: z.string(), vehicles: z.int() }));

const common = { cityCode, basis };

/** Persons of the audience reached at least k times, in all and as a share of the audience. */
const reached = { persons: z.number(), share: z.number() };

export const frontierPoint = z.object({
  budgetFen: z.int(),
  /** Null where no plan keeps the constraints within the budget. */
  plan: z
    .object({
      costFen: z.int(),
      ...reached,
      /** Proved: no plan within the budget reaches more. */
      boundPersons: z.number(),
      boundShare: z.number(),
      lines: z.int(),
      vehicles: z.int(),
    })
    .nullable(),
  /** Why there is no plan. */
  message: z.string().nullable(),
});

export const constraintPrice = z.object({
  /** What is loosened, in words. */
  text: z.string(),
  /** Growth of the objective by choosing anew. */
  gain: z.number(),
  /** Proved: it grows by no more. */
  atMost: z.number(),
  /** What the price in the old proof says of the step; null for what is no limit on a sum. */
  byDual: z.number().nullable(),
  /** Change of the plan's cost. */
  changeFen: z.int(),
  /** Names of lines that come in and go out, at most five each. */
  linesIn: z.array(z.string()),
  linesOut: z.array(z.string()),
});

export const robustLine = z.object({
  lineId: z.string(),
  lineName: z.string(),
  /** In the choice; 0 outside it. */
  vehicles: z.int(),
  /** Share of the samples that choose it, 0..1. */
  chosenShare: z.number(),
  meanVehicles: z.number(),
  /** Rank by what it adds: here, and the middle 90 % of the samples. Null outside the choice. */
  rank: z.object({ here: z.int(), low: z.number(), high: z.number() }).nullable(),
});

export const insightResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('frontier'),
    ...common,
    /** Reach counts from so many contacts. */
    k: z.int(),
    budgetFen: z.int(),
    points: z.array(frontierPoint),
  }),
  z.object({
    kind: z.literal('leastBudget'),
    ...common,
    k: z.int(),
    reachShare: z.number(),
    targetPersons: z.number(),
    /** Price of every vehicle that the constraints leave. */
    maxFen: z.int(),
    /** attained: `enough` holds; impossible: proved, not even with `maxFen`; open: neither was found. */
    status: z.enum(['attained', 'impossible', 'open']),
    enough: z.object({ costFen: z.int(), ...reached, lines: planLines }).nullable(),
    /** Proved: no plan within this budget attains the target. */
    short: z.object({ budgetFen: z.int(), boundShare: z.number().nullable() }).nullable(),
    /** Budgets that were tried. */
    asked: z.int(),
  }),
  z.object({
    kind: z.literal('prices'),
    ...common,
    /** The objective in words; values are in its unit. */
    objective: z.string(),
    value: z.number(),
    bound: z.number(),
    prices: z.array(constraintPrice),
    /** Constraints that the time did not suffice for. */
    left: z.int(),
  }),
  z.object({
    kind: z.literal('robustness'),
    ...common,
    objective: z.string(),
    seed: z.int(),
    replicates: z.int(),
    asked: z.int(),
    value: z.object({ here: z.number(), low: z.number(), high: z.number() }),
    /** How far the choice falls behind the best of each sample: mean and 95th percentile, 0..1. */
    regret: z.object({ mean: z.number(), high: z.number() }),
    /** Share of the choice's lines that the samples choose too, on average. */
    kept: z.number(),
    lines: z.array(robustLine),
  }),
]);
export type InsightResult = z.infer<typeof insightResult>;
export type InsightOf<Kind extends InsightResult['kind']> = Extract<InsightResult, { kind: Kind }>;

export const exampleInsight: InsightOf<'leastBudget'> = {
  kind: 'leastBudget',
  cityCode: '440300',
  basis: {
    nature: '预估',
    source: '城市人群样本 × 公交线网',
    universe: '深圳市常住15岁及以上人口',
    universePersons: 14_000_000,
    period: '2026-12-01 至 2027-01-25',
    dataReleases: [],
    isDemo: true,
  },
  k: 1,
  reachShare: 0.3,
  targetPersons: 300_000,
  maxFen: 900_000_000,
  status: 'attained',
  enough: { costFen: 31_240_000, persons: 300_120, share: 0.30012, lines: [] },
  short: { budgetFen: 30_100_000, boundShare: 0.2998 },
  asked: 14,
};
