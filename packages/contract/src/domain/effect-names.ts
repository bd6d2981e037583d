/** 未开始, 中期评估, 结案评估. */
export const effectStages = ['before', 'interim', 'final'] as const;
export type EffectStage = (typeof effectStages)[number];

/**
 * 待评估: nothing computed of the present postings; 已出报告: computed, with figures of at least one city; 数据不足: computed,
 * but no city has figures; 第三方: a third party has reported.
 */
export const appraisalStates = ['waiting', 'computed', 'insufficient', 'third-party'] as const;
export type AppraisalState = (typeof appraisalStates)[number];

/** 达成, 部分达成, 未达成; open: 进行中, not reached while days are still to come. */
export const goalGrades = ['met', 'partly', 'missed', 'open'] as const;
export type GoalGrade = (typeof goalGrades)[number];
