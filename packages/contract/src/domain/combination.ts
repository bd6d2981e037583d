import { z } from 'zod';
export { combinationGroup } from './combination-names.ts';
import { combinationKinds, mostLots, proposalKinds } from './combination-names.ts';
import { amounts } from './evaluation.ts';
import { basis, figure, shareRange } from './figure.ts';
import { orderDay } from './media-order.ts';
import { planGoals } from './plan-names.ts';
import { cityCode } from './region.ts';
import { targetAudience } from './target-audience.ts';

/** Flags of the screens of goals and combinations. */
export const combinationPermit = {
  anyOf: [
    'smartMarketingData.wisdomTargetData.targetShowState',
    'smartMarketingData.wisdomCombinationData.isEnabled',
  ],
} as const;

const mediumIds = z.array(z.int().min(1).max(10_000)).max(50).default([]);

/** For whom, where and when media are combined. */
export const combinationBase = z.object({
  cityCodes: z.array(cityCode).min(1, '请选择城市').max(10, '最多选择 10 个城市'),
  targetAudience,
  startDate: orderDay,
  weeks: z.int().min(1, '至少 1 周').max(52, '最多 52 周'),
  /** Whose rivals do not stand at the same positions. */
  brandId: z.string().min(1).max(40).optional(),
});

/** A goal with its limits. */
export const combinationBrief = combinationBase.extend({
  goal: z.enum(planGoals).default('brand'),
  budgetFen: z.int().min(100_00, '预算至少 100 元').max(1e13, '预算过大'),
  /** Share of the audience that the cheapest combination is looked for; absent: what the budget reaches. */
  targetShare: z.number().gt(0).max(1).optional(),
  /** Contacts from which on a person counts. */
  k: z.int().min(1).max(5).default(1),
  /** Media that may be bought; empty: all granted ones. */
  mediumIds,
  mustMediumIds: mediumIds,
  excludedMediumIds: mediumIds,
  /** Greatest share of the budget for one medium. */
  largestShare: z.number().min(0.1).max(1).default(0.7),
});
export type CombinationBrief = z.output<typeof combinationBrief>;

const unitId = z.string().min(1).max(120);

/** Units of a lot, as an order buys them on all days of the flight. */
const lotUnit = z
  .object({
    faceId: unitId.optional(),
    lineId: unitId.optional(),
    deck: z.enum(['single', 'double']).optional(),
    quantity: z.int().min(1).max(1000),
  })
  .refine((unit) => (unit.faceId === undefined) !== (unit.lineId === undefined), '须给出面或线路之一');

export const lotInput = z.object({
  cityCode,
  mediumId: z.int().min(1).max(10_000),
  formId: z.int().min(1).max(10_000),
  units: z.array(lotUnit).min(1).max(200),
});
export type LotInput = z.output<typeof lotInput>;
export const lotInputs = z
  .array(lotInput)
  .min(1, '组合里还没有媒体')
  .max(mostLots, `最多 ${mostLots} 个采购单元`);

/** A purchasing unit as it is shown. */
export const lot = lotInput.extend({
  cityName: z.string(),
  mediumName: z.string(),
  formName: z.string(),
  /** A line with its deck, or level and district of faces. */
  name: z.string(),
  districtName: z.string().nullable(),
  unit: z.string(),
  /** Vehicles or faces. */
  quantity: z.int(),
  amounts,
});
export type Lot = z.infer<typeof lot>;

const mediumPart = z.object({
  cityCode: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  unit: z.string(),
  quantity: z.int(),
  netFen: z.int(),
  /** Share of the audience reached by the medium alone, and lost without it. */
  aloneShare: figure,
  addedShare: figure,
  taImpressions: figure,
  taCpmFen: z.int().nullable(),
});

const cityPart = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  /** Why there are no figures. */
  reason: z.string().nullable(),
  basis: basis.nullable(),
  netFen: z.int(),
  taUniverse: figure,
  reach: figure,
  reachShare: figure,
});

/** What a combination does to its audience, cities together. */
export const mixEvaluation = z.object({
  amounts,
  audienceSentence: z.string(),
  taUniverse: figure,
  reach: figure,
  reachShare: figure,
  reachShareRange: shareRange,
  frequency: figure,
  impressions: figure,
  taImpressions: figure,
  taCpmFen: z.int().nullable(),
  /** k = 1 … 10; empty where withheld. */
  reachAtLeast: z.array(z.object({ k: z.int(), persons: z.number(), share: z.number() })),
  /** Share of the audience reached by the end of each week; empty where withheld. */
  weeks: z.array(z.object({ week: z.int(), share: z.number() })),
  cities: z.array(cityPart),
  media: z.array(mediumPart),
  /** Lots of which the contact model knows nothing. */
  unmodelledUnits: z.int(),
});
export type MixEvaluation = z.infer<typeof mixEvaluation>;

/** A share of the audience that is proved on the panel; null where it is withheld. */
const shareOrNull = z.number().nullable();

export const proposal = z.object({
  kind: z.enum(proposalKinds),
  lots: z.array(lot),
  evaluation: mixEvaluation,
  /** Checked by the independent checker: no combination within the budget reaches more than `bound`. */
  certificate: z.object({
    budgetFen: z.int(),
    value: shareOrNull,
    bound: shareOrNull,
    gap: shareOrNull,
    /** What the bound says nothing of. */
    notProved: z.array(z.string()),
  }),
  /** Reach of the best combination minus this one's, on the same persons; null for the best. */
  difference: figure.nullable(),
});
export type Proposal = z.infer<typeof proposal>;

const frontierPoint = z.object({
  budgetFen: z.int(),
  costFen: z.int().nullable(),
  share: shareOrNull,
  boundShare: shareOrNull,
  /** What is bought of each medium, fen. */
  mix: z.array(z.object({ mediumId: z.int(), mediumName: z.string(), fen: z.int() })),
});

const mixConflict = z.object({
  constraint: z.string(),
  text: z.string(),
  /** What to change so that this constraint no longer stands in the way. */
  fix: z
    .object({
      label: z.string(),
      change: z.object({
        budgetFen: z.int().optional(),
        largestShare: z.number().optional(),
        withoutMustMediumId: z.int().optional(),
      }),
    })
    .nullable(),
});

/** What one constraint a step looser would bring. */
const mixStep = z.object({
  text: z.string(),
  /** Share of the audience that the search found more, and the proved most. */
  gain: z.number(),
  atMost: z.number(),
});

const proposalStates = ['waiting', 'first', 'proved', 'infeasible', 'failed'] as const;

export const combinationProposal = z.object({
  proposalId: z.string(),
  jobId: z.string(),
  state: z.enum(proposalStates),
  brief: combinationBrief,
  /** Why there is nothing; the user's to change. */
  message: z.string().nullable(),
  /** Lots that can be bought, by which the proof is limited. */
  candidates: z.array(
    z.object({
      cityCode: z.string(),
      mediumId: z.int(),
      mediumName: z.string(),
      lots: z.int(),
      freeUnits: z.int(),
    }),
  ),
  citiesWithoutFigures: z.array(z.object({ cityCode: z.string(), cityName: z.string(), reason: z.string() })),
  proposals: z.array(proposal),
  frontier: z.array(frontierPoint),
  steps: z.array(mixStep),
  conflicts: z.array(mixConflict),
  /** What the cheapest combination was looked for; `isImpossible` where no combination within the budget has it, proved. */
  target: z
    .object({ share: z.number(), isImpossible: z.boolean(), notBelowFen: z.int().nullable() })
    .nullable(),
});
export type CombinationProposal = z.infer<typeof combinationProposal>;

/** A stored combination without its lots. */
export const combinationRow = z.object({
  combinationId: z.string(),
  name: z.string(),
  kind: z.enum(combinationKinds),
  goal: z.enum(planGoals),
  cityCodes: z.array(z.string()),
  cityNames: z.array(z.string()),
  mediumIds: z.array(z.int()),
  mediumNames: z.array(z.string()),
  startDate: z.string(),
  weeks: z.int(),
  budgetFen: z.int(),
  netFen: z.int(),
  lots: z.int(),
  quantity: z.int(),
  reachShare: figure,
  /** Distance from the proved most, 0..1; null where nothing was proved. */
  gap: z.number().nullable(),
  taCpmFen: z.int().nullable(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  isSample: z.boolean(),
  version: z.int(),
  updatedAt: z.string(),
});
export type CombinationRow = z.infer<typeof combinationRow>;

export const combinationId = z.string().min(1).max(40);
export const combinationName = z.string().trim().min(1, '请填写组合名称').max(60, '组合名称最多 60 字');
