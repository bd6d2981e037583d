/** Kinds of opportunities to improve an order. */
export const opportunityKinds = [
  'shortfall',
  'swap',
  'shift',
  'gap',
  'city',
  'retarget',
  'template',
] as const;
export type OpportunityKind = (typeof opportunityKinds)[number];

export const opportunityKindNames: Readonly<Record<OpportunityKind, string>> = {
  shortfall: '欠量补刊',
  swap: '低效替换',
  shift: '频次过高转移',
  gap: '缺口补点',
  city: '城市转移',
  retarget: '人群再触达',
  template: '下一波模板',
};

/** What a change brings: people of the audience with at least one contact, or with three. */
export const gainMetrics = ['reach', 'effective-reach'] as const;
export type GainMetric = (typeof gainMetrics)[number];

export const gainMetricNames: Readonly<Record<GainMetric, string>> = {
  reach: '到达率',
  'effective-reach': '3+ 到达率',
};

/** Contacts from which a person counts. */
export const leastContactsOf: Readonly<Record<GainMetric, number>> = { reach: 1, 'effective-reach': 3 };

/** 待处理 → 已采纳 → 已执行 → 已验证; 已忽略 by a decision; 已失效 once its units are sold or its rule no longer holds. */
export const opportunityStates = ['open', 'adopted', 'running', 'verified', 'ignored', 'lapsed'] as const;
export type OpportunityState = (typeof opportunityStates)[number];

export const opportunityStateNames: Readonly<Record<OpportunityState, string>> = {
  open: '待处理',
  adopted: '已采纳',
  running: '已执行',
  verified: '已验证',
  ignored: '已忽略',
  lapsed: '已失效',
};

/** Why an opportunity is ignored. */
export const ignoreReasons = ['cost', 'client', 'media', 'time', 'other'] as const;
export type IgnoreReason = (typeof ignoreReasons)[number];

export const ignoreReasonNames: Readonly<Record<IgnoreReason, string>> = {
  cost: '成本过高',
  client: '客户不接受',
  media: '媒体不可换',
  time: '时间不足',
  other: '其他',
};
