import { expect, test } from 'vitest';
import { z } from 'zod';
import { districtsOf } from '../../city-data/boundary/boundaries.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { csvFile, importFile, jobEnd } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const cityCode = '440300';
const as = { as: 'admin' } as const;
const kind = 'district-populations';
const persons = 5000;

async function generate(city = cityCode) {
  const { jobId } = await service.body('v1/panels', { cityCode: city, persons, seed: 1 }, as);
  const job = await jobEnd(service, jobId);
  expect(job.message).toBeNull();
  return (await findCurrent(service.context.db, 'panel', city))!;
}
const upload = (lines: readonly string[], mode: 'merge' | 'delete' = 'merge', city = cityCode) =>
  importFile(service, csvFile(lines.join('\n'), '分区人口.csv'), { kind, mode, cityCode: city });
const undo = (releaseId: string | null) =>
  service.body('v1/data-releases/{releaseId}/undo', { releaseId: releaseId! }, as);

/** People of a panel by district, sex and age band: strata are (district × 2 + sex) × 6 + age band. */
async function peopleOf(
  release: string,
  by: 'intDiv(stratum, 12)' | 'intDiv(stratum, 6) % 2' | 'stratum % 6',
) {
  const rows = await service.context.clickhouse.query(
    `SELECT toUInt32(${by}) AS key, sum(weight) AS people FROM panel_person
     WHERE release_id = {release:String} GROUP BY key ORDER BY key`,
    { release },
    z.object({ key: z.number(), people: z.number() }),
  );
  return rows.map(({ people }) => people);
}
const hashOf = async (release: string) => {
  const [row] = await service.context.clickhouse.query(
    `SELECT toString(sum(cityHash64(person, weight, stratum, home_cell, work_cell, labels))) AS hash
     FROM panel_person WHERE release_id = {release:String}`,
    { release },
    z.object({ hash: z.string() }),
  );
  return row.hash;
};
const marginsOf = async (releaseId: string, city = cityCode) => {
  const { rows } = await service.body('v1/data-releases', { kind: 'panel', cityCode: city }, as);
  return rows.find((row) => row.releaseId === releaseId)!.margins;
};
const within = (values: readonly number[], wanted: readonly number[]) => {
  expect(values).toHaveLength(wanted.length);
  for (const [i, value] of values.entries()) {
    expect(value, `part ${i}`).toBeGreaterThan(wanted[i] * 0.99);
    expect(value, `part ${i}`).toBeLessThan(wanted[i] * 1.01);
  }
};

/** Figures unlike those published: every district its own total, sexes and ages. */
const ageShares = [0.2, 0.04, 0.08, 0.2, 0.18, 0.16, 0.14];
const figuresOf = (i: number) => {
  const residents = 800_000 + 150_000 * i;
  const men = Math.round(residents * (0.45 + 0.01 * i));
  const shares = ageShares.map((share, a) => share + (a === 0 ? 0.01 : a === 6 ? -0.01 : 0) * (i % 4));
  const ages = shares.map((share) => Math.round(residents * share));
  return { residents, men, women: residents - men, ages };
};
const head = '行政区,常住人口,男,女,0–14岁,15–17岁,18–24岁,25–35岁,36–45岁,46–55岁,56岁及以上';

test('the next panel follows the populations of a file within 1 %, says so by margin, and undo brings back the published', async () => {
  const districts = await districtsOf(cityCode);
  const published = await generate();
  expect((await marginsOf(published.release_id)).map(({ name, nature }) => [name, nature])).toEqual([
    ['分区常住人口', '公布'],
    ['15 岁及以上占比', '公布'],
    ['性别', '公布'],
    ['年龄段', '推演'],
    ['学历', '推演'],
    ['地铁出行', '推演'],
  ]);
  const figures = districts.map((_, i) => figuresOf(i));
  const lines = figures.map(({ residents, men, women, ages }, i) =>
    [districts[i].name, residents, men, women, ...ages].join(),
  );
  const { session } = await upload([head, ...lines]);
  expect(session.report).toMatchObject({
    rowsRefused: 0,
    issues: [],
    counts: { addedRows: districts.length },
  });
  expect((await findCurrent(service.context.db, 'panel', cityCode))!.release_id).toBe(published.release_id);

  const panel = await generate();
  expect(panel.release_id).not.toBe(published.release_id);
  const adults = figures.map(({ residents, ages }) => residents * (1 - ages[0] / residents));
  within(await peopleOf(panel.release_id, 'intDiv(stratum, 12)'), adults);
  const total = adults.reduce((sum, value) => sum + value, 0);
  const men = figures.reduce((sum, one, i) => sum + (adults[i] * one.men) / one.residents, 0);
  within(await peopleOf(panel.release_id, 'intDiv(stratum, 6) % 2'), [men, total - men]);
  within(
    await peopleOf(panel.release_id, 'stratum % 6'),
    [1, 2, 3, 4, 5, 6].map((a) => figures.reduce((sum, one) => sum + one.ages[a], 0)),
  );
  const { created_at: at, release_no: no } = (await findCurrent(service.context.db, kind, cityCode))!;
  const day = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(panel.source).toContain(`${day} 导入的分区人口「分区人口.csv」（${no}`);
  const margins = await marginsOf(panel.release_id);
  expect(margins.map(({ nature }) => nature)).toEqual(['导入', '导入', '导入', '导入', '推演', '推演']);
  expect(margins[0]).toMatchObject({
    source: expect.stringContaining('「分区人口.csv」') as string,
    asOf: day,
  });
  // The same again changes nothing.
  expect((await generate()).release_id).toBe(panel.release_id);

  await undo(session.releaseId);
  const back = await generate();
  expect(back.content_sha256).toBe(published.content_sha256);
  expect(await hashOf(back.release_id)).toBe(await hashOf(published.release_id));
});

test('a file of some districts and of totals alone leaves the rest as published', async () => {
  const districts = await districtsOf(cityCode);
  const published = await generate();
  const before = await peopleOf(published.release_id, 'intDiv(stratum, 12)');
  const named = districts.findIndex(({ name }) => name === '福田区');
  const { session } = await upload(['区县,总人口', '福田,3000000']);
  expect(session.report!.issues).toMatchObject([
    { severity: 'warning', reason: expect.stringContaining(`${districts.length - 1} 个行政区没有人口`) },
  ]);
  const panel = await generate();
  const after = await peopleOf(panel.release_id, 'intDiv(stratum, 12)');
  within(
    after,
    before.map((people, d) => (d === named ? 3_000_000 * (1 - 0.1511) : people)),
  );
  expect((await marginsOf(panel.release_id)).map(({ nature }) => nature)).toEqual([
    '导入',
    '公布',
    '公布',
    '推演',
    '推演',
    '推演',
  ]);
  await undo(session.releaseId);
});

test('figures that cannot be are refused with the reason; a city that nothing is published of becomes possible', async () => {
  const rows = [
    '福田区,1553225,801000,752225',
    '南山区,179,,',
    '宝安区,4476554,4000000,1000000',
    '龙岗区,3979037,2000000,',
    '天河区,2241826,,',
    '罗湖区,很多,,',
  ];
  const { session } = await upload(['行政区,常住人口,男,女', ...rows]);
  expect(session.report!.issues.filter(({ severity }) => severity === 'error')).toMatchObject([
    { row: 2, reason: '少于 1000 人：人口须以人为单位，不是万人' },
    { row: 3, reason: '男女合计 5000000 人，与常住人口 4476554 人相差超过 1%' },
    { row: 4, reason: '为空' },
    { row: 5, reason: expect.stringContaining('不是该城市的行政区，应为') },
    { row: 6 },
  ]);
  const gone = await upload(['行政区', '福田区'], 'delete');
  expect(gone.job.state).toBe('failed');

  const small = '230700';
  const own = await districtsOf(small);
  const whole = ['行政区,常住人口', ...own.map(({ name }, i) => `${name},${50_000 + 10_000 * i}`)];
  expect((await upload(whole, 'merge', small)).job.message).toBeNull();
  const panel = await generate(small);
  within(
    await peopleOf(panel.release_id, 'intDiv(stratum, 12)'),
    own.map((_, i) => (50_000 + 10_000 * i) * 0.82),
  );
  expect((await marginsOf(panel.release_id, small)).at(-1)).toEqual({
    name: '地铁出行',
    nature: '假设',
    source: '没有该城市的地铁资料，按无人乘地铁计',
    asOf: null,
  });
});
