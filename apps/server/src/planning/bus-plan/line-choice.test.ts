import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { computedPlan, newPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 3000, lines: 12 });
});

const asked = {
  minVehiclesPerLine: 3,
  minVehiclesPerCity: 6,
  lineDesignFen: 50_000,
  excludedLineIds: ['440300-small-07'],
};

test('every line of the city is chosen, or says in a few words why not', async () => {
  const { planId } = await computedPlan(service, { budgetFen: 8_000_000 }, asked);
  const { lines } = await service.body('bus-plan/v1/getBusLineByPlanCity', { planId, cityCode });
  const chosen = lines.filter(({ suggestedVehicles }) => suggestedVehicles > 0);
  expect(chosen.length).toBeGreaterThan(0);
  for (const { suggestedVehicles, unchosenReason } of chosen) {
    expect(suggestedVehicles).toBeGreaterThanOrEqual(3);
    expect(unchosenReason).toBeNull();
  }
  for (const line of lines) {
    if (line.suggestedVehicles > 0) continue;
    if (line.lineId === '440300-small-07') expect(line.unchosenReason).toBe('已设为排除');
    else if (line.leastPurchase === null) expect(line.unchosenReason).toBe('可用车辆不足起投 3 辆');
    else if (line.unchosenReason !== null)
      expect(line.unchosenReason).toMatch(/重叠|每元新增|剩余预算|与已选线路相当/);
  }
  expect(lines.filter(({ unchosenReason }) => unchosenReason !== null).length).toBeGreaterThan(3);
});

test('the least purchase of a line is what evaluating it comes to', async () => {
  const { planId } = await newPlan(service, { budgetFen: 8_000_000 }, asked);
  const { lines } = await service.body('bus-plan/v1/getBusLineByPlanCity', { planId, cityCode });
  const [line] = lines.filter(({ leastPurchase, availableSingle }) => leastPurchase && availableSingle >= 3);
  const flights = [{ startDate: '2027-03-01', endDate: '2027-03-28' }];
  const delivery = {
    lines: [{ lineId: line.lineId, formId: 1, deck: 'single' as const, vehicles: 3, flights }],
  };
  const { amounts } = await service.body('v1/bus-plan/evaluate', { planId, cityCode, delivery });
  expect(line.leastPurchase).toMatchObject({ vehicles: 3 });
  // Rounded up, two fen a vehicle and two for the line.
  expect(line.leastPurchase!.fen - amounts.totalFen).toBeGreaterThanOrEqual(0);
  expect(line.leastPurchase!.fen - amounts.totalFen).toBeLessThanOrEqual(10);
  expect(line.unchosenReason).toBeNull();
});
