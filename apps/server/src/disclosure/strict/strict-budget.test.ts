import { beforeAll, expect, test } from 'vitest';
import { shenzhen } from '../../testing/insight-cities.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const cityCode = shenzhen;
const privacyLimits = { city: { noise: 5, questions: 200 }, place: { noise: 2, questions: 20 } };
const service = startTestService({ privacyMode: 'strict', privacyLimits });

beforeAll(async () => {
  await seedSmallCity(service.context, cityCode, { persons: 2400, lines: 6, seed: 9 });
});

const cells = { cityCode, unit: 'cell' as const, limit: 40 };

const renameRelease = (releaseNo: string) =>
  service.context.db
    .updateTable('data_release')
    .set({ release_no: releaseNo })
    .where('city_code', '=', cityCode)
    .where('kind', '=', 'panel')
    .execute();

test('another release of the panel has other noise, and the old one keeps its own', async () => {
  const ask = async () =>
    (await service.body('city-perspective/getAreaSumHeatData', cells)).rows.map(
      ({ persons }) => persons.value,
    );
  const { release_no: own } = await service.context.db
    .selectFrom('data_release')
    .select('release_no')
    .where('city_code', '=', cityCode)
    .where('kind', '=', 'panel')
    .executeTakeFirstOrThrow();
  const before = await ask();
  await renameRelease(`${own}-next`);
  expect(await ask()).not.toEqual(before);
  await renameRelease(own);
  expect(await ask()).toEqual(before);
});

test('the budget limits questions of one panel release; repetitions are free, and a new release has its own', async () => {
  const ask = (fromHour: number, toHour: number) =>
    service.call('city-perspective/getAreaSumHeatData', { ...cells, fromHour, toHour });
  const windows = Array.from({ length: 12 }, (_, hour) => [hour, hour + 8] as const).concat(
    Array.from({ length: 12 }, (_, hour) => [hour, hour + 10] as const),
    Array.from({ length: 12 }, (_, hour) => [hour, hour + 11] as const),
  );
  const answers = [];
  for (const [from, to] of windows) answers.push(await ask(from, to));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(windows.length);
  for (const answer of refused) {
    expectFailure(answer, 'refused');
    expect(answer.envelope.message).toContain('「地点与区域」查询额度（20 个问题）已用完');
    expect(answer.envelope.message).toContain('本组织对人群样本 深圳市');
  }
  expect((await ask(...windows[0])).status).toBe(200);
  const { privacy } = await service.body('v1/admin/system', {}, { as: 'admin' });
  expect(privacy!.limits).toEqual(privacyLimits);
  const [most] = privacy!.used;
  expect(most).toMatchObject({ name: '媒介代理示例公司', place: 20 });
  expect(most.release).toContain('深圳市');
  service.advance(48 * 3_600_000);
  expectFailure(await ask(...windows[35]), 'refused');
  await renameRelease('next');
  expect((await ask(...windows[35])).status).toBe(200);
});
