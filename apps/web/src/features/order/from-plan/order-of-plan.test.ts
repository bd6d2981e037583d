import { createOrder } from '@ooh/contract/mediaOrder/create';
import { planBrief, planStrategy } from '@ooh/contract/domain/plan';
import { placementPlanExample, type PlacementPlan } from '@ooh/contract/domain/placement-plan';
import { exampleBrief, exampleRow, type PlanDetail } from '@ooh/contract/domain/smart-plan';
import { expect, test } from 'vitest';
import { itemForTest } from '../testing/item-for-test.ts';
import { orderOfPlan } from './order-of-plan.ts';

const brief = planBrief.parse({ ...exampleBrief, cityCodes: ['310100', '440300'], remark: '避开校区' });
const plan: PlanDetail = {
  row: exampleRow,
  brief,
  strategy: planStrategy.parse({}),
  audienceSentence: '男性',
  jobId: null,
  cities: [],
};
const placement = (items: PlacementPlan['items']): PlacementPlan => ({ ...placementPlanExample, items });

test('the order buys what the plan has chosen, at its discounts, in the cities that it buys in', () => {
  const face = itemForTest({ mediumId: 2, lineId: null, deck: null, faceId: 's1-1', quantity: 1 });
  const order = orderOfPlan(plan, placement([itemForTest(), face]));
  if (typeof order === 'string') throw new Error(order);
  expect(order.brief).toMatchObject({
    mode: 'base',
    brandId: brief.brandId,
    cityCodes: ['440300'],
    mediumIds: [1, 2],
    startDate: placementPlanExample.startDate,
    endDate: placementPlanExample.endDate,
    budgetFen: exampleRow.budgetFen,
    targetAudience: brief.targetAudience,
    smartPlanIds: [exampleRow.planId],
    wishes: { remark: '避开校区' },
  });
  expect(order.items).toMatchObject([
    { lineId: 'l-1', deck: 'single', quantity: 4, discountPermille: 850 },
    { faceId: 's1-1', quantity: 1, discountPermille: 850 },
  ]);
  // What is sent is what the service takes.
  expect(createOrder.input.safeParse(order).success).toBe(true);
});

test('a plan with nothing to order, or too much for one order, gives a message', () => {
  expect(orderOfPlan(plan, placement([]))).toContain('没有您可以下单的媒体');
  const many = Array.from({ length: 2001 }, (_, n) => itemForTest({ lineId: `l-${n}` }));
  expect(orderOfPlan(plan, placement(many))).toContain('最多 2000 行');
});
