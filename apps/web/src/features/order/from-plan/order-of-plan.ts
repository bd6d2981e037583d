import { maxItems } from '@ooh/contract/domain/media-order';
import type { PlacementPlan } from '@ooh/contract/domain/placement-plan';
import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import type { CallInput } from '@ooh/contract/registry';
import { itemInputOf } from '../item-input.ts';

type NewOrder = CallInput<'mediaOrder/create'>;

/**
 * The order that buys what a smart-select plan has chosen, at the plan's discounts and on its days; or the reason why
 * there is none.
 */
export function orderOfPlan({ row, brief }: PlanDetail, placement: PlacementPlan): NewOrder | string {
  const { items } = placement;
  if (items.length === 0) return '方案没有您可以下单的媒体，请先选定线路或点位';
  if (items.length > maxItems)
    return `方案有 ${items.length} 行媒体，一个订单最多 ${maxItems} 行，请缩小方案`;
  const bought = new Set(items.map(({ cityCode }) => cityCode));
  return {
    brief: {
      name: row.name,
      mode: 'base',
      brandId: brief.brandId,
      productName: brief.productName || null,
      goal: brief.goal,
      cityCodes: brief.cityCodes.filter((city) => bought.has(city)),
      mediumIds: [...new Set(items.map(({ mediumId }) => mediumId))],
      startDate: placement.startDate,
      endDate: placement.endDate,
      budgetFen: brief.budgetFen,
      targetAudience: brief.targetAudience,
      wishes: { remark: brief.remark },
      smartPlanIds: [row.planId],
    },
    items: items.map(itemInputOf),
  };
}
