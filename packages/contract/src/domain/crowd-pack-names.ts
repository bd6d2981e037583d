/** 计算中 → 可用 | 失败; 已过期 once the panel that it was computed on has been replaced. */
export const packStates = ['computing', 'ready', 'failed', 'expired'] as const;
export const packStateNames = {
  computing: '计算中',
  ready: '可用',
  failed: '失败',
  expired: '已过期',
} as const;
export type PackState = (typeof packStates)[number];

/** What may happen to a pack. */
export const packEventKinds = [
  'created',
  'renamed',
  'moved',
  'validity',
  'archived',
  'restored',
  'recompute',
  'computed',
  'failed',
  'expired',
] as const;
export const packEventNames = {
  created: '新建',
  renamed: '重命名',
  moved: '移动目录',
  validity: '修改有效期',
  archived: '归档',
  restored: '取消归档',
  recompute: '重新计算',
  computed: '计算完成',
  failed: '计算失败',
  expired: '已过期',
} as const;
export type PackEventKind = (typeof packEventKinds)[number];

/** How the people of a pack are selected; 组合 for a combination of ways. */
export const packCategories = ['label', 'place', 'plan', 'upload', 'mixed'] as const;
export const packCategoryNames = {
  label: '标签圈选',
  place: '地理行为',
  plan: '方案生成',
  upload: '上传匹配',
  mixed: '组合规则',
} as const;
export type PackCategory = (typeof packCategories)[number];
