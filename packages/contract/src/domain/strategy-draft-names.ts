/** Permission group whose (city, medium) pairs limit the cities, media and findings of a draft. */
export const strategyGroup = 'smartMarketingData.wisdomCombinationData';

/** 进行中, 已生成 (an order or plan was made of it), 已归档. */
export const draftStates = ['open', 'handed-over', 'archived'] as const;
export type DraftState = (typeof draftStates)[number];
export const draftStateNames: Record<DraftState, string> = {
  open: '进行中',
  'handed-over': '已生成',
  archived: '已归档',
};

/** What an order or a plan is made of a draft. */
export const draftTargets = ['order', 'plan-bus', 'plan-geo', 'plan-ta'] as const;
export type DraftTarget = (typeof draftTargets)[number];
export const draftTargetNames: Record<DraftTarget, string> = {
  order: '新建订单',
  'plan-bus': '新建公交智选方案',
  'plan-geo': '新建地理围栏方案',
  'plan-ta': '新建 TA浓度方案',
};

/** Most findings pinned to one draft. */
export const mostEvidence = 30;

/** 预估, 按上刊记录测算, 第三方, 估算 of a rate card, or counted from records. */
export const evidenceNatures = ['预估', '按执行测算', '第三方', '估算', '统计'] as const;
