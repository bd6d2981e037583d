import type { PlanState } from '@ooh/contract/domain/plan-names';

/** Why a smart-select plan cannot become an order now; undefined where it can. */
export function orderBlock(state: PlanState, hasChoice: boolean): string | undefined {
  if (state === 'computing') return '方案计算中，完成后可转为订单';
  if (state === 'stale') return '数据已变化，请重新计算后再转为订单';
  if (state !== 'ready') return '方案计算完成后可转为订单';
  return hasChoice ? undefined : '还没有选定线路或点位';
}
