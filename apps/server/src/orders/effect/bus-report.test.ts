import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, polygonFrom } from '@ooh/geo/polygon';
import { districtsOf } from '../../city-data/boundary/boundaries.ts';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { publishNew } from '../../city-data/release/publish-release.ts';
import { jsonb } from '../../platform/storage/postgres/database.ts';
import { handRates } from '../../testing/hand-rates.ts';
import { seedSmallCity, smallRelease, type SmallCity } from '../../testing/small-city.ts';
import { smallOrder, type SmallOrder } from '../../testing/small-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const shenzhen = '440300';
const as = { as: 'customer' } as const;
const days = { fromDay: -28, toDay: -1 };
const service = startTestService();
let city: SmallCity;
let order: SmallOrder;
const ring = (): [number, number][] => {
  const { lng, lat } = city.centre;
  const d = 0.005;
  return [
    [lng - d, lat - d],
    [lng + d, lat - d],
    [lng + d, lat + d],
    [lng - d, lat + d],
    [lng - d, lat - d],
  ];
};

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  city = await seedSmallCity(service.context, shenzhen, { persons: 900, lines: 6, seed: 77 });
  const release = smallRelease('places', shenzhen, 'places-1', { places: 1 });
  await publishNew(service.context, release, async (transaction, releaseId) => {
    await transaction
      .insertInto('business_district')
      .values({
        release_id: releaseId,
        place_id: 'bd-1',
        name: '中心商圈',
        district_name: '福田区',
        lng: city.centre.lng,
        lat: city.centre.lat,
        ring: jsonb(ring()),
        is_indicative: true,
      })
      .execute();
  });
  order = await smallOrder(service, {
    owner: 'customer',
    state: 'ended',
    items: [
      ...city.lines.slice(0, 3).map((line, i) => ({
        ...days,
        cityCode: shenzhen,
        lineId: line.lineId,
        unitName: line.lineName,
        quantity: i + 1,
        units: Array.from({ length: i + 1 }, () => ({ state: 'posted' as const, takenDown: -1 })),
      })),
      { ...days, cityCode: shenzhen, mediumId: 2, faceId: 'f', positionId: 'f' },
    ],
  });
});

test('lines are counted and measured one by one, and the buses alone', async () => {
  const collect = await service.body(
    'bus-report-exposure/getBusReportCollectResult',
    { orderId: order.orderId },
    as,
  );
  expect(collect.scope.stage).toBe('final');
  expect(collect.counts).toMatchObject({ lines: 3, vehicles: 6, postedVehicles: 6, plannedVehicleDays: 168 });
  expect(collect.counts.actualVehicleDays).toBe(168);
  const { rows, total } = await service.body(
    'bus-report-exposure/getOrderEffectBusListData',
    { orderId: order.orderId, sortBy: 'vehicles' },
    as,
  );
  expect(total).toBe(3);
  expect(rows.map((row) => row.counts.vehicles)).toEqual([3, 2, 1]);
  for (const row of rows) {
    const rates = handRates(
      city.panel,
      city.lines.find((line) => line.lineId === row.lineId)!,
    );
    const contacts = city.panel.persons.reduce((sum, { weight }, p) => sum + weight * rates[p], 0);
    expect(row.counts.actualImpressions! / (contacts * row.counts.vehicles * 28)).toBeCloseTo(1, 5);
  }
  const all = rows.reduce((sum, row) => sum + row.counts.actualImpressions!, 0);
  expect(collect.comparison.actual.impressions.value! / all).toBeCloseTo(1, 6);
  const top = collect.topLines.map((line) => line.counts.actualImpressions!);
  expect(top).toEqual(top.toSorted((a, b) => b - a));
});

test('business districts are those that a line comes through, with whom they hold', async () => {
  const inside = (line: SmallCity['lines'][number]) => {
    const area = polygonFrom(ring().map(([lng, lat]) => wgs84(lng, lat)));
    // The lines are straight: points every few metres along them.
    return line.directions[0].shape.some(([lng, lat], i, shape) => {
      const [toLng, toLat] = shape[Math.min(i + 1, shape.length - 1)];
      return Array.from({ length: 100 }, (_, k) => k / 100).some((t) =>
        areaContains(area, wgs84(lng + t * (toLng - lng), lat + t * (toLat - lat))),
      );
    });
  };
  const expected = city.lines
    .slice(0, 3)
    .filter(inside)
    .map((line) => line.lineId);
  expect(expected.length).toBeGreaterThan(0);
  const through = await service.body(
    'bus-report-exposure/getApproachCbdLineData',
    { orderId: order.orderId },
    as,
  );
  expect(through.lines.map((line) => line.lineId).sort()).toEqual(expected.sort());
  expect(through.linesWithout).toBe(3 - expected.length);
  const reached = await service.body('bus-report-exposure/getCbdDataList', { orderId: order.orderId }, as);
  expect(reached.knownDistricts).toBe(1);
  expect(reached.districts[0].lines.map((line) => line.lineId).sort()).toEqual(expected.sort());
  const area = polygonFrom(ring().map(([lng, lat]) => wgs84(lng, lat)));
  const isInside = (cell: bigint) => cell !== 0n && areaContains(area, cellCentre(cellFromUInt64(cell)));
  const people = city.panel.persons
    .filter(({ homeCell, workCell }) => isInside(homeCell) || isInside(workCell))
    .reduce((sum, { weight }) => sum + weight, 0);
  expect(reached.districts[0].persons.value).toBeCloseTo(people, 6);
});

test('the overview adds up, cities are ranked, areas need districts', async () => {
  const { orderId } = order;
  const overview = await service.body('bus-report-exposure/getOverviewMediaData', { orderId }, as);
  expect(overview.forms.map((form) => form.counts.vehicles)).toEqual([6]);
  expect(overview.levels.reduce((sum, level) => sum + level.counts.vehicles, 0)).toBe(6);
  const cities = await service.body('bus-report-exposure/getBusReportCityResult', { orderId }, as);
  expect(cities.rows.map((row) => [row.cityCode, row.rank])).toEqual([[shenzhen, 1]]);
  expect(cities.omitted).toEqual([]);
  const areas = await service.body('bus-report-exposure/getAreaProgrammeLineData', { orderId }, as);
  // Districts come from the shipped outlines where nobody imported any; each names lines of the order alone.
  const districts = new Set((await districtsOf(shenzhen)).map(({ name }) => name));
  expect(areas.areas.length).toBeGreaterThan(0);
  for (const { areaName } of areas.areas) expect(districts).toContain(areaName);
});

test('an order without buses, a foreign one and an unknown one have no report', async () => {
  const faces = await smallOrder(service, {
    owner: 'customer',
    items: [{ ...days, cityCode: shenzhen, mediumId: 2, faceId: 'f', positionId: 'f' }],
  });
  for (const [orderId, who] of [
    [faces.orderId, as],
    [order.orderId, { as: 'planner' }],
    ['0198c0de-0000-7000-8000-000000000001', as],
  ] as const)
    expectFailure(
      await service.call('bus-report-exposure/getOverviewMediaData', { orderId }, who),
      'notFound',
    );
});
