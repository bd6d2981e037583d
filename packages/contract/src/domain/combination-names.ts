/** Permission group whose (city, medium) pairs limit everything in goals and combinations. */
export const combinationGroup = 'smartMarketingData.wisdomCombinationData';

/** Recommendations of a target: most effect, least money, easy to carry out. */
export const proposalKinds = ['best', 'least', 'easy'] as const;
export type ProposalKind = (typeof proposalKinds)[number];
export const proposalKindNames = { best: '效果最高', least: '最省', easy: '易执行' } as const;

/** 存下的组合从哪来. */
export const combinationKinds = ['target', 'scene'] as const;
export const combinationKindNames = { target: '按目标', scene: '按场景' } as const;

/** Scenes of a day out, with the types of AOI that make each. */
export const sceneNames = ['通勤', '商务', '校园', '医疗', '居家', '购物', '休闲', '亲子', '运动'] as const;
export type SceneName = (typeof sceneNames)[number];

/**
 * Units in which media are usually bought (行业惯例), by medium: vehicles of a line and form, or faces of one form, level
 * and district. Bus bodies besides need `usualPurchase.vehiclesPerCity` in a city.
 */
const leastUnits: Readonly<Record<number, number>> = {
  1: 5,
  2: 10,
  3: 4,
  4: 4,
  5: 50,
  6: 50,
  7: 1,
  8: 1,
  9: 20,
  10: 1,
  11: 1,
  12: 1,
};
export const leastUnitsOf = (mediumId: number): number => leastUnits[mediumId] ?? 1;

/** Most lots of one combination, and combinations that are compared at once. */
export const mostLots = 1500;
export const mostCompared = 4;

/** Weights of a scene's index: TA浓度, 覆盖, 成本, 空位. */
export const sceneWeights = { concentration: 40, coverage: 30, cost: 20, vacancy: 10 } as const;
/** Fewer free units say nothing of a scene. */
export const leastSceneUnits = 5;
