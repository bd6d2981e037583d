import { z } from 'zod';
import { basis } from './figure.ts';
import { cityCode } from './region.ts';

/**
 * Questions about the choice of a city's lines. frontier: reach at other budgets; leastBudget: cost of
 * a target reach; prices: cost of each constraint; robustness: whether other samples give the same choice.
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
  /** Null where no plan within the budget meets the constraints. */
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
  /** Reason why there is no plan. */
  message: z.string().nullable(),
});

export const constraintPrice = z.object({
  /** The relaxed constraint, in words. */
  text: z.string(),
  /** Gain of the objective after choosing again. */
  gain: z.number(),
  /** Proved upper bound of the gain. */
  atMost: z.number(),
  /** The step valued at the dual price of the original proof; null for constraints that do not limit a sum. */
  byDual: z.number().nullable(),
  /** Change of the plan's cost. */
  changeFen: z.int(),
  /** Names of added and removed lines, at most five each. */
  linesIn: z.array(z.string()),
  linesOut: z.array(z.string()),
});

export const robustLine = z.object({
  lineId: z.string(),
  lineName: z.string(),
  /** Vehicles in the choice; 0 for lines outside it. */
  vehicles: z.int(),
  /** Share of the samples that choose it, 0..1. */
  chosenShare: z.number(),
  meanVehicles: z.number(),
  /** Rank by contribution: here, and the middle 90 % of the samples. Null outside the choice. */
  rank: z.object({ here: z.int(), low: z.number(), high: z.number() }).nullable(),
});

export const insightResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('frontier'),
    ...common,
    /** Minimum contacts that count as reached. */
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
    /** Price of all vehicles that the constraints allow. */
    maxFen: z.int(),
    /** attained: `enough` is set; impossible: proved unattainable even with `maxFen`; open: neither was found. */
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
    /** Number of constraints not computed for lack of time. */
    left: z.int(),
    /**
     * What the weights cost: shares of the audience reached at least k times by the plan and by the best one for which
     * every contact counts alike, and the proved limit of that. Null where every contact counts alike already.
     */
    weights: z
      .object({ k: z.int(), share: z.number(), alikeShare: z.number(), alikeBoundShare: z.number() })
      .nullable(),
  }),
  z.object({
    kind: z.literal('robustness'),
    ...common,
    objective: z.string(),
    seed: z.int(),
    replicates: z.int(),
    asked: z.int(),
    value: z.object({ here: z.number(), low: z.number(), high: z.number() }),
    /** Shortfall of the choice against the best of each sample: mean and 95th percentile, 0..1. */
    regret: z.object({ mean: z.number(), high: z.number() }),
    /** Mean share of the choice's lines that a sample also chooses. */
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
