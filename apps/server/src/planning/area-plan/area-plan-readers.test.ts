import { beforeAll, expect, test } from 'vitest';
import { areaCityCode, seedAreaCity, women } from '../../testing/area-city.ts';
import { cellTexts } from '../../testing/cell-texts.ts';
import { computedPlan, signInAs, smartSelectOf } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const cityCode = areaCityCode;
const service = startTestService();
beforeAll(async () => {
  await seedAreaCity(service);
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

test('the positions of the map are those of the list under every filter, chosen ones marked', async () => {
  const { planId } = await computedPlan(service, { kind: 'ta', targetAudience: women, budgetFen: 2_000_000 });
  const listOf = (filter: object) =>
    service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', { planId, pageSize: 200, ...filter });
  const { rows } = await listOf({});
  const [first] = rows;
  const filters = [
    {},
    { areaIds: [first.areaId] },
    { mediumId: 2 },
    { keyword: first.code },
    { onlyChosen: true },
    { positionId: first.positionId },
  ];
  for (const filter of filters) {
    const listed = (await listOf(filter)).rows;
    expect(listed.length).toBeGreaterThan(0);
    const { positions } = await service.body('v1/area-plan/positions', { planId, cityCode, ...filter });
    const byId = (a: { positionId: string }, b: { positionId: string }) =>
      a.positionId.localeCompare(b.positionId);
    expect(positions.toSorted(byId)).toEqual(
      listed.toSorted(byId).map(({ positionId, name, lng, lat, chosenFaces }) => ({
        positionId,
        name,
        lng,
        lat,
        isChosen: chosenFaces > 0,
      })),
    );
  }
  expect(rows.some(({ chosenFaces }) => chosenFaces === 0)).toBe(true);
  const elsewhere = await service.body('v1/area-plan/positions', { planId, cityCode: '110100' });
  expect(elsewhere.positions).toEqual([]);
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
  const { positions } = await service.body('v1/area-plan/positions', { planId, cityCode }, { as: colleague });
  expect(positions.map(({ positionId }) => positionId).sort()).toEqual(
    some.rows.map(({ positionId }) => positionId).sort(),
  );
  const cost = await service.body('crowd-tag-plan/v1/getCostAggregateList', { planId }, { as: colleague });
  expect(cost.every(({ key }) => key.startsWith('2/'))).toBe(true);
  const [own] = await service.body('crowd-tag-plan/v1/getCityList', { planId }, { as: colleague });
  expect(own.positions).toBe(some.rows.length);
  expect(own.reach).toBeNull();
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
