import { expect, test } from 'vitest';
import { measuredCity, startMeasuredOrder, unknownCity } from '../../testing/measured-order.ts';
import { expectFailure } from '../../testing/test-service.ts';

const measured = startMeasuredOrder();
const { service } = measured;
const as = { as: 'customer' } as const;

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);
const input = () => ({ orderId: measured.order.orderId });
const overview = () => service.body('effectestimate/{orderId}/entiretyExposureCrowd', input(), as);

test('the cells add up to the impressions, unit-days and net price of the order', async () => {
  const { cells, margins } = await service.body('v1/effect/cube', input(), as);
  const { comparison } = await overview();
  expect(
    sum(cells.map((cell) => cell.plannedImpressions)) / comparison.planned.impressions.value!,
  ).toBeCloseTo(1, 6);
  expect(sum(cells.map((cell) => cell.actualImpressions)) / comparison.actual.impressions.value!).toBeCloseTo(
    1,
    6,
  );
  const situation = await service.body('effectestimate/{orderId}/mediaPlacementSituation', input(), as);
  expect(sum(cells.map((cell) => cell.netFen))).toBe(sum(situation.rows.map((row) => row.netFen)));
  expect(sum(cells.map((cell) => cell.unitDays))).toBe(sum(situation.rows.map((row) => row.plannedUnitDays)));
  expect(sum(cells.map((cell) => cell.actualUnitDays))).toBe(
    sum(situation.rows.map((row) => row.actualUnitDays)),
  );
  // The order runs for 28 days and is in its third week.
  const own = cells.filter((cell) => cell.cityCode === measuredCity);
  expect(own.map((cell) => cell.week)).toEqual([1, 2, 3, 4]);
  expect(own.map((cell) => cell.actualImpressions === null)).toEqual([false, false, false, true]);
  const [whole] = margins;
  expect(whole.plannedReach).toEqual(comparison.planned.reach);
  expect(whole.actualReachShare).toEqual(comparison.actual.reachShare);
});

test('a week of the cube is what its vehicle-days bring, by a direct computation', async () => {
  const { cells } = await service.body('v1/effect/cube', input(), as);
  const [first] = cells.filter((cell) => cell.cityCode === measuredCity);
  const planned = measured.total(measured.contacts([3 * 7, 2 * 7]), (mean) => mean, true);
  // One vehicle all week and one from the fifth day on; of the other line one all week.
  const actual = measured.total(measured.contacts([7 + 3, 7]), (mean) => mean, true);
  expect(first.plannedImpressions! / planned).toBeCloseTo(1, 5);
  expect(first.actualImpressions! / actual).toBeCloseTo(1, 5);
});

test('what was planned less all causes is what ran, in every row and altogether', async () => {
  const { rows, total } = await service.body('v1/effect/loss', input(), as);
  const { comparison } = await overview();
  expect(total.plannedImpressions).toBe(comparison.planned.impressions.value);
  const lost = sum(total.causes.map((cause) => cause.impressions)) + total.merged;
  expect((total.plannedImpressions! - lost) / comparison.actual.impressions.value!).toBeCloseTo(1, 6);
  for (const row of rows.filter(({ mediumId }) => mediumId !== null)) {
    expect(row.plannedUnitDays - sum(row.causes.map(({ unitDays }) => unitDays))).toBe(row.actualUnitDays);
    if (row.actualImpressions === null) continue;
    const own = row.plannedImpressions! - sum(row.causes.map(({ impressions }) => impressions));
    expect(own / row.actualImpressions).toBeCloseTo(1, 6);
  }
  const shenzhen = rows.find(({ cityCode, mediumId }) => cityCode === measuredCity && mediumId === 1)!;
  const of = (name: string) => shenzhen.causes.find(({ cause }) => cause === name)!;
  const direct = (days: readonly number[]) => measured.total(measured.contacts(days), (mean) => mean, true);
  expect(of('late').unitDays).toBe(4);
  expect(of('late').impressions! / direct([4, 0])).toBeCloseTo(1, 5);
  expect(of('missing').impressions! / direct([15, 0])).toBeCloseTo(1, 5);
  expect(of('wrong').impressions! / direct([0, 15])).toBeCloseTo(1, 5);
  expect(of('upcoming').unitDays).toBe(5 * 13);
});

test('cities without figures keep their days and say nothing of people; foreign orders are unknown', async () => {
  const { rows } = await service.body('v1/effect/loss', input(), { as: 'admin' });
  expect(rows.find(({ cityCode }) => cityCode === unknownCity)).toMatchObject({
    plannedUnitDays: 56,
    plannedImpressions: null,
    actualImpressions: null,
  });
  const own = await service.body('v1/effect/loss', input(), as);
  expect(own.rows.some(({ cityCode, mediumId }) => cityCode === unknownCity || mediumId === 7)).toBe(false);
  for (const key of ['v1/effect/loss', 'v1/effect/cube'] as const)
    expectFailure(await service.call(key, input()), 'notFound');
});
