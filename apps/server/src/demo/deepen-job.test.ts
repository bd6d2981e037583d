import { beforeAll, expect, test } from 'vitest';
import { findCurrent } from '../city-data/release/data-release-store.ts';
import { jobEnd } from '../testing/import-file.ts';
import { expectFailure, startTestService } from '../testing/test-service.ts';
import { deepenedCities } from './demo-cities.ts';
import { deepenJobKind, deepenKinds, enqueueLast } from './deepen-job.ts';
import { adoptionJobKind } from './adoption-job.ts';
import { heldDepth, seedCity } from './seed-city.ts';
import type { Pace } from './simulation/simulate-city.ts';
import { seedCities } from './seed-cities.ts';

const service = startTestService();
const cityCode = '350200';
const glance = { cityCode, depth: 'glance', persons: 500 } as const;

beforeAll(() => seedCities(service.context, [glance], { progress: () => undefined }));

const waitingCities = async () => {
  const jobs = await service.context.db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', deepenJobKind)
    .where('state', 'in', ['queued', 'running'])
    .execute();
  return jobs.map(({ payload }) => payload);
};

test('what cannot come to depth, or is not the reader’s, is refused in words, and nothing waits', async () => {
  const ask = (code: string, as: 'planner' | 'customer' = 'planner') =>
    service.callRaw('v1/demo-data/deepen', { cityCode: code }, { as });
  expectFailure(await ask(cityCode, 'customer'), 'notFound');
  expectFailure(await ask('999999'), 'notFound');
  const unknown = await ask('230700');
  expectFailure(unknown, 'refused');
  expect(unknown.envelope.message).toBe('伊春市没有可生成的演示数据，或已是完整数据');
  const kinds = await service.context.db
    .selectFrom('job')
    .select('kind')
    .where('kind', 'in', [...deepenKinds])
    .execute();
  expect(kinds).toEqual([]);
});

test('a city comes to depth on demand: lines, media, places and people, told by the job, and only once', async () => {
  const { context } = service;
  expect(await heldDepth(context, cityCode)).toBe('glance');
  // Asked for twice: the second finds the city as the first leaves it.
  const [{ jobId }, other] = [
    await service.body('v1/demo-data/deepen', { cityCode }),
    await service.body('v1/demo-data/deepen', { cityCode }),
  ];
  for (const id of [jobId, other.jobId])
    expect(await jobEnd(service, id, 'planner')).toMatchObject({ state: 'done', result: { cityCode } });
  const made = await context.db
    .selectFrom('data_release')
    .select('release_id')
    .where('city_code', '=', cityCode)
    .where('kind', '=', 'bus-lines')
    .execute();
  expect(made).toHaveLength(1);
  expect(await heldDepth(context, cityCode)).toBe('deep');
  const panel = await findCurrent(context.db, 'panel', cityCode);
  expect(panel?.counts['persons']).toBeGreaterThanOrEqual(50_000);
  const lines = await findCurrent(context.db, 'bus-lines', cityCode);
  expect(lines?.counts['lines']).toBeGreaterThan(100);
  expectFailure(await service.callRaw('v1/demo-data/deepen', { cityCode }, {}), 'refused');
});

test('pieces of a city are stored in their turn: while somebody is at work nothing is written', async () => {
  const { context } = service;
  const kinds = async () =>
    (
      await context.db
        .selectFrom('data_release')
        .select('kind')
        .where('city_code', '=', '440400')
        .where('state', '=', 'current')
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind);
  const { promise: isQuiet, resolve: fallQuiet } = Promise.withResolvers<void>();
  const asked: Promise<unknown>[] = [];
  const pace: Pace = (piece) => {
    const done = isQuiet.then(piece);
    asked.push(done);
    return done;
  };
  const seeded = seedCity(context, '440400', { persons: 500, pace });
  // Its streets are the first piece: until it is their turn nothing goes on.
  await expect.poll(() => asked.length).toBe(1);
  expect(await kinds()).toEqual([]);
  fallQuiet();
  await seeded;
  expect(await kinds()).toEqual(['bus-lines', 'media-positions', 'panel', 'places', 'rate-card']);
  // Streets, lines, places, media, persons, visits, the panel itself.
  expect(asked.length).toBeGreaterThanOrEqual(7);
});

test('when nobody is at work the largest city without depth comes next, one at a time', async () => {
  const { context } = service;
  // One that holds the queue, so that none begins here.
  await enqueueLast(context);
  await enqueueLast(context);
  const [first] = deepenedCities;
  expect(await waitingCities()).toEqual([{ cityCode: first.cityCode }]);
  const job = await context.db
    .selectFrom('job')
    .select(['id', 'owner_id'])
    .where('kind', '=', deepenJobKind)
    .executeTakeFirstOrThrow();
  await context.jobs.cancel(job.id, job.owner_id);
  const adopted = await context.db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', adoptionJobKind)
    .execute();
  expect(adopted).toEqual([]);
});
