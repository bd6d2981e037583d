import { z } from 'zod';

/** Cities in which an audience is estimated at once. */
export const mostEstimatedCities = 10;

/** Flags of the screens on which audiences are composed. */
export const audiencePermit = {
  anyOf: [
    'investmentOrderData.wiseChoicePatternData.isEnabled',
    'investmentOrderData.orderPatternData.isEnabled',
    'smartMarketingData.numeracyTaData.isEnabled',
    'smartMarketingData.cbdInsightData.isEnabled',
    'digitalAssetRoleData.aoiDataBaseData.isEnabled',
    'digitalAssetRoleData.cityNumericalPerspectiveData.isEnabled',
    'smartMarketingData.wisdomCityData.isEnabled',
    'smartMarketingData.wisdomCombinationData.isEnabled',
  ],
} as const;

export const labelJoins = ['and', 'or', 'minus'] as const;
export type LabelJoin = (typeof labelJoins)[number];

/** A person satisfies a condition by carrying any one of its labels. */
export const labelCondition = z.object({
  /** How this condition combines with those before it in its group: 且, 或, 差. Ignored for the first. */
  join: z.enum(labelJoins).default('and'),
  labelIds: z.array(z.int().min(1).max(1_000_000)).min(1, '条件至少选择一个标签').max(100),
});

export const labelGroup = z.object({
  join: z.enum(labelJoins).default('and'),
  conditions: z.array(labelCondition).min(1).max(4, '每组最多 4 个条件'),
});

/** Two-level rule over labels, read from left to right; no group means all people (全体人群). */
export const labelRule = z.object({
  groups: z.array(labelGroup).max(5, '最多 5 个条件组').default([]),
});

/** An audience is a rule over labels or the persons of a crowd pack. */
export const targetAudience = labelRule
  .extend({
    /** A pack that is ready, of the user's organisation or of the platform; without conditions of one's own. */
    packId: z.string().min(1).max(40).optional(),
    /** Name of the pack, for sentences. The service writes it, whatever is sent. */
    packName: z.string().max(60).optional(),
    /** Grows with every change of the pack's persons. The service writes it, whatever is sent. */
    packEdition: z.int().min(0).optional(),
  })
  .refine(
    ({ groups, packId }) => packId === undefined || groups.length === 0,
    '目标人群可以是标签条件或人群包，不能两者都有；需要再筛选时请用「组合」新建人群包',
  );
export type TargetAudience = z.infer<typeof targetAudience>;
export type LabelGroup = z.infer<typeof labelGroup>;

/** Whether an audience is chosen: without one, TA浓度 is always 100 % and TGI 100, which carries no information. */
export const isAudienceChosen = ({ groups, packId }: TargetAudience): boolean =>
  groups.length > 0 || packId !== undefined;

/** Whether a request is about all people. */
export const isOfEverybody = ({ targetAudience }: { readonly targetAudience: TargetAudience }): boolean =>
  !isAudienceChosen(targetAudience);

/** Reason why a figure of the audience is not shown. */
export const noAudienceReason = '未设目标人群';

interface LabelNode {
  labelId: number;
  name: string;
  /** Share of the panel's people who carry it, 0..1, null where unknown. */
  share: number | null;
}

/** Crowd labels: category (基础属性 …) → dimension (年龄 …) → label. */
export const crowdLabelTree = z.array(
  z.object({
    category: z.string(),
    dimensions: z.array(
      z.object({
        dimension: z.string(),
        /** True when a person carries at most one label of the dimension. */
        exclusive: z.boolean(),
        labels: z.array(
          z.object({
            labelId: z.int(),
            name: z.string(),
            share: z.number().nullable(),
          }) satisfies z.ZodType<LabelNode>,
        ),
      }),
    ),
  }),
);
export type CrowdLabelTree = z.infer<typeof crowdLabelTree>;

const joinLabels: Record<LabelJoin, string> = { and: ' 且 ', or: ' 或 ', minus: ' 差 ' };

/** The readable sentence of an audience: 「25–35岁 且 (有车 或 高消费) 差 学生」, 「人群包「会员」」. */
export function sentenceOf(audience: TargetAudience, nameOf: (labelId: number) => string): string {
  if (!isAudienceChosen(audience)) return '全体人群';
  if (audience.packId !== undefined) return `人群包「${audience.packName ?? audience.packId}」`;
  const conditionText = (labelIds: readonly number[]) => {
    const names = labelIds.map(nameOf).join(' 或 ');
    return labelIds.length > 1 ? `(${names})` : names;
  };
  return audience.groups
    .map((group, index) => {
      const inner = group.conditions
        .map(
          (condition, at) => (at === 0 ? '' : joinLabels[condition.join]) + conditionText(condition.labelIds),
        )
        .join('');
      const wrapped = audience.groups.length > 1 && group.conditions.length > 1 ? `(${inner})` : inner;
      return (index === 0 ? '' : joinLabels[group.join]) + wrapped;
    })
    .join('');
}
