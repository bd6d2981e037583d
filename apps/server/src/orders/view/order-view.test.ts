import { cellOf, cellToBigInt } from '@ooh/geo/h3-cell';
import { areaContains } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { inflateMembers } from '../../measurement/crowd/member-bits.ts';
import { districtsOf } from '../../city-data/boundary/boundaries.ts';
import { administratorPermission } from '../../administration/users/demo-roles.ts';
import { jobEnd } from '../../testing/import-file.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { newOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
let city: SmallCity;
let orderId: string;

/** Two shelters, a screen and three vehicles of one line. */
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  city = await seedSmallCity(service.context, cityCode, { persons: 1500, lines: 6 });
  await seedSmallInventory(service, cityCode);
  const { faceId: _face, ...vehicle } = shelterItem(service, cityCode, 0, { mediumId: 1, quantity: 3 });
  const order = await newOrder(service, [
    shelterItem(service, cityCode, 1),
    shelterItem(service, cityCode, 4),
    shelterItem(service, cityCode, 1, { mediumId: 7, faceId: `${cityCode}-t0-1`, quantity: 2 }),
    { ...vehicle, lineId: '440300-small-01', deck: 'single' as const },
  ]);
  ({ orderId } = order);
});

const ask = { cityCode };
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('what districts hold adds up to the order, faces where they stand and lines by their stops', async () => {
  const { rows, outside, unmeasuredUnits } = await service.body('v1/orders/districts', { orderId, ...ask });
  const { items } = await service.body('mediaOrder/getById', { orderId });
  const all = [...rows, outside];
  expect(sum(all.map((row) => row.netFen))).toBeCloseTo(sum(items.map((item) => item.amounts.netFen)), 3);
  expect(sum(all.map((row) => row.unitDays))).toBeCloseTo(
    sum(items.map((item) => item.quantity * item.days)),
    6,
  );
  expect(unmeasuredUnits).toBeGreaterThanOrEqual(0);
  const districts = await districtsOf(cityCode);
  const home = (lng: number, lat: number) =>
    districts.find(({ area }) => areaContains(area, wgs84(lng, lat)))?.name;
  const stops = await service.context.db
    .selectFrom('bus_line_stop')
    .select(['lng', 'lat'])
    .where('line_id', '=', '440300-small-01')
    .where('direction', '=', 0)
    .execute();
  for (const { name, positions, unitDays } of rows) {
    const faces = [1, 4].filter((n) => home(114 + n / 1000, 22.5) === name).length;
    const screens = home(114.001, 22.5) === name ? 1 : 0;
    const share = stops.filter(({ lng, lat }) => home(lng, lat) === name).length / stops.length;
    expect(positions).toBe(faces + screens);
    expect(unitDays).toBeCloseTo(28 * (faces + 2 * screens + 3 * share), 6);
  }
});

test('contacts of districts add up to the planned ones of the order', async () => {
  const [{ rows, outside, exposureReason }, effect] = [
    await service.body('v1/orders/districts', { orderId, ...ask }),
    await service.body('mediaOrder/orderEntiretyExposureCrowd/{orderId}', { orderId }),
  ];
  expect(exposureReason).toBeNull();
  const planned = effect.comparison.planned.impressions.value!;
  const counts = [...rows, outside].map(({ exposures }) => exposures);
  expect(counts).not.toContain(null);
  expect(sum(counts.map((value) => value ?? 0)) / planned).toBeCloseTo(1, 6);
});

test('the heat of two halves of the time is the heat of the whole', async () => {
  const whole = await service.body('media-order-match-detail/thermodynamicDiagram', { orderId, ...ask });
  const { startDate, endDate } = whole.days!;
  const middle = new Date(Date.parse(startDate) + 13 * 86_400_000).toISOString().slice(0, 10);
  const next = new Date(Date.parse(startDate) + 14 * 86_400_000).toISOString().slice(0, 10);
  const halves = [
    { startDate, endDate: middle },
    { startDate: next, endDate },
  ];
  const parts = await Promise.all(
    halves.map((days) =>
      service.body('media-order-match-detail/thermodynamicDiagram', { orderId, ...ask, ...days }),
    ),
  );
  for (const { cell, unitDays, netFen, ring } of whole.cells) {
    const own = parts.flatMap(({ cells }) => cells.filter((one) => one.cell === cell));
    expect(sum(own.map((one) => one.unitDays))).toBeCloseTo(unitDays, 6);
    expect(sum(own.map((one) => one.netFen))).toBeCloseTo(netFen, 3);
    expect(ring.length).toBeGreaterThanOrEqual(5);
  }
  const before = { startDate: '2001-01-01', endDate: '2001-01-31' };
  const none = await service.body('media-order-match-detail/thermodynamicDiagram', {
    orderId,
    ...ask,
    ...before,
  });
  expect(none.cells).toEqual([]);
});

test('a line tells its stops, its way and what the order buys; another city does not', async () => {
  const detail = await service.body('v1/orders/line-detail', { orderId, ...ask, lineId: '440300-small-01' });
  expect(detail.items.map(({ quantity, deck }) => [quantity, deck])).toEqual([[3, 'single']]);
  expect(detail.line.suggestedVehicles).toBe(3);
  expect(detail.directions[0].stops.length).toBeGreaterThan(1);
  expect(detail.directions[0].shape.length).toBeGreaterThan(1);
  const { rows } = await service.body('v1/orders/schedule', { orderId, mediumId: 1 });
  expect(rows).toHaveLength(1);
  const other = await service.body('v1/orders/line-detail', { orderId, ...ask, lineId: '440300-small-02' });
  expect(other.items).toEqual([]);
  expectFailure(await service.call('v1/orders/line-detail', { orderId, ...ask, lineId: 'none' }), 'notFound');
  expectFailure(
    await service.call('v1/orders/line-detail', { orderId, cityCode: '310100', lineId: '440300-small-01' }),
    'notFound',
  );
});

test('a position tells its face and who is around it; a line is no position', async () => {
  const { items } = await service.body('mediaOrder/getById', { orderId });
  const [shelter] = items;
  const detail = await service.body('v1/orders/point-detail', { orderId, itemId: shelter.itemId });
  expect(detail.item.unitName).toBe(shelter.unitName);
  expect(detail.position).toMatchObject({ positionId: `${cityCode}-s1`, lng: 114.001, lat: 22.5 });
  expect(detail.face).toMatchObject({ widthMillimeters: 3500, heightMillimeters: 1500, slots: 1 });
  expect(detail.pois.every(({ distanceMeters }) => distanceMeters <= 300)).toBe(true);
  // Nobody of the small city comes so far out: there are figures, and they rest on too few.
  expect(detail.audience!.dailyPersons.suppressed).toBe(true);
  expect(detail.contacts!.reach.suppressed).toBe(true);
  const bus = items.find(({ lineId }) => lineId !== null)!;
  expectFailure(await service.call('v1/orders/point-detail', { orderId, itemId: bus.itemId }), 'notFound');
  const { rows } = await service.body('v1/orders/schedule', { orderId, itemId: shelter.itemId });
  expect(rows.map(({ itemId }) => itemId)).toEqual([shelter.itemId]);
});

test('the schedule is filtered by how items are held', async () => {
  const open = await service.body('v1/orders/schedule', { orderId, state: 'open' });
  const held = await service.body('v1/orders/schedule', { orderId, state: 'hold' });
  expect([open.total, held.total]).toEqual([4, 0]);
});

test('a pack of those near an order holds whom counting by hand finds in the hours', async () => {
  const near = { radiusMeters: 400, fromHour: 7, toHour: 21, leastDays: 1 };
  const pack = await service.body('v1/crowd-packs', {
    name: '附近人群',
    cityCodes: [cityCode],
    rule: { parts: [{ kind: 'near', orderIds: [orderId], nearby: near }] },
  });
  await jobEnd(service, pack.jobId, 'planner');
  const { members } = await service.context.db
    .selectFrom('crowd_pack_city')
    .select('members')
    .where('pack_id', '=', pack.packId)
    .executeTakeFirstOrThrow();
  const bits = inflateMembers(members, city.panel.persons.length);
  const found = city.panel.persons.flatMap(({ person }) =>
    ((bits[person >> 3] >> (person & 7)) & 1) === 1 ? [person] : [],
  );
  const stops = await service.context.db
    .selectFrom('bus_line_stop')
    .select(['lng', 'lat'])
    .where('line_id', '=', '440300-small-01')
    .execute();
  const places = [...stops, { lng: 114.001, lat: 22.5 }, { lng: 114.004, lat: 22.5 }];
  // Every cell that a point within the radius of a place lies in, looked for on a grid of 40 m.
  const cells = new Set<bigint>();
  for (const { lng, lat } of places)
    for (let x = -400; x <= 400; x += 40)
      for (let y = -400; y <= 400; y += 40)
        if (Math.hypot(x, y) < 395) {
          const east = x / (111_195 * Math.cos((lat * Math.PI) / 180));
          cells.add(cellToBigInt(cellOf(wgs84(lng + east, lat + y / 111_195), 9)));
        }
  const wanted = new Set(
    city.panel.visits
      .filter(({ cell, hour, dayMask }) => cells.has(cell) && hour >= 7 && hour < 21 && dayMask > 0)
      .map(({ person }) => person),
  );
  expect(found.length).toBeGreaterThan(0);
  // Cells that the disc only grazes may go either way.
  const differ = found.filter((person) => !wanted.has(person)).length + wanted.size - found.length;
  expect(Math.abs(differ)).toBeLessThanOrEqual(0.05 * wanted.size);
  const night = await service.body('v1/crowd-packs/estimate', {
    cityCodes: [cityCode],
    rule: { parts: [{ kind: 'near', orderIds: [orderId], nearby: { ...near, fromHour: 3, toHour: 4 } }] },
  });
  expect(night.summary).toContain('3–4时');
});

test('an order of another organisation is not found by any of them', async () => {
  const organisation = { name: '别家公司', kind: 'agency' as const };
  const stranger = await signInAs(service, 'stranger', administratorPermission, organisation);
  for (const [key, input] of [
    ['v1/orders/districts', ask],
    ['v1/orders/line-detail', { ...ask, lineId: '440300-small-01' }],
    ['v1/orders/point-detail', { itemId: 'i-1' }],
  ] as const)
    expectFailure(await service.call(key, { orderId, ...input }, { as: stranger }), 'notFound');
});
