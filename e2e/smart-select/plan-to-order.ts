import { expect } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import type { Journey } from '../harness/journey.ts';
import { untilCalm } from '../harness/screenshot.ts';

/** Waits until the service has computed a plan. */
export async function untilReady(journey: Journey, planId: string): Promise<void> {
  const state = async () =>
    (await journey.api.call('ai-option-mode/getBasePlanDetail', { planId })).row.state;
  await expect.poll(state, { timeout: 120_000, interval: 500 }).toBe('ready');
}

/** Converts the plan on screen into an order and compares it with the placement of the plan. */
export async function orderOnScreen(journey: Journey, planId: string): Promise<void> {
  await journey.page.locator('button:enabled', { hasText: '转为订单' }).first().waitFor();
  await untilCalm(journey.page);
  await journey.page.locator('button:enabled', { hasText: '转为订单' }).first().click();
  const dialog = journey.page.getByRole('dialog', { name: '转为订单' });
  await dialog.getByText('含税合计').waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await dialog.getByRole('button', { name: '转为订单' }).click();
  await journey.page.waitForURL(/\/marketing\/order\/create\/step-3\?orderId=/);
  const orderId = new URL(journey.page.url()).searchParams.get('orderId')!;
  const plan = await journey.api.call('mediaOrder/getMediaPlacementPlanByPlanId', { planId });
  const order = await journey.api.call('mediaOrder/getById', { orderId });
  expect(order.brief.smartPlanIds).toEqual([planId]);
  expect(order.items).toHaveLength(plan.items.length);
  expect(order.row.amounts.netFen).toBe(plan.totals.netFen);
  expect(order.row.amounts.totalFen).toBe(plan.totals.totalFen);
  await journey.page.getByRole('grid', { name: '排期表' }).waitFor();
  await journey.page.goto('/marketing/order');
  await journey.page.getByRole('row', { name: new RegExp(order.row.orderNo) }).waitFor();
}
