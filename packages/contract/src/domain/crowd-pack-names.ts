/** 计算中 → 可用 | 失败; 已过期 when the panel that its people were found in has been replaced. */
export const packStates = ['computing', 'ready', 'failed', 'expired'] as const;
export const packStateNames = {
  computing: '计算中',
  ready: '可用',
  failed: '失败',
  expired: '已过期',
} as const;
export type PackState = (typeof packStates)[number];

/** By how a pack's people are found; 组合 where several ways come together. */
export const packCategories = ['label', 'place', 'plan', 'upload', 'mixed'] as const;
export const packCategoryNames = {
  label: '标签圈选',
  place: '地理行为',
  plan: '方案生成',
  upload: '上传匹配',
  mixed: '组合规则',
} as const;
export type PackCategory = (typeof packCategories)[number];
