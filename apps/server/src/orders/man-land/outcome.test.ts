import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { seedSmallPlaces, type SmallPlaces } from '../../testing/small-places.ts';
import { smallOrder } from '../../testing/small-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { female, twenties, womenOrTwenties } from '../../testing/women-or-twenties.ts';

const cityCode = '440300';
const service = startTestService();
let city: SmallCity;
let places: SmallPlaces;
let orderId: string;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  city = await seedSmallCity(service.context, cityCode, { persons: 3000, lines: 6, seed: 21 });
  places = await seedSmallPlaces(service.context, cityCode, city.centre, 8);
  const days = { fromDay: -14, toDay: 13, cityCode };
  ({ orderId } = await smallOrder(service, {
    owner: 'customer',
    audience: womenOrTwenties,
    items: [
      {
        ...days,
        lineId: city.lines[0].lineId,
        quantity: 3,
        units: [{ state: 'posted' }, { state: 'missing' }],
      },
      {
        ...days,
        lineId: city.lines[1].lineId,
        quantity: 2,
        units: [{ state: 'posted' }, { state: 'posted' }],
      },
    ],
  }));
});

const as = { as: 'customer' } as const;
const ask = (input: object = {}) =>
  service.body('v1/effect/man-land', { orderId, cityCode, pageSize: 200, ...input }, as);

test('the plan covers each area as the order itself says, and the city as the appraisal says', async () => {
  const found = await ask();
  const coverage = await service.body(
    'v1/orders/man-land/coverage',
    { orderId, cityCode, pageSize: 200 },
    { as: 'admin' },
  );
  expect(found.total).toBe(places.businessDistricts.length);
  const plannedOf = new Map(coverage.rows.map((row) => [row.areaId, row]));
  for (const row of found.rows) {
    const same = plannedOf.get(row.areaId)!;
    expect(row.plannedCoverage.suppressed).toBe(same.coverage.suppressed);
    expect(row.taPersons.value).toBe(same.taPersons.value);
    expect(row.plannedUnits).toBe(same.chosenUnits);
    if (row.plannedCoverage.value === null) continue;
    expect(row.plannedCoverage.value).toBeCloseTo(same.coverage.value!, 9);
    expect(row.difference.value).toBeCloseTo(row.actualCoverage.value! - row.plannedCoverage.value, 9);
    expect(row.actualCoverage.value!).toBeLessThan(row.plannedCoverage.value);
    expect(row.gapPersons.value).toBeCloseTo(row.taPersons.value! * (1 - row.actualCoverage.value!), 4);
    expect(row.postedUnits).toBeLessThanOrEqual(row.plannedUnits);
  }
  expect(found.rows.some(({ plannedCoverage }) => plannedCoverage.value !== null)).toBe(true);
  const { comparison } = await service.body(
    'effectestimate/{orderId}/entiretyExposureCrowd',
    { orderId, cityCode },
    as,
  );
  expect(found.funnel).toMatchObject({ planned: comparison.planned.reach, actual: comparison.actual.reach });
  expect(found.funnel.reachable).toEqual(coverage.funnel.reachable);
  expect(found.funnel.universe).toEqual(coverage.funnel.universe);
});

test('areas stand by those not reached, withheld ones last, and are paged and searched', async () => {
  const { rows } = await ask();
  const gaps = rows.map(({ gapPersons }) => gapPersons.value ?? -1);
  expect(gaps).toEqual(gaps.toSorted((a, b) => b - a));
  const up = await ask({ sortBy: 'actualCoverage', ascending: 'true' });
  const shares = up.rows.flatMap(({ actualCoverage }) => actualCoverage.value ?? []);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const second = await ask({ pageNo: 2, pageSize: 1 });
  expect(second.rows).toEqual([rows[1]]);
  expect(second.shapes).toHaveLength(rows.length);
  const named = await ask({ keyword: rows[0].name });
  expect(named.rows.map(({ areaId }) => areaId)).toContain(rows[0].areaId);
});

test('a group of the audience has in its row what a matrix shows of it in a cell', async () => {
  const { rows, segments } = await ask();
  expect(segments.map(({ segmentId }) => segmentId)).toEqual(['all', `label-${female}`, `label-${twenties}`]);
  const women = await ask({ segment: `label-${female}` });
  for (const row of women.rows) {
    const cell = rows.find(({ areaId }) => areaId === row.areaId)!.cells[0];
    expect(cell).toMatchObject({ taPersons: row.taPersons, difference: row.difference });
  }
  expectFailure(
    await service.call('v1/effect/man-land', { orderId, cityCode, segment: 'label-999' }, as),
    'invalid',
  );
});

test('types of AOI hold the areas that show a figure; districts have the units inside', async () => {
  const aois = await ask({ unit: 'aoi' });
  const shown = aois.rows.filter(({ taPersons }) => taPersons.value !== null);
  expect(aois.areaTypes.reduce((sum, { areas }) => sum + areas, 0)).toBe(shown.length);
  const single = aois.areaTypes.find(({ areas }) => areas === 1);
  if (single !== undefined) {
    const only = shown.find(({ aoiType }) => aoiType === single.aoiType)!;
    expect(single.actualCoverage).toEqual(only.actualCoverage);
  }
  const districts = await ask({ unit: 'district' });
  expect(districts.areaTypes).toEqual([]);
  expect(districts.rows.some(({ plannedUnits }) => plannedUnits > 0)).toBe(true);
});

test('a customer sees own orders in own cities only', async () => {
  expectFailure(await service.call('v1/effect/man-land', { orderId, cityCode }), 'notFound');
  expectFailure(await service.call('v1/effect/man-land', { orderId, cityCode: '310100' }, as), 'notFound');
});
