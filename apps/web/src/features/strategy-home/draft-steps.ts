import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { draftTargetNames } from '@ooh/contract/domain/strategy-draft-names';
import { wanOfFen } from '../../ui/form/money-input.ts';

export interface DraftStep {
  readonly name: '洞察' | '目标' | '组合' | '生成';
  readonly isDone: boolean;
  /** The one figure of the step. */
  readonly figure: string;
  /** What is missing, or what it holds. */
  readonly note: string;
}

/** Parts of the brief that an order or a plan needs and that are missing. */
export function missingOf({ brandId, cityCodes, startDate, budgetFen }: StrategyDraft): string[] {
  return [
    ...(brandId === null ? ['品牌'] : []),
    ...(cityCodes.length === 0 ? ['城市'] : []),
    ...(startDate === null ? ['开始日期'] : []),
    ...(budgetFen === null ? ['预算'] : []),
  ];
}

/** 洞察 → 目标 → 组合 → 生成: how far a draft is, with one figure each. */
export function draftSteps(draft: StrategyDraft): readonly DraftStep[] {
  const { evidence, goal, budgetFen, combinationIds, chosenCombinationId, outcome } = draft;
  const missing = missingOf(draft);
  const outdated = evidence.filter(({ isOutdated }) => isOutdated).length;
  return [
    {
      name: '洞察',
      isDone: evidence.length > 0,
      figure: `${evidence.length} 条`,
      note: outdated > 0 ? `${outdated} 条数据已更新` : evidence.length > 0 ? '已固定' : '还没有固定的洞察',
    },
    {
      name: '目标',
      isDone: missing.length === 0,
      figure: budgetFen === null ? planGoalNames[goal] : `${wanOfFen(budgetFen)} 万元`,
      note: missing.length > 0 ? `缺：${missing.join('、')}` : planGoalNames[goal],
    },
    {
      name: '组合',
      isDone: chosenCombinationId !== null,
      figure: `${combinationIds.length} 个`,
      note: chosenCombinationId === null ? '可跳过，直接生成' : '已选定一个组合',
    },
    {
      name: '生成',
      isDone: outcome !== null,
      figure: outcome === null ? '未生成' : draftTargetNames[outcome.kind].replace('新建', ''),
      note: outcome?.title ?? '订单或智选方案',
    },
  ];
}

/** The step that is next: the first that is not done, 组合 aside, which may be left out. */
export const nextStep = (steps: readonly DraftStep[]): DraftStep | undefined =>
  steps.find(({ name, isDone }) => !isDone && name !== '组合');
