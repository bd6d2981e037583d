import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@ooh/contract/domain/job';
import { expect, test } from 'vitest';
import { pino } from 'pino';
import { AppError } from '../http/app-error.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { untilJob } from './testing/until-job.ts';

const service = startTestService();

const log = pino({ level: 'silent' });

/** A separate queue on the service's database, like that of a process with this name. */
function queue(instance: string): Jobs {
  const { db, now } = service.context;
  return createJobs({ db, now, log, instance, concurrency: 2 });
}

const until = (jobs: Jobs, jobId: string, isReached: (job: Job) => boolean) =>
  untilJob(jobs, { jobId, ownerId: service.userIds.planner }, isReached);

const ended = (job: Job) => ['done', 'failed', 'cancelled'].includes(job.state);

test('a job runs, reports progress and stores its result', async () => {
  const jobs = queue('a');
  jobs.register<{ n: number }>('sum', {
    afterInterruption: 'fail',
    async run(_context, { n }, { progress }) {
      progress(0.5, '相加');
      await sleep(1000);
      return { sum: (n * (n + 1)) / 2 };
    },
  });
  await jobs.start(service.context);
  const jobId = await jobs.enqueue('sum', service.userIds.planner, { n: 10 });
  expect(await until(jobs, jobId, (job) => job.progress === 0.5)).toMatchObject({
    state: 'running',
    phase: '相加',
  });
  expect(await until(jobs, jobId, ended)).toMatchObject({ state: 'done', progress: 1, result: { sum: 55 } });
  await jobs.stop();
});

test('the message of an AppError is shown to the owner, that of other errors is not', async () => {
  const jobs = queue('b');
  jobs.register('refuse', {
    afterInterruption: 'fail',
    run: () => Promise.reject(new AppError('refused', '预算不足')),
  });
  jobs.register('crash', {
    afterInterruption: 'fail',
    run: () => Promise.reject(new Error('select * from secret')),
  });
  await jobs.start(service.context);
  const refused = await jobs.enqueue('refuse', service.userIds.planner, null);
  const crashed = await jobs.enqueue('crash', service.userIds.planner, null);
  expect(await until(jobs, refused, ended)).toMatchObject({ state: 'failed', message: '预算不足' });
  expect(await until(jobs, crashed, ended)).toMatchObject({
    state: 'failed',
    message: '任务执行出错，请重试或联系管理员',
  });
  await jobs.stop();
});

test('a waiting job is cancelled immediately, a running one at its next check', async () => {
  const jobs = queue('c');
  let runs = 0;
  jobs.register('endless', {
    afterInterruption: 'fail',
    async run(_context, _payload, { shouldStop }) {
      runs += 1;
      while (!shouldStop()) await sleep(10);
    },
  });
  await jobs.start(service.context);
  const owner = service.userIds.planner;
  const ids = await Promise.all([1, 2, 3].map(() => jobs.enqueue('endless', owner, null)));
  const states = async () => Promise.all(ids.map(async (id) => (await jobs.find(id, owner))!.state));
  while ((await states()).filter((state) => state === 'running').length < 2) await sleep(20);
  const waiting = ids[(await states()).indexOf('queued')];
  expect(await jobs.cancel(waiting, owner)).toMatchObject({ state: 'cancelled' });
  for (const id of ids.filter((one) => one !== waiting)) {
    await jobs.cancel(id, owner);
    expect((await until(jobs, id, ended)).state).toBe('cancelled');
  }
  expect(runs).toBe(2);
  await jobs.stop();
});

test('an interrupted job is restarted or failed as declared by its kind, immediately for the same folder', async () => {
  const first = queue('d');
  const gate = { isOpen: false };
  const define = (jobs: Jobs) => {
    const run = async (_context: unknown, _payload: unknown, control: { shouldStop(): boolean }) => {
      while (!gate.isOpen && !control.shouldStop()) await sleep(10);
      return gate.isOpen ? { finished: true } : undefined;
    };
    jobs.register('again', { afterInterruption: 'requeue', run });
    jobs.register('once', { afterInterruption: 'fail', interruptedMessage: '导入已中断，请重新导入', run });
  };
  define(first);
  await first.start(service.context);
  const owner = service.userIds.planner;
  const again = await first.enqueue('again', owner, null);
  const once = await first.enqueue('once', owner, null);
  await until(first, again, (job) => job.state === 'running');
  await until(first, once, (job) => job.state === 'running');
  await first.stop();
  expect((await first.find(again, owner))!.state).toBe('queued');

  const stranger = queue('other folder');
  define(stranger);
  await stranger.start(service.context);
  expect((await stranger.find(once, owner))!.state).toBe('running');
  await stranger.stop();

  gate.isOpen = true;
  const second = queue('d');
  define(second);
  await second.start(service.context);
  expect(await until(second, once, ended)).toMatchObject({
    state: 'failed',
    message: '导入已中断，请重新导入',
  });
  expect(await until(second, again, ended)).toMatchObject({ state: 'done', result: { finished: true } });
  await second.stop();
});

test('a job continues after any number of orderly stops, which do not count as failed attempts', async () => {
  const owner = service.userIds.planner;
  const gate = { isOpen: false };
  const start = async () => {
    const jobs = queue('often stopped');
    jobs.register('long', {
      afterInterruption: 'requeue',
      async run(_context, _payload, { shouldStop }) {
        while (!gate.isOpen && !shouldStop()) await sleep(10);
        return gate.isOpen ? { finished: true } : undefined;
      },
    });
    await jobs.start(service.context);
    return jobs;
  };
  let jobs = await start();
  const jobId = await jobs.enqueue('long', owner, null);
  for (let stops = 0; stops < 5; stops += 1) {
    await until(jobs, jobId, (job) => job.state === 'running');
    await jobs.stop();
    jobs = await start();
  }
  gate.isOpen = true;
  expect(await until(jobs, jobId, ended)).toMatchObject({ state: 'done', result: { finished: true } });
  await jobs.stop();
});

test('a stop rolls back the open transaction of a job, and the job writes nothing more', async () => {
  const { db } = service.context;
  const owner = service.userIds.planner;
  const names = ['第一个', '第二个'];
  const written = async () => {
    const rows = await db.selectFrom('city_line').select('name').where('name', 'in', names).execute();
    return rows.map(({ name }) => name).toSorted();
  };
  const start = async (onBegun: () => Promise<void>) => {
    const jobs = queue('writer');
    jobs.register('write', {
      afterInterruption: 'requeue',
      async run(context) {
        const insert = (name: string, within: DbOrTransaction) =>
          within
            .insertInto('city_line')
            .values({
              owner_id: owner,
              name,
              city_codes: ['440300'],
              created_at: new Date(),
              updated_at: new Date(),
            })
            .execute();
        await context.db.transaction().execute(async (transaction) => {
          await insert(names[0], transaction);
          await onBegun();
          await insert(names[1], transaction);
        });
        return { isWritten: true };
      },
    });
    await jobs.start(service.context);
    return jobs;
  };
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const first = await start(() => {
    begun.resolve();
    return stopped.promise;
  });
  const jobId = await first.enqueue('write', owner, null);
  await begun.promise;
  const stopping = first.stop();
  stopped.resolve();
  await stopping;
  expect(await written()).toEqual([]);
  const second = await start(async () => undefined);
  expect((await until(second, jobId, ended)).state).toBe('done');
  expect(await written()).toEqual(names.toSorted());
  await second.stop();
});

test('two workers never claim the same job', async () => {
  const owner = service.userIds.planner;
  const begun: string[] = [];
  const workers = ['e', 'f', 'g'].map((name) => {
    const jobs = queue(name);
    jobs.register('count', {
      afterInterruption: 'fail',
      async run(_context, _payload, { jobId }) {
        begun.push(jobId);
      },
    });
    return jobs;
  });
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1) ids.push(await workers[0].enqueue('count', owner, n));
  await Promise.all(workers.map((jobs) => jobs.start(service.context)));
  for (const id of ids) await until(workers[0], id, ended);
  expect(begun.sort()).toEqual([...ids].sort());
  await Promise.all(workers.map((jobs) => jobs.stop()));
});

test('the calls show a job to its owner only, and follow it to its end', async () => {
  const jobs = queue('h');
  jobs.register('slow', {
    afterInterruption: 'fail',
    async run(_context, _payload, { progress }) {
      progress(0.3, '第一步');
      await sleep(900);
      return { ok: true };
    },
  });
  await jobs.start(service.context);
  const jobId = await jobs.enqueue('slow', service.userIds.planner, null);
  expect(await service.body('v1/jobs/{jobId}', { jobId })).toMatchObject({ jobId, kind: 'slow' });
  expectFailure(await service.call('v1/jobs/{jobId}', { jobId }, { as: 'admin' }), 'notFound');
  expectFailure(await service.call('v1/jobs/{jobId}/cancel', { jobId }, { as: 'admin' }), 'notFound');
  expectFailure(await service.call('v1/jobs/{jobId}/events', { jobId }, { as: 'admin' }), 'notFound');

  const stream = await service.call('v1/jobs/{jobId}/events', { jobId });
  expect(stream.headers['content-type']).toContain('text/event-stream');
  const events = stream.bytes
    .toString('utf8')
    .split('\n\n')
    .filter((line) => line.startsWith('data: '));
  const seen = events.map((line) => JSON.parse(line.slice(6)) as Job);
  expect(seen.some((job) => job.progress === 0.3 && job.phase === '第一步')).toBe(true);
  expect(seen.at(-1)).toMatchObject({ state: 'done', result: { ok: true } });
  await jobs.stop();
});

test('background work starts only when no other job waits, and the last of it after the rest', async () => {
  const jobs = queue('behind');
  const begun: string[] = [];
  for (const kind of ['asked', 'behind', 'last'] as const)
    jobs.register(kind, {
      afterInterruption: 'fail',
      turn: kind,
      async run() {
        begun.push(kind);
        await sleep(100);
      },
    });
  const kinds = ['last', 'behind', 'asked', 'last', 'behind', 'asked', 'asked'];
  const jobIds: string[] = [];
  for (const kind of kinds) jobIds.push(await jobs.enqueue(kind, service.userIds.planner, null));
  await jobs.start(service.context);
  for (const jobId of jobIds) await until(jobs, jobId, ended);
  expect(begun).toEqual(['asked', 'asked', 'asked', 'behind', 'behind', 'last', 'last']);
  await jobs.stop();
});

test('background work keeps no other job waiting', async () => {
  const jobs = queue('beside');
  const { promise: isAskedFor, resolve } = Promise.withResolvers<void>();
  jobs.register('behind', { afterInterruption: 'fail', turn: 'behind', run: () => isAskedFor });
  jobs.register('asked for', { afterInterruption: 'fail', run: async () => resolve() });
  const behind = [];
  for (let job = 0; job < 2; job += 1)
    behind.push(await jobs.enqueue('behind', service.userIds.planner, null));
  await jobs.start(service.context);
  const [first, second] = behind;
  await until(jobs, first, ({ state }) => state === 'running');
  // One at a time, though a place is left for another.
  expect(await jobs.find(second, service.userIds.planner)).toMatchObject({ state: 'queued' });
  const asked = await jobs.enqueue('asked for', service.userIds.planner, null);
  for (const jobId of [asked, ...behind]) await until(jobs, jobId, ended);
  await jobs.stop();
});
