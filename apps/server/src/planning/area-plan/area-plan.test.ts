import { capitalAmount } from '@ooh/report/capital-amount';
import { exactMoney } from '@ooh/report/deck-pages';
import { readPdfText } from '@ooh/report/testing/read-pdf-text';
import { circleRing } from '@ooh/geo/circle-ring';
import { distanceMeters } from '@ooh/geo/distance';
import { cellCentre, cellFromUInt64, cellOf, cellParent } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import { beforeAll, expect, test } from 'vitest';
import { seedAreaCity, women, type AreaCity } from '../../testing/area-city.ts';
import { computedPlan, computePlan, newPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { destination } from '../../testing/small-way.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService();
let city: AreaCity;
beforeAll(async () => {
  city = await seedAreaCity(service);
});

const parents = new Map<bigint, string>();
/** The cell of about 0.7 km² around a cell. */
function parentOf(cell: bigint): string {
  const known = parents.get(cell) ?? cellParent(cellFromUInt64(cell), 8);
  parents.set(cell, known);
  return known;
}
const weightOf = (persons: Iterable<number>) =>
  [...persons].reduce((sum, p) => sum + city.panel.persons[p].weight, 0);
const isWoman = (p: number) => city.panel.persons[p].labels.includes(102);

test('areas, positions, vacancies and amounts of a TA plan are what counting by hand gives', async () => {
  const { planId } = await computedPlan(service, {
    kind: 'ta',
    taThreshold: 0.2,
    targetAudience: women,
    budgetFen: 3_000_000,
  });
  const detail = await service.body('ai-option-mode/getCrowdTagPlanDetail', { planId });
  expect(detail.areas.length).toBeGreaterThan(2);
  // Who is in a cell is known from the panel alone.
  expect(detail.basis).toMatchObject([{ source: '手工样例', dataReleases: [{ kind: 'panel' }] }]);
  const hours = (who: (p: number) => boolean, cell: string) =>
    city.panel.visits
      .filter((visit) => parentOf(visit.cell) === cell && who(visit.person))
      .reduce(
        (sum, { person, minutes, dayMask }) =>
          sum + city.panel.persons[person].weight * minutes * dayMask.toString(2).replaceAll('0', '').length,
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
  const inside = city.positions.filter(({ lng, lat }) =>
    matching.has(cellParent(cellOf(wgs84(lng, lat), 9), 8)),
  );
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
  // Who is in a cell wholly within 500 m is around it, who is in none that the circle touches is not.
  const touched = (row: { lng: number; lat: number }, meters: number) =>
    new Set(
      city.panel.visits
        .filter(
          ({ cell }) => distanceMeters(cellCentre(cellFromUInt64(cell)), wgs84(row.lng, row.lat)) < meters,
        )
        .map(({ person }) => person),
    );
  const shown = vacant.rows.filter(({ heat }) => heat.persons.value !== null);
  expect(shown.length).toBeGreaterThan(5);
  for (const row of shown) {
    expect(row.heat.persons.value!).toBeGreaterThanOrEqual(weightOf(touched(row, 500 - 210)) - 1e-6);
    expect(row.heat.persons.value!).toBeLessThanOrEqual(weightOf(touched(row, 500 + 210)) + 1e-6);
  }
  // Neighbours in one cell differ.
  const byCell = Map.groupBy(shown, ({ lng, lat }) => cellParent(cellOf(wgs84(lng, lat), 9), 8));
  for (const rows of byCell.values())
    expect(new Set(rows.map(({ heat }) => heat.persons.value)).size).toBe(rows.length);
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
  expect(only.reach!.reach.value).toBeGreaterThan(0);
  expect(only.reach!.reachShare.value).toBeLessThanOrEqual(1);
  // Half and twice the contacts: at most twice the people, and at least half of them.
  const [{ low, high }, share] = [only.reach!.reachShareRange!, only.reach!.reachShare.value!];
  expect(low).toBeLessThan(share);
  expect(low).toBeGreaterThanOrEqual(share / 2);
  expect(high).toBeGreaterThan(share);
  expect(high).toBeLessThanOrEqual(2 * share);
  const areas = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionInfo', { planId });
  expect(areas.reduce((sum, { positions: count }) => sum + count, 0)).toBe(inside.length);

  const quotation = { planId, format: 'pdf' } as const;
  const text = readPdfText((await service.call('crowd-tag-plan/v1/executeQuotation', quotation)).bytes);
  for (const part of [exactMoney(cost.amounts.netFen), capitalAmount(cost.amounts.totalFen)])
    expect(text.join('\n')).toContain(part);
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
  expect(detail.basis).toMatchObject([{ source: '手工样例', dataReleases: [{ kind: 'panel' }] }]);
  const meters = (a: { lng: number; lat: number }, [lng, lat]: [number, number]) =>
    Math.hypot((a.lng - lng) * 111_195 * Math.cos((lat * Math.PI) / 180), (a.lat - lat) * 111_195);
  const inside = city.positions.filter(
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
  const at600 = detail.radiusCurve[1];
  const near = city.positions.filter(
    (one) => one.mediumId !== 5 && circles.some(({ center }) => meters(one, center) <= 600),
  );
  expect(at600.positions).toBe(near.length);
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

test('a city without bus lines has the same plans of positions, and no lines in their areas', async () => {
  const brief = { kind: 'ta' as const, taThreshold: 0.2, targetAudience: women, budgetFen: 3_000_000 };
  const { planId: withLines } = await computedPlan(service, brief);
  const linesOf = () =>
    service.context.db
      .updateTable('data_release')
      .where('kind', '=', 'bus-lines')
      .where('city_code', '=', city.cityCode);
  await linesOf().set({ state: 'undone' }).where('state', '=', 'current').execute();
  try {
    const { planId } = await computedPlan(service, brief);
    const [before, after] = [
      await service.body('ai-option-mode/getCrowdTagPlanDetail', { planId: withLines }),
      await service.body('ai-option-mode/getCrowdTagPlanDetail', { planId }),
    ];
    expect(after.cities[0].reach).toEqual(before.cities[0].reach);
    expect(after.cities[0].chosenFaces).toBeGreaterThan(0);
    expect(after.areas.every(({ stops, lineNames }) => stops === 0 && lineNames.length === 0)).toBe(true);
    const fenced = await computedPlan(service, {
      kind: 'geo',
      targetAudience: women,
      budgetFen: 3_000_000,
      fences: [
        {
          fenceId: 'f1',
          name: '中心',
          ring: circleRing(city.centre, 1000),
          circle: { center: [city.centre.lng, city.centre.lat], radiusMeters: 1000 },
        },
      ],
    });
    const matched = await service.body('ai-option-mode/getGeoLocationPlanDetail', { planId: fenced.planId });
    expect(matched.matches[0]).toMatchObject({ stops: 0, lines: [] });
    expect(matched.cities[0].chosenFaces).toBeGreaterThan(0);
  } finally {
    await linesOf().set({ state: 'current' }).where('state', '=', 'undone').execute();
  }
});
