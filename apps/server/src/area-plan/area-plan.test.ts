import { circleRing } from '@ooh/geo/circle-ring';
import { cellFromUInt64, cellOf, cellParent } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../brand/brand-store.ts';
import { publishNew } from '../data-release/publish-release.ts';
import { insertBookings, insertPositions, succeedInventory } from '../media-inventory/insert-inventory.ts';
import { insertRateCard } from '../media-inventory/insert-rate-card.ts';
import type { PositionRecord } from '../media-inventory/inventory-record.ts';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { computedPlan, computePlan, newPlan, signInAs, smartSelectOf } from '../testing/seeded-plan.ts';
import { seedSmallCity, smallRelease, type SmallCity } from '../testing/small-city.ts';
import { destination } from '../testing/small-way.ts';
import { faceRecord, positionRecord } from '../testing/stock-records.ts';
import {
  expectFailure,
  openTestService,
  type CallOptions,
  type TestService,
} from '../testing/test-service.ts';

const cityCode = '440300';
let service: TestService;
let city: SmallCity;
let positions: PositionRecord[];

/** Shelters (2), lifts (5) and screens (7) on a spiral around the middle, each with two faces. */
function drawPositions(): PositionRecord[] {
  return Array.from({ length: 60 }, (_, n) => {
    const mediumId = [2, 5, 7][n % 3]!;
    const { lng, lat } = destination(city.centre, n * 137.5, 60 * Math.sqrt(n) * 3);
    return positionRecord({
      positionId: `a-${n}`,
      mediumId,
      code: `A${String(n).padStart(3, '0')}`,
      name: `点位${n}`,
      address: `${n}号路`,
      districtName: '福田区',
      lng,
      lat,
      faces: ['A', 'B'].map((faceNo) => faceRecord({ faceId: `a-${n}-${faceNo}`, faceNo })),
    });
  });
}

const release = (kind: 'media-positions' | 'rate-card') => smallRelease(kind, cityCode, `${kind}-1`, {});

beforeAll(async () => {
  service = await openTestService();
  const { context } = service;
  await seedSampleBrands(context.db);
  city = await seedSmallCity(context, cityCode, { persons: 1500, lines: 6 });
  positions = drawPositions();
  await publishNew(context, release('media-positions'), async (transaction, releaseId, previous) => {
    await succeedInventory(transaction, releaseId, previous?.release_id, [2, 5, 7]);
    await insertPositions(transaction, releaseId, positions);
    // Every fifth position has one face sold on one day of the flight.
    const sold = positions.filter((_, n) => n % 5 === 0);
    await insertBookings(
      transaction,
      { releaseId, cityCode, createdAt: new Date('2026-11-20T00:00:00Z') },
      sold.map(({ positionId, mediumId }) => ({
        faceId: `${positionId}-A`,
        mediumId,
        slot: 1,
        startDate: '2027-03-10',
        endDate: '2027-03-10',
        state: 'sold' as const,
        isSample: true,
      })),
    );
  });
  await publishNew(context, release('rate-card'), (transaction, releaseId) =>
    insertRateCard(
      transaction,
      releaseId,
      [2, 5, 7].map((mediumId) => ({
        mediumId,
        formId: 1,
        level: 'A' as const,
        priceFen: mediumId * 10_001,
        periodDays: mediumId === 5 ? 7 : 30,
        isSample: true,
      })),
      [{ mediumId: 2, leastDays: 28, permille: 900, isSample: true }],
    ),
  );
});
afterAll(() => service?.close());

/** Texts of all cells of a workbook, in their order. */
const cellTexts = (bytes: Uint8Array): string[] =>
  [...readWorkbook(bytes).sheets.values()].flatMap((sheet) =>
    [...sheet.cells.values()].map(({ value }) => String(value)),
  );

const women = { groups: [{ conditions: [{ labelIds: [102] }] }] };

const parents = new Map<bigint, string>();
/** The cell of about 0.7 km² around a cell. */
function parentOf(cell: bigint): string {
  const known = parents.get(cell) ?? cellParent(cellFromUInt64(cell), 8);
  parents.set(cell, known);
  return known;
}
const weightOf = (persons: Iterable<number>) =>
  [...persons].reduce((sum, p) => sum + city.panel.persons[p]!.weight, 0);
const everybody = () => weightOf(city.panel.persons.keys());
const isWoman = (p: number) => city.panel.persons[p]!.labels.includes(102);

test('areas, positions, vacancies and amounts of a TA plan are what counting by hand gives', async () => {
  const { planId } = await computedPlan(service, {
    kind: 'ta',
    taThreshold: 0.2,
    targetAudience: women,
    budgetFen: 3_000_000,
  });
  const detail = await service.body('ai-option-mode/getCrowdTagPlanDetail', { planId });
  expect(detail.areas.length).toBeGreaterThan(2);
  const hours = (who: (p: number) => boolean, cell: string) =>
    city.panel.visits
      .filter((visit) => parentOf(visit.cell) === cell && who(visit.person))
      .reduce(
        (sum, { person, minutes, dayMask }) =>
          sum + city.panel.persons[person]!.weight * minutes * dayMask.toString(2).replaceAll('0', '').length,
        0,
      );
  for (const area of detail.areas) {
    const visits = city.panel.visits.filter(({ cell }) => parentOf(cell) === area.areaId);
    const present = new Set(visits.map(({ person }) => person));
    const ta = [...present].filter(isWoman);
    expect(area.persons.value).toBeCloseTo(weightOf(present), 6);
    expect(area.taConcentration.value).toBeCloseTo(weightOf(ta) / weightOf(present), 9);
    expect(area.taConcentrationHours.value).toBeCloseTo(
      hours(isWoman, area.areaId) / hours(() => true, area.areaId),
      6,
    );
    expect(area.isMatch).toBe(weightOf(ta) / weightOf(present) >= 0.2);
    expect(area.tgi.value).toBeGreaterThan(0);
  }
  const matching = new Set(detail.areas.filter(({ isMatch }) => isMatch).map(({ areaId }) => areaId));
  const inside = positions.filter(({ lng, lat }) => matching.has(cellParent(cellOf(wgs84(lng, lat), 9), 8)));
  const vacant = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', {
    planId,
    pageSize: 200,
  });
  expect(vacant.rows.map(({ positionId }) => positionId).toSorted()).toEqual(
    inside.map(({ positionId }) => positionId).toSorted(),
  );
  for (const row of vacant.rows) {
    const n = Number(row.positionId.slice(2));
    expect(row.freeFaces).toBe(n % 5 === 0 ? 1 : 2);
    // A price of 7 days is one of 30 days times 30/7; shelters pay nine tenths for four weeks.
    const price = row.mediumId === 5 ? Math.round((5 * 10_001 * 30) / 7) : row.mediumId * 10_001;
    expect(row.unitPriceFen).toBe(price);
    const list = Math.round((price * 28) / 30);
    expect(row.faceNetFen).toBe(row.mediumId === 2 ? Math.round(list * 0.9) : list);
  }
  const heats = vacant.rows.map((row) => row.heat.taPersons.value ?? -1);
  expect(heats).toEqual(heats.toSorted((a, b) => b - a));
  const cost = await service.body('crowd-tag-plan/v1/getAllDeliveryCostInfo', { planId });
  expect(cost.amounts.totalFen).toBeGreaterThan(0);
  expect(cost.amounts.totalFen).toBeLessThanOrEqual(3_000_000);
  for (const groupBy of ['city', 'medium', 'area'] as const) {
    const groups = await service.body('crowd-tag-plan/v1/getCostAggregateList', { planId, groupBy });
    expect(quotationTotals(groups.map(({ amounts }) => amounts))).toEqual(cost.amounts);
  }
  const [only] = await service.body('crowd-tag-plan/v1/getCityList', { planId });
  expect(only).toMatchObject({ version: 1, positions: inside.length, amounts: cost.amounts });
  expect(only!.reach!.reach.value).toBeGreaterThan(0);
  expect(only!.reach!.reachShare.value).toBeLessThanOrEqual(1);
  const areas = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionInfo', { planId });
  expect(areas.reduce((sum, { positions: count }) => sum + count, 0)).toBe(inside.length);
});

test('documents carry the chosen positions with their amounts, and the export is the list', async () => {
  const { planId } = await computedPlan(service, { kind: 'ta', targetAudience: women, budgetFen: 2_000_000 });
  const chosen = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', {
    planId,
    onlyChosen: true,
    pageSize: 200,
  });
  for (const key of [
    'crowd-tag-plan/v1/executeQuotation',
    'crowd-tag-plan/downloadSchedule/{planId}',
  ] as const) {
    const file = await service.call(key, { planId });
    expect(file.status).toBe(200);
    const text = cellTexts(file.bytes);
    for (const { name } of chosen.rows) expect(text).toContain(name);
  }
  const file = await service.call('crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail', {
    planId,
    onlyChosen: true,
  });
  const exported = cellTexts(file.bytes).filter((text) => /^A\d{3}$/.test(text));
  expect(exported).toEqual(chosen.rows.map(({ code }) => code));
});

test('a geofence plan keeps exactly what its circles hold, and its curve grows', async () => {
  const circles = [0, 120, 240].map((bearing, i) => {
    const { lng, lat } = destination(city.centre, bearing, 600);
    return { fenceId: `c${i}`, center: [lng, lat] as [number, number], radiusMeters: 500 };
  });
  const { planId } = await computedPlan(service, {
    kind: 'geo',
    targetAudience: women,
    fences: circles.map(({ fenceId, center, radiusMeters }) => ({
      fenceId,
      name: `门店${fenceId}`,
      ring: circleRing(wgs84(...center), radiusMeters),
      circle: { center, radiusMeters },
    })),
    areaRules: { mediumIds: [2, 7] },
  });
  const detail = await service.body('ai-option-mode/getGeoLocationPlanDetail', { planId });
  expect(detail.matches.map(({ fenceId }) => fenceId)).toEqual(['c0', 'c1', 'c2']);
  const meters = (a: { lng: number; lat: number }, [lng, lat]: [number, number]) =>
    Math.hypot((a.lng - lng) * 111_195 * Math.cos((lat * Math.PI) / 180), (a.lat - lat) * 111_195);
  const inside = positions.filter(
    (one) => one.mediumId !== 5 && circles.some(({ center }) => meters(one, center) <= 500),
  );
  expect(inside.length).toBeGreaterThan(4);
  const rows = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', {
    planId,
    pageSize: 200,
  });
  expect(rows.rows.map(({ positionId }) => positionId).toSorted()).toEqual(
    inside.map(({ positionId }) => positionId).toSorted(),
  );
  expect(detail.radiusCurve.map(({ radiusMeters }) => radiusMeters)).toEqual(
    Array.from({ length: 10 }, (_, i) => 300 * (i + 1)),
  );
  for (const [i, point] of detail.radiusCurve.entries()) {
    const before = detail.radiusCurve[i - 1];
    if (before === undefined) continue;
    expect(point.positions).toBeGreaterThanOrEqual(before.positions);
    expect(point.netFen).toBeGreaterThanOrEqual(before.netFen);
    expect(point.persons.value ?? Infinity).toBeGreaterThanOrEqual(before.persons.value ?? 0);
  }
  const at600 = detail.radiusCurve[1]!;
  const near = positions.filter(
    (one) => one.mediumId !== 5 && circles.some(({ center }) => meters(one, center) <= 600),
  );
  expect(at600.positions).toBe(near.length);
});

test('a choice is changed once for a version, within what is free, and measured anew', async () => {
  const { planId } = await computedPlan(service, { kind: 'ta', targetAudience: women, budgetFen: 1_000_000 });
  const list = (input: object) =>
    service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', { planId, pageSize: 200, ...input });
  const { rows } = await list({});
  const free = rows.find(({ chosenFaces, freeFaces }) => chosenFaces === 0 && freeFaces === 2)!;
  const change = (faces: number, version: number) =>
    service.call('v1/area-plan/choose', {
      planId,
      cityCode,
      version,
      units: [{ unitId: free.unitId, faces }],
    });
  expectFailure(await change(3, 1), 'invalid');
  const answers = await Promise.all([change(1, 1), change(2, 1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await list({ onlyChosen: true })).rows.map(({ unitId }) => unitId)).toContain(free.unitId);
  expectFailure(
    await service.call('v1/area-plan/choose', {
      planId,
      cityCode,
      version: 2,
      units: [{ unitId: 'x/1', faces: 1 }],
    }),
    'invalid',
  );
});

test('the plan list tells and orders by what a choice reaches, to readers of all media alone', async () => {
  const { planId } = await computedPlan(service, { kind: 'ta', targetAudience: women, budgetFen: 3_000_000 });
  const rowOf = async (as?: CallOptions['as']) => {
    const input = { pageSize: 200, sortBy: 'reachShare', order: 'desc' } as const;
    const { rows } = await service.body('ai-option-mode/list', input, { as });
    return { rows, row: rows.find((row) => row.planId === planId)! };
  };
  const isTold = async () => {
    const [city] = await service.body('crowd-tag-plan/v1/getCityList', { planId });
    const { row, rows } = await rowOf();
    const { value } = city!.reach!.reachShare;
    expect(row).toMatchObject({ lines: 0, faces: city!.chosenFaces, netFen: city!.amounts.netFen });
    expect(row.reachShare.value).toBeCloseTo(value!, 12);
    expect(row.reachShare.low).toBeCloseTo(city!.reach!.reachShare.low!, 9);
    const { frequency, taConcentrationPeople, taConcentrationImpressions, ...told } = city!.reach!;
    expect(frequency.value! * told.reach.value!).toBeCloseTo(told.taImpressions.value!, 6);
    expect(taConcentrationImpressions.value! * told.impressions.value!).toBeCloseTo(
      told.taImpressions.value!,
      6,
    );
    for (const figure of [frequency, taConcentrationPeople, taConcentrationImpressions]) {
      expect(figure.low!).toBeLessThan(figure.value!);
      expect(figure.high!).toBeGreaterThan(figure.value!);
    }
    for (const [listed, own] of [
      [row.frequency, frequency],
      [row.taConcentration, taConcentrationImpressions],
    ] as const)
      for (const end of ['value', 'low', 'high'] as const) expect(listed[end]).toBeCloseTo(own[end]!, 9);
    expect(told.basis).toMatchObject({
      universePersons: expect.closeTo(everybody(), 6),
      period: '2027-03-01 至 2027-03-28',
      dataReleases: [{ kind: 'panel' }, { kind: 'media-positions' }],
    });
    const shares = rows.map((each) => each.reachShare.value).filter((share) => share !== null);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(rows.slice(0, shares.length).every((each) => each.reachShare.value !== null)).toBe(true);
    return row;
  };
  const before = await isTold();
  const { rows } = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', {
    planId,
    onlyChosen: true,
  });
  const units = [{ unitId: rows[0]!.unitId, faces: 0 }];
  await service.body('v1/area-plan/choose', { planId, cityCode, version: 1, units });
  expect((await isTold()).faces).toBe(before.faces - rows[0]!.chosenFaces);
  const some = smartSelectOf([{ regionCodes: [cityCode], mediaIds: [1, 2] }]);
  const { row } = await rowOf(await signInAs(service, 'shelter-list', some));
  expect(row).toMatchObject({ positions: 0, faces: 0, netFen: null, reachShare: { value: null } });
});

test('a reader of some media sees these alone, in lists, sums and documents', async () => {
  const { planId } = await computedPlan(service, { kind: 'ta', targetAudience: women, budgetFen: 3_000_000 });
  const colleague = await signInAs(
    service,
    'shelters',
    smartSelectOf([{ regionCodes: [cityCode], mediaIds: [1, 2] }]),
  );
  const input = { planId, pageSize: 200 };
  const all = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', input);
  const some = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', input, {
    as: colleague,
  });
  expect(some.rows).toEqual(all.rows.filter(({ mediumId }) => mediumId === 2));
  const cost = await service.body('crowd-tag-plan/v1/getCostAggregateList', { planId }, { as: colleague });
  expect(cost.every(({ key }) => key.startsWith('2/'))).toBe(true);
  const [own] = await service.body('crowd-tag-plan/v1/getCityList', { planId }, { as: colleague });
  expect(own!.positions).toBe(some.rows.length);
  expect(own!.reach).toBeNull();
  const hidden = all.rows.find(({ mediumId }) => mediumId !== 2)!;
  expectFailure(
    await service.call(
      'v1/area-plan/choose',
      { planId, cityCode, version: 1, units: [{ unitId: hidden.unitId, faces: 0 }] },
      { as: colleague },
    ),
    'invalid',
  );
});

test('a plan without positions or of a city without them says so, and before it is computed nothing is chosen', async () => {
  const plan = await newPlan(service, { kind: 'ta', targetAudience: women });
  const before = await service.body('ai-option-mode/getCrowdTagPlanDetail', { planId: plan.planId });
  expect(before.cities).toMatchObject([{ version: 0, computedAt: null, chosenFaces: 0, reach: null }]);
  expectFailure(await service.call('crowd-tag-plan/v1/executeQuotation', { planId: plan.planId }), 'refused');
  await seedSmallCity(service.context, '310100', { persons: 300, lines: 2 });
  const elsewhere = await newPlan(service, { kind: 'ta', cityCodes: ['310100'] });
  const job = await computePlan(service, elsewhere);
  expect(job).toMatchObject({ state: 'failed', message: expect.stringContaining('还没有媒体点位') });
});
