import { beforeAll, expect, test } from 'vitest';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { areaCityCode, seedAreaCity, women, type AreaCity } from '../../testing/area-city.ts';
import { cellTexts } from '../../testing/cell-texts.ts';
import { computedPlan, signInAs, smartSelectOf } from '../../testing/seeded-plan.ts';
import { publishPanel } from '../../testing/small-city.ts';
import { drawPanel, type SmallPanel } from '../../testing/small-panel.ts';
import { expectFailure, startTestService, type CallOptions } from '../../testing/test-service.ts';

const cityCode = areaCityCode;
const service = startTestService();
let city: AreaCity;
beforeAll(async () => {
  city = await seedAreaCity(service);
});

const everybodyIn = ({ persons }: SmallPanel) => persons.reduce((sum, { weight }) => sum + weight, 0);

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
  const listedReach = async () => {
    const [listed] = await service.body('crowd-tag-plan/v1/getCityList', { planId });
    const { row, rows } = await rowOf();
    const { value } = listed.reach!.reachShare;
    expect(row).toMatchObject({ lines: 0, faces: listed.chosenFaces, netFen: listed.amounts.netFen });
    expect(row.reachShare.value).toBeCloseTo(value!, 12);
    expect(row.reachShare.low).toBeCloseTo(listed.reach!.reachShare.low!, 9);
    const { frequency, taConcentrationPeople, taConcentrationImpressions, ...figures } = listed.reach!;
    expect(frequency.value! * figures.reach.value!).toBeCloseTo(figures.taImpressions.value!, 6);
    expect(taConcentrationImpressions.value! * figures.impressions.value!).toBeCloseTo(
      figures.taImpressions.value!,
      6,
    );
    for (const figure of [frequency, taConcentrationPeople, taConcentrationImpressions]) {
      expect(figure.low!).toBeLessThan(figure.value!);
      expect(figure.high!).toBeGreaterThan(figure.value!);
    }
    for (const [shown, own] of [
      [row.frequency, frequency],
      [row.taConcentration, taConcentrationImpressions],
    ] as const)
      for (const end of ['value', 'low', 'high'] as const) expect(shown[end]).toBeCloseTo(own[end]!, 9);
    expect(figures.basis).toMatchObject({
      universePersons: expect.closeTo(everybodyIn(city.panel), 6),
      period: '2027-03-01 至 2027-03-28',
      dataReleases: [{ kind: 'panel' }, { kind: 'media-positions' }],
    });
    const shares = rows.map((each) => each.reachShare.value).filter((share) => share !== null);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(rows.slice(0, shares.length).every((each) => each.reachShare.value !== null)).toBe(true);
    return row;
  };
  const before = await listedReach();
  const { rows } = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', {
    planId,
    onlyChosen: true,
  });
  const units = [{ unitId: rows[0].unitId, faces: 0 }];
  await service.body('v1/area-plan/choose', { planId, cityCode, version: 1, units });
  expect((await listedReach()).faces).toBe(before.faces - rows[0].chosenFaces);
  const some = smartSelectOf([{ regionCodes: [cityCode], mediaIds: [1, 2] }]);
  const { row } = await rowOf(await signInAs(service, 'shelter-list', some));
  expect(row).toMatchObject({ positions: 0, faces: 0, netFen: null, reachShare: { value: null } });
});

test('figures name the people that they were computed with, when faces are chosen after a new panel too', async () => {
  const { db } = service.context;
  const { planId } = await computedPlan(service, { kind: 'ta', targetAudience: women, budgetFen: 3_000_000 });
  const exported = async () => {
    const file = await service.call('crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail', { planId });
    return cellTexts(file.bytes).join('\n');
  };
  const reachOfCity = async () => {
    const [city] = await service.body('crowd-tag-plan/v1/getCityList', { planId });
    return city.reach!;
  };
  const [before, positions] = [
    (await findCurrent(db, 'panel', cityCode))!,
    (await findCurrent(db, 'media-positions', cityCode))!,
  ];
  const named = (panel: { release_no: string }) => [
    { kind: 'panel', releaseNo: panel.release_no },
    { kind: 'media-positions', releaseNo: positions.release_no },
  ];
  const people = drawPanel(city.centre, 900, 5);
  await publishPanel(service.context, cityCode, people, 'panel-of-choice');
  const after = (await findCurrent(db, 'panel', cityCode))!;
  expect(after.release_no).not.toBe(before.release_no);
  // Nothing is measured anew yet.
  expect((await reachOfCity()).basis.dataReleases).toEqual(named(before));

  const { rows } = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', {
    planId,
    onlyChosen: true,
  });
  const units = [{ unitId: rows[0].unitId, faces: 0 }];
  await service.body('v1/area-plan/choose', { planId, cityCode, version: 1, units });
  const { basis } = await reachOfCity();
  expect(basis.dataReleases).toEqual(named(after));
  expect(basis.universePersons).toBeCloseTo(everybodyIn(people), 6);
  // Who is around a position was computed before, with the panel of that time.
  const text = await exported();
  expect(text).toContain(before.release_no);
  expect(text).not.toContain(after.release_no);
  const file = await service.call('crowd-tag-plan/v1/executeQuotation', { planId });
  const quoted = cellTexts(file.bytes).join('\n');
  for (const { release_no: releaseNo } of [before, after, positions]) expect(quoted).toContain(releaseNo);
});
