import type { Figure } from '@ooh/contract/domain/figure';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { registry, type CallInput, type CallKey, type CallOutput } from '@ooh/contract/registry';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { female, shenzhen } from '../../testing/insight-cities.ts';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { hexagon, seedSmallPlaces } from '../../testing/small-places.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { wireOf } from '../../testing/wire.ts';

const cityCode = shenzhen;
// A panel as small as this one shows nothing under the noise of the default settings.
const privacyLimits = { city: { noise: 5, questions: 200 }, place: { noise: 2, questions: 40 } };
const service = startTestService({ privacyMode: 'strict', privacyLimits });
let city: SmallCity;
/** The same data without the policy. */
let plain: FastifyInstance;

beforeAll(async () => {
  city = await seedSmallCity(service.context, cityCode, { persons: 2400, lines: 6, seed: 9 });
  await seedSmallPlaces(service.context, cityCode, city.centre, 3);
  plain = await buildApp({ ...service.context, privacy: null });
  await plain.ready();
});
afterAll(() => plain?.close());

async function exact<Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>> {
  const call = registry[key];
  const { url, payload } = wireOf(call, input);
  const headers = { authorization: `Bearer ${await service.tokenOf('planner')}` };
  const answer = await plain.inject({
    method: call.method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
  return answer.json<{ body: CallOutput<Key> }>().body;
}

const valuesOf = (rows: readonly { readonly persons: Figure }[]) => rows.map(({ persons }) => persons.value);
const cells = { cityCode, unit: 'cell' as const, limit: 40 };

/** σ of a count of a day in a place, in panel persons: √24 times that of the level, for a person is in 24 of them at most. */
const dayDeviation = 2 * Math.sqrt(24);

test('figures of places are noised and rounded, and their 口径 says so', async () => {
  const [noised, true_] = [
    await service.body('city-perspective/getAreaSumHeatData', cells),
    await exact('city-perspective/getAreaSumHeatData', cells),
  ];
  expect(noised.rows.length).toBeGreaterThan(3);
  expect(noised.basis.isNoised).toBe(true);
  expect(true_.basis).not.toHaveProperty('isNoised');
  const weight = noised.basis.universePersons / 2400;
  const values = valuesOf(noised.rows);
  expect(values).toEqual(values.toSorted((a, b) => b! - a!));
  for (const { areaId, persons, density } of noised.rows) {
    const before = true_.rows.find((row) => row.areaId === areaId)!.persons.value!;
    expect(persons.value! % 10).toBe(0);
    expect(persons.value).not.toBe(before);
    // Five deviations of noise, three of an earlier answer with the minimum cell, and a step.
    expect(Math.abs(persons.value! - before)).toBeLessThan((10 * dayDeviation + 60) * 1.5 * weight);
    expect(persons.low! <= persons.value! && persons.value! <= persons.high!).toBe(true);
    expect(density).toBeNull();
  }
});

test('order, page and end of a list follow the disclosed figures', async () => {
  const ask = (pageNo: number, isAscending: boolean) =>
    service.body('aoi-draw/selectList', { cityCode, pageNo, pageSize: 3, isAscending });
  const [first, second] = [await ask(1, false), await ask(2, false)];
  expect([first.rows.length, first.pageNo, first.pageSize, second.pageNo]).toEqual([3, 1, 3, 2]);
  const shown = [...first.rows, ...second.rows];
  const values = shown.flatMap(({ persons }) => persons.value ?? []);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(new Set(shown.map(({ areaId }) => areaId)).size).toBe(shown.length);
  const all = await service.body('aoi-draw/selectList', { cityCode, pageSize: 50, isAscending: true });
  expect(all.rows.length).toBe(first.total);
  const ascending = all.rows.flatMap(({ persons }) => persons.value ?? []);
  expect(ascending).toEqual(
    values.length < ascending.length ? ascending.toSorted((a, b) => a - b) : values.toReversed(),
  );
});

test('the same question has the same answer, for any order of labels and any paging', async () => {
  const ask = (labelIds: number[], limit: number) =>
    service.body('city-perspective/getTaAreaSumHeatData', {
      ...cells,
      limit,
      targetAudience: { groups: [{ conditions: [{ labelIds }] }] },
    });
  const first = await ask([102, 113], 10);
  const again = await ask([113, 102, 113], 12);
  expect(again.rows.slice(0, first.rows.length)).toEqual(first.rows);
  expect((await ask([102, 113], 10)).rows).toEqual(first.rows);
});

test('a slightly moved ring, or one with other surroundings requested, gets the first answer', async () => {
  const ring = hexagon(city.centre, 900);
  const ask = (moved: number, bufferMeters: number) =>
    service.body('aoi-draw/aoiStatistics', {
      cityCode,
      ring: ring.map(([lng, lat]): [number, number] => [lng + moved, lat]),
      bufferMeters,
    });
  const first = await ask(0, 0);
  expect(first.figures.persons.value).not.toBeNull();
  for (const [moved, buffer] of [
    [1e-7, 0],
    [2e-7, 100],
    [0, 200],
  ] as const)
    expect((await ask(moved, buffer)).figures).toEqual(first.figures);
});

test('a place has the same number in every call', async () => {
  const { rows } = await service.body('aoi-draw/selectList', { cityCode, pageSize: 50 });
  expect(rows.length).toBeGreaterThan(2);
  for (const { areaId: placeId } of rows.slice(0, 6)) {
    const { aoi } = await service.body('aoi-draw/get-by-id/{id}', { id: placeId });
    const { figures } = await service.body('aoi-draw/aoiStatistics', { cityCode, placeId });
    expect([figures.dailyVisitors, figures.residents]).toEqual([aoi.dailyVisitors, aoi.residents]);
  }
});

test('parts and shares are computed from noised numbers, and none reveals the exact one', async () => {
  const input = { cityCode, targetAudience: female, districtNames: [], unit: 'cell' as const };
  const noised = await service.body('city-perspective/getTaAreaSumHeatData', input);
  const true_ = await exact('city-perspective/getTaAreaSumHeatData', input);
  expect(noised.cityShare).not.toEqual(true_.cityShare);
  expect(Math.abs(noised.cityShare.value! - true_.cityShare.value!)).toBeLessThan(150 / 2400);
  const shown = noised.rows.filter((row) => row.taConcentrationPeople.value !== null);
  expect(shown.length).toBeGreaterThan(0);
  for (const row of shown) {
    const { taConcentrationPeople: share, taConcentrationHours, tgi } = row;
    expect(share.value! * 1000).toBeCloseTo(Math.round(share.value! * 1000), 6);
    expect(share.value!).toBeLessThanOrEqual(1);
    expect(tgi.value).toBe(Math.round((share.value! * 100) / noised.cityShare.value!));
    expect(taConcentrationHours).toMatchObject({ value: null, suppressed: true });
  }
});

const everybody = { groups: [] };
const valuesIn = (node: unknown): number[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { value, suppressed } = node as Partial<Figure>;
  if (typeof suppressed === 'boolean') return typeof value === 'number' ? [value] : [];
  return Object.values(node).flatMap(valuesIn);
};

test('figures of all people of a city and its districts are noised like any other', async () => {
  const crowd = { cityCodes: [cityCode], targetAudience: everybody };
  const answers = [
    ['v1/crowd/estimate', crowd],
    ['city-perspective/intelligenceCityUv', { cityCode }],
    ['city-perspective/intelligenceCityMapData', { cityCode }],
    ['city-perspective/getChartData', { cityCode }],
  ] as const;
  for (const [key, input] of answers) {
    const before = new Set(
      valuesIn(await exact(key as CallKey, input as never)).filter((value) => value > 1),
    );
    const after = valuesIn(await service.body(key as CallKey, input as never)).filter((value) => value > 1);
    expect(after.length, key).toBeGreaterThan(0);
    // Persons of this panel weigh the same, so that a noised number may be the exact one of something else.
    const alike = after.filter((value) => before.has(value));
    expect(alike.length / after.length, key).toBeLessThan(0.5);
    // No exact float: people in whole steps.
    expect(
      after.every((value) => value % 10 === 0),
      key,
    ).toBe(true);
  }
  const tree = await service.body('common/getCrowdLabelList', { cityCode });
  const shares = tree.flatMap(({ dimensions }) => dimensions.flatMap(({ labels }) => labels));
  expect(shares.every(({ share }) => share === null)).toBe(true);
});

test('an audience of a whole city is noised identically in every call', async () => {
  const crowd = { cityCodes: [cityCode], targetAudience: female };
  const [noised, true_] = [
    await service.body('v1/crowd/estimate', crowd),
    await exact('v1/crowd/estimate', crowd),
  ];
  const [city_] = noised.cities;
  expect(city_.basis.isNoised).toBe(true);
  expect(city_.persons).not.toEqual(true_.cities[0].persons);
  expect(noised.persons).toEqual(city_.persons);
  expect(noised.share.value).toBeCloseTo(noised.persons.value! / city_.basis.universePersons, 3);
  const weight = city_.basis.universePersons / 2400;
  expect(Math.abs(noised.persons.value! - true_.persons.value!)).toBeLessThan(150 * weight);

  const map = await service.body('city-perspective/taIntelligenceCityMapData', {
    cityCode,
    targetAudience: female,
  });
  expect([map.taPersons.value, map.taShare.value]).toEqual([city_.persons.value, city_.share.value]);
  expect([map.topCells, map.commutes]).toEqual([[], []]);
  const cellsOf = { cityCode, targetAudience: female, unit: 'cell' as const };
  const heat = await service.body('city-perspective/getTaAreaSumHeatData', cellsOf);
  expect(heat.cityShare).toEqual(city_.share);
});

test('one audience has one noise, however it is worded', async () => {
  const ask = async (groups: TargetAudience['groups']) => {
    const { cities } = await service.body('v1/crowd/estimate', {
      cityCodes: [cityCode],
      targetAudience: { groups },
    });
    return cities[0].persons;
  };
  const of = (labelIds: number[], join: 'and' | 'or' | 'minus' = 'and') => ({ join, labelIds });
  const group = (...conditions: ReturnType<typeof of>[]) => ({ join: 'and' as const, conditions });
  const first = await ask([group(of([102]), of([113, 114]))]);
  const before = await service.body('v1/admin/system', {}, { as: 'admin' });
  const wordings: TargetAudience['groups'][] = [
    [group(of([114, 113, 113]), of([102]))],
    [group(of([102])), group(of([113, 114]))],
    [group(of([102]), of([102], 'or'), of([113, 114]))],
    // Men are no women, and nobody is both 25–35 and 46–55.
    [group(of([113, 114]), of([101], 'minus'), of([102]))],
    [group(of([102]), of([113, 114]), of([115], 'minus'))],
    [group(of([102, 101]), of([101], 'minus'), of([113, 114]))],
  ];
  for (const groups of wordings) expect(await ask(groups)).toEqual(first);
  const after = await service.body('v1/admin/system', {}, { as: 'admin' });
  expect(after.privacy).toEqual(before.privacy);
});

test('every covered call about people in places answers according to its schema', async () => {
  const inputs: Partial<Record<CallKey, object>> = {
    'city-perspective/getChartData': { cityCode, districtNames: ['南山区', '福田区'] },
    'city-perspective/intelligenceCityMapData': { cityCode },
    'city-perspective/intelligenceCityOfflineSceneData': { cityCode },
    'city-perspective/intelligenceTaOfflineSceneData': { cityCode, targetAudience: female },
    'aoi-draw/selectList': { cityCode, targetAudience: female },
    'aoi-draw/selectCbdData': { cityCode, targetAudience: female },
    'aoi-draw/getAoiHotData': { cityCode, targetAudience: female },
    'aoi-draw/getSubsetSceneDetail': { cityCode, targetAudience: female },
    'aoi-draw/getThroughClearlyData': { cityCode, ring: hexagon(city.centre, 900) },
    'poi-analyse/delineationBrand': { cityCode, brands: ['示例咖啡甲'] },
  };
  for (const [key, input] of Object.entries(inputs)) {
    const { status, envelope } = await service.callRaw(key as CallKey, input);
    expect({ key, status, message: envelope?.message }).toEqual({ key, status: 200, message: '成功' });
  }
});

test('an audience of nobody gets an answer like one of few', async () => {
  const nobody = { groups: [{ conditions: [{ labelIds: [101] }, { labelIds: [102] }] }] };
  const inputs: Partial<Record<CallKey, object>> = {
    'v1/crowd/estimate': { cityCodes: [cityCode] },
    'city-perspective/getTaAreaSumHeatData': { cityCode, unit: 'cell' },
    'city-perspective/taIntelligenceCityMapData': { cityCode },
    'city-perspective/intelligenceCityUv': { cityCode },
    'aoi-draw/selectTaDrawList': { cityCode },
  };
  for (const [key, input] of Object.entries(inputs)) {
    const asked = { ...input, targetAudience: nobody };
    const { status, envelope } = await service.callRaw(key as CallKey, asked);
    expect({ key, status, message: envelope?.message }).toEqual({ key, status: 200, message: '成功' });
    const text = JSON.stringify(envelope.body);
    // Nothing is unknown for want of persons: what is withheld says so, as it would of few.
    expect(text, key).not.toMatch(/"(ta\w+|tgi)":\{"value":null,"low":null,"high":null,"suppressed":false/);
  }
});

test('calls that are not covered, and thresholds that would search for exact figures, are refused', async () => {
  const measure = await service.callRaw('v1/bus-plan/compare', registry['v1/bus-plan/compare'].example.input);
  expectFailure(measure, 'refused');
  expect(measure.envelope.message).toContain('严格隐私模式');
  expectFailure(
    await service.callRaw(
      'bus-plan/v1/executeQuotation',
      registry['bus-plan/v1/executeQuotation'].example.input,
    ),
    'refused',
  );
  expectFailure(await service.call('aoi-draw/selectList', { cityCode, minPersons: 100 }), 'refused');
  expectFailure(await service.call('aoi-draw/selectTaDrawList', { cityCode, minTgi: 101 }), 'refused');
});
