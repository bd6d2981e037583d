import { expect } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { expectSoon } from '../harness/expect-soon.ts';
import type { Journey } from '../harness/journey.ts';
import { screenshot, untilCalm } from '../harness/screenshot.ts';
import { orderOf } from '../harness/seeded-order.ts';
import { computePlan } from '../harness/seeded-plan.ts';
import { shenzhen } from '../harness/shenzhen.ts';

/** An order takes vehicles of a computed plan: its page says so, and adjusts it to what is free. */
export async function adjustTakenPlan(journey: Journey, list: string): Promise<void> {
  const { page, api } = journey;
  const planId = await computePlan(api, { name: '走查 车辆被占' });
  const where = { planId, cityCode: shenzhen };
  const { delivery } = await api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  const [wanted] = delivery.lines.toSorted((a, b) => b.vehicles - a.vehicles);
  const { lines } = await api.call('bus-plan/v1/getBusLineByPlanCity', where);
  const { lineName, availableSingle, availableDouble } = lines.find(
    ({ lineId }) => lineId === wanted.lineId,
  )!;
  const available = wanted.deck === 'double' ? availableDouble : availableSingle;
  // All but one of them.
  const [brand] = await api.call('common/getBrandNameList', { keyword: '星河汽车' });
  const order = orderOf('走查 占用车辆', brand.brandId, [{ line: wanted, quantity: available - 1 }]);
  const { orderId, version } = await api.call('mediaOrder/create', { ...order, submit: true });
  await api.call('v1/orders/transition', { orderId, version, state: 'planning', reason: null });
  await api.call('v1/orders/hold', { orderId, hours: 72, partial: false });

  await page.goto(`${list}/plan-bus?planId=${planId}`);
  await page.getByText('保存后可售车辆已变化，方案需要调整').waitFor();
  await page.getByText(`${lineName} 可售`).first().waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'smart-select-obstacle');
  await page.getByRole('button', { name: '按可售车辆调整' }).click();
  await page.getByText('保存后可售车辆已变化，方案需要调整').waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+s');
  await expectSoon(async () => {
    const saved = await api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
    return [saved.obstacle, saved.delivery.lines.find(({ lineId }) => lineId === wanted.lineId)?.vehicles];
  }).toEqual([null, 1]);
  journey.expectNoTrouble();
}
