export const planKinds = ['bus', 'geo', 'ta'] as const;
export const planKindNames = { bus: '公交智选', geo: '地理围栏', ta: 'TA浓度' } as const;

/** 草稿 → 计算中 → 已生成 | 计算失败; 已失效 when its data or prices changed. */
export const planStates = ['draft', 'computing', 'ready', 'failed', 'stale'] as const;
export const planStateNames = {
  draft: '草稿',
  computing: '计算中',
  ready: '已生成',
  failed: '计算失败',
  stale: '已失效',
} as const;
export type PlanState = (typeof planStates)[number];

/** Marketing goals and the objective that each implies. */
export const planGoals = ['brand', 'launch', 'store', 'region'] as const;
export const planGoalNames = {
  brand: '品牌认知',
  launch: '新品上市',
  store: '促销到店',
  region: '区域渗透',
} as const;

/** Kinds of areas of a TA-concentration plan: 网格, AOI or 商圈. */
export const areaKinds = ['cell', 'aoi', 'district'] as const;
export const areaKindNames = { cell: '网格', aoi: 'AOI', district: '商圈' } as const;
export type AreaKind = (typeof areaKinds)[number];

/** Minimum and maximum size of a drawn area, m². */
export const drawnSquareMeters = { least: 1000, most: 500_000_000 } as const;
