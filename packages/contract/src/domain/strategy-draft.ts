import { z } from 'zod';
import { orderDay } from './media-order.ts';
import { planGoals } from './plan.ts';
import { cityCode } from './region.ts';
import { savedVersionOrNone } from './saved-version.ts';
import { draftStates, draftTargets, evidenceNatures, mostEvidence } from './strategy-draft-names.ts';
import { targetAudience } from './target-audience.ts';

export { strategyGroup } from './strategy-draft-names.ts';

/** Permission flag of strategy drafts: that of the module's page. */
export const strategyPermit = { anyOf: ['smartMarketingData.pageIsEnabled'] } as const;

/** A pinned finding holds the figures that its user was shown: under strict privacy they had their noise then. */
export const draftPrivacy = { open: '洞察是固定时用户已看到的数字，严格模式下当时已加噪' } as const;

export const draftId = z.string().min(1).max(40);
const brandId = z.string().min(1).max(64);
const mediumId = z.int().min(1).max(10_000);
const objectId = z.string().min(1).max(64);

/** What a draft aims at; every part may be left out while it is open. */
export const draftAim = z.object({
  k: z.int().min(1).max(10).optional(),
  reachShare: z.number().min(0).max(1).optional(),
  frequency: z.number().min(0).max(1000).optional(),
  cpmFen: z.number().min(0).max(1e9).optional(),
});

/** The content of a strategy draft (策略草稿): a brief in the making, carried through the strategy screens. */
export const draftContent = z.object({
  name: z.string().trim().min(1, '请填写草稿名称').max(60, '草稿名称最多 60 字'),
  brandId: brandId.nullable().default(null),
  productName: z.string().max(60).default(''),
  /** Empty: that of the brand. */
  industry: z.string().max(40).default(''),
  goal: z.enum(planGoals).default('brand'),
  rivalBrandIds: z.array(brandId).max(5, '竞品最多 5 个').default([]),
  cityCodes: z.array(cityCode).max(10, '最多选择 10 个城市').default([]),
  targetAudience: targetAudience.prefault({}),
  /** Empty: all media. */
  mediumIds: z.array(mediumId).max(50).default([]),
  excludedMediumIds: z.array(mediumId).max(50).default([]),
  placeSetIds: z.array(objectId).max(20).default([]),
  /** First day; null while it is open. */
  startDate: orderDay.nullable().default(null),
  weeks: z.int().min(1, '至少 1 周').max(52, '最多 52 周').default(4),
  /** Null while it is open. */
  budgetFen: z.int().min(100, '预算须大于 0').max(1e14).nullable().default(null),
  aim: draftAim.prefault({}),
  combinationIds: z.array(objectId).max(20).default([]),
  chosenCombinationId: objectId.nullable().default(null),
  /** Whether the owner's organisation reads and edits it: 自己 or 本组织. */
  isShared: z.boolean().default(false),
});
export type DraftContent = z.output<typeof draftContent>;

/** A finding of a screen with the figures that it is based on, as it is pinned. */
export const evidenceInput = z.object({
  /** Route of the screen, for example /strategy/competition. */
  screen: z.string().startsWith('/').max(120),
  title: z.string().trim().min(1).max(60),
  sentence: z.string().trim().min(1).max(300),
  figures: z
    .array(
      z.object({
        name: z.string().min(1).max(30),
        /** Null where it is withheld. */
        value: z.number().nullable(),
        unit: z.string().max(12),
        low: z.number().nullable().default(null),
        high: z.number().nullable().default(null),
        nature: z.enum(evidenceNatures),
      }),
    )
    .max(12)
    .default([]),
  /** 口径 in words. */
  basis: z.string().max(300),
  /** Address of the screen with its state, without the origin. */
  address: z.string().startsWith('/').max(2000),
  /** Cities and media that it is about; whoever may not see one of them does not see the finding. */
  cityCodes: z.array(cityCode).max(60).default([]),
  mediumIds: z.array(mediumId).max(50).default([]),
});
export type EvidenceInput = z.input<typeof evidenceInput>;
export type EvidenceContent = z.output<typeof evidenceInput>;

export const evidence = evidenceInput.extend({
  evidenceId: z.string(),
  pinnedAt: z.string(),
  pinnedBy: z.string(),
  /** True where data of its cities were published since: 「数据已更新，可刷新」. */
  isOutdated: z.boolean(),
});
export type Evidence = z.output<typeof evidence>;

const draftOutcome = z.object({
  kind: z.enum(draftTargets),
  id: z.string(),
  /** Number and name of the order or plan as it was made. */
  title: z.string(),
});

/** A draft as its reader sees it: without cities, media and findings outside the reader's grants. */
export const strategyDraft = draftContent.extend({
  draftId,
  brandName: z.string().nullable(),
  rivalBrands: z.array(z.object({ brandId: z.string(), brandName: z.string() })),
  cities: z.array(z.object({ cityCode: z.string(), cityName: z.string() })),
  audienceSentence: z.string(),
  evidence: z.array(evidence).max(mostEvidence),
  /** Cities and findings that the reader may not see. */
  hiddenCities: z.int(),
  hiddenEvidence: z.int(),
  outcome: draftOutcome.nullable(),
  state: z.enum(draftStates),
  isOwn: z.boolean(),
  ownerName: z.string(),
  version: z.int(),
  updatedAt: z.string(),
});
export type StrategyDraft = z.output<typeof strategyDraft>;

/** Facts of a draft by city: its cities, and its findings under each of theirs. */
export const draftFacts = (draft: StrategyDraft): object[] => [
  ...draft.cities.map((city) => ({ draftId: draft.draftId, ...city })),
  ...draft.evidence.flatMap(({ evidenceId, cityCodes }) =>
    cityCodes.map((code) => ({ evidenceId, cityCode: code })),
  ),
];

/** A change of a draft: its whole content over a version; without an id, a new draft. */
export const draftChange = draftContent.extend({
  draftId: draftId.optional(),
  /** The version that it is based on; 0 for a new one. */
  version: savedVersionOrNone,
});

export const exampleDraft: StrategyDraft = {
  draftId: 'd-1',
  name: '星河汽车冬季新品',
  brandId: 'b-0001',
  brandName: '星河汽车',
  productName: '',
  industry: '汽车',
  goal: 'launch',
  rivalBrandIds: [],
  rivalBrands: [],
  cityCodes: ['440300'],
  cities: [{ cityCode: '440300', cityName: '深圳市' }],
  targetAudience: { groups: [] },
  audienceSentence: '全体人群',
  mediumIds: [],
  excludedMediumIds: [],
  placeSetIds: [],
  startDate: '2027-03-01',
  weeks: 8,
  budgetFen: 300_000_000,
  aim: {},
  combinationIds: [],
  chosenCombinationId: null,
  isShared: false,
  evidence: [],
  hiddenCities: 0,
  hiddenEvidence: 0,
  outcome: null,
  state: 'open',
  isOwn: true,
  ownerName: '策划示例',
  version: 1,
  updatedAt: '2026-11-21T08:00:00.000Z',
};

export const exampleEvidence: EvidenceInput = {
  screen: '/strategy/competition',
  title: '深圳候车亭是空白',
  sentence: '近 12 个月汽车行业在深圳候车亭花费 320 万元，本品牌为 0。',
  figures: [{ name: '行业花费', value: 3_200_000, unit: '元', nature: '估算' }],
  basis: '刊例价花费（估算），不含折扣',
  address: '/strategy/competition?brand=b-0001',
  cityCodes: ['440300'],
  mediumIds: [2],
};
