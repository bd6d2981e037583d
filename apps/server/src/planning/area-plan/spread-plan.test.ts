import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import { beforeAll, expect, test } from 'vitest';
import { areaCityCode, seedAreaCity, women } from '../../testing/area-city.ts';
import { cellTexts } from '../../testing/cell-texts.ts';
import { computedPlan, signInAs, smartSelectOf } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService, type CallOptions } from '../../testing/test-service.ts';

const cityCode = areaCityCode;
const service = startTestService();
beforeAll(async () => {
  await seedAreaCity(service);
});

const brief = { kind: 'ta' as const, targetAudience: women, budgetFen: 30_000_000 };
const apart = (a: { lng: number; lat: number }, b: { lng: number; lat: number }) =>
  distanceMeters(wgs84(a.lng, a.lat), wgs84(b.lng, b.lat));

async function rowsOf(planId: string, onlyChosen = false) {
  const input = { planId, pageSize: 200, onlyChosen };
  return (await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', input)).rows;
}

const cityOf = async (planId: string, as?: CallOptions['as']) =>
  (await service.body('crowd-tag-plan/v1/getCityList', { planId }, { as }))[0];

test('without the rules a choice breaks them; with them it keeps them, says which districts are full, and what is proved', async () => {
  const free = await computedPlan(service, brief);
  const unspread = await rowsOf(free.planId, true);
  const districts = Map.groupBy(unspread, ({ districtName }) => districtName);
  const most = Math.max(...[...districts.values()].map((rows) => rows.length));
  expect(most).toBeGreaterThan(2);
  const unruled = (await cityOf(free.planId)).spread;
  expect(unruled).toMatchObject({ maxPerDistrict: null, minDistanceMeters: null, fullDistricts: [] });
  expect(unruled!.surplus).toBeGreaterThanOrEqual(0);
  expect(unruled!.surplus).toBeLessThan(0.1);

  const areaRules = { maxPerDistrict: 2, minDistanceMeters: 300 };
  const { planId } = await computedPlan(service, { ...brief, areaRules });
  const chosen = await rowsOf(planId, true);
  const held = Map.groupBy(chosen, ({ districtName }) => districtName ?? '未注明行政区');
  for (const rows of held.values()) expect(rows.length).toBeLessThanOrEqual(2);
  for (const a of chosen)
    for (const b of chosen)
      if (a.positionId !== b.positionId && a.mediumId === b.mediumId)
        expect(apart(a, b)).toBeGreaterThanOrEqual(300);
  const { spread } = await cityOf(planId);
  expect(spread).toMatchObject(areaRules);
  expect(spread!.fullDistricts.toSorted()).toEqual(
    [...held].flatMap(([name, rows]) => (rows.length === 2 ? [name] : [])).toSorted(),
  );
  expect(spread!.fullDistricts.length).toBeGreaterThan(0);
  expect(spread!.surplus).toBeGreaterThanOrEqual(0);
  const quoted = cellTexts((await service.call('crowd-tag-plan/v1/executeQuotation', { planId })).bytes);
  expect(quoted.join('\n')).toMatch(/单区上限[\s\S]*2 个点位[\s\S]*最小间距[\s\S]*300 米/);

  // A reader of some media is not told what is proved of all.
  const some = smartSelectOf([{ regionCodes: [cityCode], mediaIds: [1, 2] }]);
  expect((await cityOf(planId, await signInAs(service, 'spread-reader', some))).spread!.surplus).toBeNull();
});

test('a position taken in by hand against the rules is refused by name; leaving one out is not', async () => {
  const areaRules = { maxPerDistrict: 2, minDistanceMeters: 700 };
  const { planId } = await computedPlan(service, { ...brief, areaRules });
  const rows = await rowsOf(planId);
  const chosen = rows.filter(({ chosenFaces }) => chosenFaces > 0);
  const near = rows.find(
    (row) =>
      row.chosenFaces === 0 &&
      row.freeFaces > 0 &&
      chosen.some(({ mediumId, ...at }) => mediumId === row.mediumId && apart(at, row) < 700),
  )!;
  const choose = (unitId: string, faces: number, version: number) =>
    service.call('v1/area-plan/choose', { planId, cityCode, version, units: [{ unitId, faces }] });
  const refused = await choose(near.unitId, 1, 1);
  expectFailure(refused, 'invalid');
  expect(refused.envelope?.message).toContain(near.name);
  expect(refused.envelope?.message).toContain('小于最小间距 700 米');
  const crowded = rows.find(
    (row) =>
      row.chosenFaces === 0 &&
      row.freeFaces > 0 &&
      chosen.filter(({ districtName }) => districtName === row.districtName).length === 2,
  )!;
  const full = await choose(crowded.unitId, 1, 1);
  expectFailure(full, 'invalid');
  expect(full.envelope?.message).toContain('将有 3 个点位，单区上限为 2 个');
  expect((await choose(chosen[0].unitId, 0, 1)).status).toBe(200);
  const { spread } = await cityOf(planId);
  expect(spread!.surplus).toBeGreaterThan(0);
});
