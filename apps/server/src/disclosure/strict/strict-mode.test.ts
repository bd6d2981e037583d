import type { Figure } from '@ooh/contract/domain/figure';
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
const dailyQuestions = 60;
const service = startTestService({ privacyMode: 'strict', privacyDailyQuestions: dailyQuestions });
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

test('figures below the city are noised and rounded, and their 口径 says so; money and places stay', async () => {
  const [noised, true_] = [
    await service.body('city-perspective/getAreaSumHeatData', cells),
    await exact('city-perspective/getAreaSumHeatData', cells),
  ];
  expect(true_.rows.length).toBeGreaterThan(3);
  expect(noised.basis.isNoised).toBe(true);
  expect(true_.basis).not.toHaveProperty('isNoised');
  expect(noised.rows.map(({ areaId }) => areaId)).toEqual(true_.rows.map(({ areaId }) => areaId));
  expect(valuesOf(noised.rows)).not.toEqual(valuesOf(true_.rows));
  const weight = noised.basis.universePersons / 2400;
  for (const [at, { persons, density }] of noised.rows.entries()) {
    expect(persons.value! % 10).toBe(0);
    // Noise of scale 20 exceeds 200 panel persons once in 20,000 times; an earlier answer adds 50.
    expect(Math.abs(persons.value! - true_.rows[at].persons.value!)).toBeLessThan(260 * weight);
    expect(persons.low! <= persons.value! && persons.value! <= persons.high!).toBe(true);
    const area = true_.rows[at].persons.value! / true_.rows[at].density!;
    expect(Math.abs(density! - persons.value! / area)).toBeLessThanOrEqual(0.5);
  }
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
  expect(Math.abs(noised.cityShare.value! - true_.cityShare.value!)).toBeLessThan(260 / 2400);
  const shown = noised.rows.filter((row) => row.taConcentrationPeople.value !== null);
  expect(shown.length).toBeGreaterThan(0);
  for (const row of shown) {
    const { taConcentrationPeople: share, tgi } = row;
    expect(share.value! * 1000).toBeCloseTo(Math.round(share.value! * 1000), 6);
    expect(share.value!).toBeLessThanOrEqual(1);
    expect(tgi.value).toBe(Math.round((share.value! * 100) / noised.cityShare.value!));
  }
});

const everybody = { groups: [] };

test('figures of all people of a city are unchanged', async () => {
  for (const input of [{ cityCode }, { cityCode, districtNames: [] }])
    expect(await service.body('city-perspective/getChartData', input)).toEqual(
      await exact('city-perspective/getChartData', input),
    );
  expect(await service.body('city-perspective/intelligenceCityUv', { cityCode })).toEqual(
    await exact('city-perspective/intelligenceCityUv', { cityCode }),
  );
  const crowd = { cityCodes: [cityCode], targetAudience: everybody };
  expect(await service.body('v1/crowd/estimate', crowd)).toEqual(await exact('v1/crowd/estimate', crowd));
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
  expect(noised.persons.value).toBe(city_.persons.value);
  expect(noised.share.value).toBeCloseTo(noised.persons.value! / city_.basis.universePersons, 3);
  const weight = city_.basis.universePersons / 2400;
  expect(Math.abs(noised.persons.value! - true_.persons.value!)).toBeLessThan(260 * weight);

  const map = await service.body('city-perspective/taIntelligenceCityMapData', {
    cityCode,
    targetAudience: female,
  });
  expect([map.taPersons.value, map.taShare.value]).toEqual([city_.persons.value, city_.share.value]);
  const cellsOf = { cityCode, targetAudience: female, unit: 'cell' as const };
  const heat = await service.body('city-perspective/getTaAreaSumHeatData', cellsOf);
  expect(heat.cityShare).toEqual(city_.share);
  const uv = { cityCode, targetAudience: female };
  const out = await service.body('city-perspective/intelligenceCityUv', uv);
  expect(out.weekUv).not.toEqual((await exact('city-perspective/intelligenceCityUv', uv)).weekUv);
  const chart = { cityCode, targetAudience: female, districtNames: [] };
  expect((await service.body('city-perspective/getChartData', chart)).charts).not.toEqual(
    (await exact('city-perspective/getChartData', chart)).charts,
  );
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

test('calls that are not covered, and thresholds that would search for exact figures, are refused', async () => {
  const measure = await service.callRaw(
    'v1/bus-plan/evaluate',
    registry['v1/bus-plan/evaluate'].example.input,
  );
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

test('another release of the panel has other noise, and the old one keeps its own', async () => {
  const ask = async () => valuesOf((await service.body('city-perspective/getAreaSumHeatData', cells)).rows);
  const rename = (releaseNo: string) =>
    service.context.db
      .updateTable('data_release')
      .set({ release_no: releaseNo })
      .where('city_code', '=', cityCode)
      .where('kind', '=', 'panel')
      .execute();
  const { release_no: own } = await service.context.db
    .selectFrom('data_release')
    .select('release_no')
    .where('city_code', '=', cityCode)
    .where('kind', '=', 'panel')
    .executeTakeFirstOrThrow();
  const before = await ask();
  await rename(`${own}-next`);
  expect(await ask()).not.toEqual(before);
  await rename(own);
  expect(await ask()).toEqual(before);
});

test('the daily budget limits different questions; repetitions are free, and the next day starts anew', async () => {
  const ask = (fromHour: number, toHour: number) =>
    service.call('city-perspective/getAreaSumHeatData', { ...cells, fromHour, toHour });
  let asked = 0;
  let refused = 0;
  for (let hour = 0; hour < 12; hour++)
    for (let until = hour + 1; until <= 12; until++) {
      const answer = await ask(hour, until);
      if (answer.status === 200) asked++;
      else {
        refused++;
        expectFailure(answer, 'refused');
        expect(answer.envelope.message).toContain(`今日的人群查询额度（${dailyQuestions} 个不同问题）已用完`);
      }
    }
  expect(refused).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(0);
  expect((await ask(0, 1)).status).toBe(200);
  const { privacy } = await service.body('v1/admin/system', {}, { as: 'admin' });
  expect(privacy).toEqual({
    dailyQuestions,
    organisations: [{ name: '媒介代理示例公司', questions: dailyQuestions }],
  });
  service.advance(24 * 3_600_000);
  expect((await ask(11, 12)).status).toBe(200);
});
