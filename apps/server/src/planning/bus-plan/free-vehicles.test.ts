import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { computedPlan, computePlan, newPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { dayAhead, orderBriefOf, plannedOrder } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 600, lines: 8 });
  await seedSmallInventory(service, cityCode, { shelters: 4 });
});

/** Vehicles of the single deck that a plan from a day on for four weeks is shown as free. */
async function freeFrom(daysAhead: number, lineId: string): Promise<number> {
  const { planId } = await newPlan(service, { startDate: dayAhead(service, daysAhead) });
  return freeOf(planId, lineId);
}

async function freeOf(planId: string, lineId: string): Promise<number> {
  const { lines } = await service.body('bus-plan/v1/getBusLineByPlanCity', { planId, cityCode });
  return lines.find((line) => line.lineId === lineId)!.availableSingle;
}

/** An order holds vehicles of a line from day 70 to 97. */
async function hold(lineId: string, quantity: number, smartPlanIds: string[] = []) {
  const item = { cityCode, mediumId: 1, formId: 1, lineId, deck: 'single' as const, quantity };
  const days = { startDate: dayAhead(service, 70), endDate: dayAhead(service, 97) };
  const brief = { mediumIds: [1], smartPlanIds, ...days };
  const { orderId } = await plannedOrder(service, [{ ...item, ...days }], brief);
  const { conflicts } = await service.body('v1/orders/check-availability', { orderId });
  if (conflicts.length > 0) return conflicts.map(({ message }) => message);
  await service.body('v1/orders/hold', { orderId });
  return [];
}

test('vehicles that an order holds are neither shown as free nor chosen on its days', async () => {
  // Five vehicles, of which one is in publication for the next two months.
  expect([await freeFrom(10, '440300-small-01'), await freeFrom(70, '440300-small-01')]).toEqual([4, 5]);
  expect(await hold('440300-small-01', 3)).toEqual([]);
  expect(await freeFrom(70, '440300-small-01')).toBe(2);
  expect(await freeFrom(97, '440300-small-01')).toBe(2);
  expect(await freeFrom(98, '440300-small-01')).toBe(5);
  expect(await hold('440300-small-01', 2)).toEqual([]);
  expect(await freeFrom(70, '440300-small-01')).toBe(0);
  const brief = { startDate: dayAhead(service, 70), budgetFen: 90_000_000 };
  const { planId } = await computedPlan(service, brief);
  const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
  const chosen = saved.delivery.lines.map(({ lineId }) => lineId);
  expect(chosen).toContain('440300-small-00');
  expect(chosen).not.toContain('440300-small-01');
  const must = await newPlan(service, brief, { mustLineIds: ['440300-small-01'] });
  const job = await computePlan(service, must);
  expect(job.state).toBe('failed');
  expect(job.message).toContain('2路');
});

test('an order takes as many vehicles as are free when it begins, and what is refused says how many', async () => {
  // Four of the line are free today, five from day 60 on.
  expect(await hold('440300-small-07', 5)).toEqual([]);
  const days = { startDate: dayAhead(service, 70), endDate: dayAhead(service, 97) };
  const item = {
    cityCode,
    mediumId: 1,
    formId: 1,
    lineId: '440300-small-07',
    deck: 'single' as const,
    quantity: 6,
  };
  const answer = await service.call('mediaOrder/create', {
    brief: orderBriefOf(service, { mediumIds: [1], ...days }),
    items: [{ ...item, ...days }],
  });
  expect(answer.envelope?.message).toContain('第 1 行 8路（单层）：数量 6 超过可售 5');
  expect(await hold('440300-small-07', 1)).toEqual([expect.stringMatching(/需要 1辆，只有 0辆可用/)]);
});

test('what a plan’s own orders hold stays free for the plan', async () => {
  const { planId } = await newPlan(service, { startDate: dayAhead(service, 70) });
  const before = await freeOf(planId, '440300-small-03');
  expect(await hold('440300-small-03', 2, [planId])).toEqual([]);
  expect(await freeOf(planId, '440300-small-03')).toBe(before);
  expect(await freeFrom(70, '440300-small-03')).toBe(before - 2);
});

test('a flight has the same vehicles on every day on which it is asked for, until the lines or orders change', async () => {
  // Five vehicles, of which one is in publication for two months from the day of the register on.
  const { planId } = await newPlan(service, { startDate: dayAhead(service, 70) });
  const before = await freeOf(planId, '440300-small-05');
  expect(before).toBeGreaterThan(await freeFrom(10, '440300-small-05'));
  for (const days of [11, 60]) {
    service.advance(days * 86_400_000);
    expect(await freeOf(planId, '440300-small-05')).toBe(before);
    service.advance(-days * 86_400_000);
  }
});

test('a plan of vehicles that are no longer sold says so in place of its figures, until it keeps within what is', async () => {
  const { planId } = await newPlan(service, { startDate: dayAhead(service, 70) });
  const where = { planId, cityCode };
  const read = () => service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  const save = async (vehicles: number) =>
    service.body('bus-plan/v1/saveCityBusLinePlanDeliveryData', {
      ...where,
      deliveryVersion: (await read()).deliveryVersion,
      delivery: {
        lines: [
          {
            lineId: '440300-small-05',
            formId: 1,
            deck: 'single',
            vehicles,
            flights: [{ startDate: dayAhead(service, 70), endDate: dayAhead(service, 97) }],
          },
        ],
      },
    });
  await save(6);
  expect(await read()).toMatchObject({ obstacle: null, evaluation: { vehicles: 6 } });
  // An order takes three: one of the plan's own leaves it as it is, another's does not.
  const free = await freeOf(planId, '440300-small-05');
  expect(await hold('440300-small-05', 1, [planId])).toEqual([]);
  expect(await read()).toMatchObject({ obstacle: null, evaluation: { vehicles: 6 } });
  expect(await hold('440300-small-05', 2)).toEqual([]);
  expect(await read()).toMatchObject({
    obstacle: `第 1 行：6路 可售单层车 ${free - 2} 辆，方案共选 6 辆`,
    evaluation: null,
  });
});
