import { cellFromUInt64, cellResolution } from '@ooh/geo/h3-cell';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readLines } from '../../city-data/bus-line/read-lines.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { seedCity } from '../seed-city.ts';
import { jobEnd } from '../../testing/import-file.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const cityCode = '440300';
const as = { as: 'admin' } as const;
const persons = 5000;

beforeAll(async () => {
  await seedCity(service.context, cityCode, { persons });
});

const current = (kind: 'bus-lines' | 'places' | 'panel') => findCurrent(service.context.db, kind, cityCode);

test('a seeded city has an invented network, places and a panel, each with its counts', async () => {
  const [lines, places, panel] = await Promise.all([
    current('bus-lines'),
    current('places'),
    current('panel'),
  ]);
  expect([lines!.is_demo, places!.is_demo, panel!.is_demo]).toEqual([true, true, true]);
  const records = await readLines(service.context.db, lines!.release_id);
  expect(records.length).toBe(lines!.counts['lines']);
  expect(records.length).toBeGreaterThan(400);
  expect(
    records.every(
      (line) => line.directions.length === 2 && line.prices.every((price) => price.isPlaceholderPrice),
    ),
  ).toBe(true);
  expect(places!.counts['businessDistricts']).toBeGreaterThan(5);
  const { count } = await service.context.db
    .selectFrom('poi')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('release_id', '=', places!.release_id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(places!.counts['pois']);
  expect(panel!.counts).toMatchObject({ persons });
});

test('the stored panel is whole: persons 0…n−1, resolution 9 cells, weeks of 7 × 1,440 minutes, adults of the city', async () => {
  const { release_id, counts } = (await current('panel'))!;
  const release = { release: release_id };
  const [person] = await service.context.clickhouse.query(
    `SELECT count() AS rows, uniqExact(person) AS persons, max(person) AS last, sum(weight) AS people,
       toString(any(home_cell)) AS cell, countIf(work_cell = 0) AS without_work, min(length(labels)) AS least_labels
     FROM panel_person WHERE release_id = {release:String}`,
    release,
    z.object({
      rows: z.coerce.number(),
      persons: z.coerce.number(),
      last: z.number(),
      people: z.number(),
      cell: z.string(),
      without_work: z.coerce.number(),
      least_labels: z.coerce.number(),
    }),
  );
  expect([person.rows, person.persons, person.last]).toEqual([persons, persons, persons - 1]);
  expect(cellResolution(cellFromUInt64(person.cell))).toBe(9);
  expect(person.people / counts['residents']).toBeCloseTo(1 - 0.1511, 3);
  expect(person.without_work).toBeGreaterThan(0);
  expect(person.without_work).toBeLessThan(persons / 2);
  expect(person.least_labels).toBeGreaterThan(5);
  const [week] = await service.context.clickhouse.query(
    `SELECT min(minutes) AS least, max(minutes) AS most, sum(rows) AS rows FROM (
       SELECT person, sum(minutes * bitCount(day_mask)) AS minutes, count() AS rows
       FROM panel_visit WHERE release_id = {release:String} GROUP BY person)`,
    release,
    z.object({ least: z.number(), most: z.number(), rows: z.coerce.number() }),
  );
  expect([week.least, week.most, week.rows]).toEqual([7 * 1440, 7 * 1440, counts['visits']]);
});

test('the same inputs change nothing; another seed makes a new release, and undo brings the first back', async () => {
  const first = (await current('panel'))!;
  const generate = async (seed: number) => {
    const { jobId } = await service.body('v1/panels', { cityCode, persons, seed }, as);
    return jobEnd(service, jobId);
  };
  expect(await generate(1)).toMatchObject({
    state: 'done',
    result: { releaseId: first.release_id, isUnchanged: true },
  });
  const other = await generate(2);
  expect(other).toMatchObject({ state: 'done', result: { isUnchanged: false, counts: { persons } } });
  const second = (await current('panel'))!;
  expect(second).toMatchObject({ release_id: other.jobId, replaces_release_id: first.release_id });
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: second.release_id }, as);
  expect((await current('panel'))!.release_id).toBe(first.release_id);
});

test('a panel is equal to the byte with the city’s lines, with others and with none', async () => {
  const { context } = service;
  const hashesOf = async (releaseId: string) => {
    const hashOf = async (table: string, columns: string) => {
      const [row] = await context.clickhouse.query(
        `SELECT toString(sum(cityHash64(${columns}))) AS hash FROM ${table} WHERE release_id = {release:String}`,
        { release: releaseId },
        z.object({ hash: z.string() }),
      );
      return row.hash;
    };
    return [
      await hashOf('panel_person', 'person, weight, stratum, home_cell, work_cell, labels'),
      await hashOf('panel_visit', 'person, cell, hour, day_mask, minutes, outdoors'),
    ];
  };
  const undo = (releaseId: string) =>
    context.db
      .updateTable('data_release')
      .set({ state: 'undone' })
      .where('release_id', '=', releaseId)
      .execute();
  const generateAnew = async () => {
    await undo((await current('panel'))!.release_id);
    const { jobId } = await service.body('v1/panels', { cityCode, persons, seed: 1 }, as);
    expect((await jobEnd(service, jobId)).state).toBe('done');
    return hashesOf(jobId);
  };
  const first = await hashesOf((await current('panel'))!.release_id);
  expect(await generateAnew()).toEqual(first);
  await seedSmallCity(context, cityCode, { persons: 10, lines: 7 });
  expect((await current('bus-lines'))!.counts['lines']).toBe(7);
  expect(await generateAnew()).toEqual(first);
  await undo((await current('bus-lines'))!.release_id);
  expect(await generateAnew()).toEqual(first);
});

test('a cancelled generation leaves nothing behind', async () => {
  const before = (await current('panel'))!.release_id;
  const { jobId } = await service.body('v1/panels', { cityCode, persons: 60_000, seed: 9 }, as);
  const isBuilding = async () =>
    (
      await service.context.db
        .selectFrom('data_release')
        .select('state')
        .where('release_id', '=', jobId)
        .executeTakeFirst()
    )?.state;
  await expect.poll(isBuilding, { timeout: 20_000 }).toBe('building');
  await service.body('v1/jobs/{jobId}/cancel', { jobId }, as);
  expect((await jobEnd(service, jobId)).state).toBe('cancelled');
  expect(await isBuilding()).toBeUndefined();
  expect((await current('panel'))!.release_id).toBe(before);
  const [rows] = await service.context.clickhouse.query(
    'SELECT count() AS rows FROM panel_person WHERE release_id = {release:String}',
    { release: jobId },
    z.object({ rows: z.coerce.number() }),
  );
  expect(rows.rows).toBe(0);
});

test('a city without population figures or boundaries is refused with the reason', async () => {
  const { jobId } = await service.body('v1/panels', { cityCode: '230700', persons }, as);
  expect(await jobEnd(service, jobId)).toMatchObject({
    state: 'failed',
    message: '该城市没有公布的人口数据，无法生成人群样本；可先导入各行政区的「行政区人口」',
  });
});
