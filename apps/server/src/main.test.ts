import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  launchProcess,
  post,
  processPassword,
  runProcess,
  startProcess,
  temporaryFolder,
  type ServiceProcess,
} from './testing/service-process.ts';

/** The folder of a demonstration that most tests are about; each finds it as the one before left it. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let service: ServiceProcess | undefined;
/** Services on folders of their own. */
const others = new Set<ServiceProcess>();
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  for (const other of others) await other.end('SIGKILL');
  others.clear();
});
afterAll(async () => {
  await service?.end('SIGKILL');
  await folder.remove();
});

async function start(): Promise<ServiceProcess> {
  service = await startProcess(folder.path);
  return service;
}

/** The service on the folder, started if it does not run: a start takes longer than most that is tested of it. */
const runningService = async (): Promise<ServiceProcess> => service ?? start();

function kill(running: ServiceProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (running === service) service = undefined;
  others.delete(running);
  return running.end(signal);
}

async function signIn(service: ServiceProcess): Promise<string> {
  const input = { userName: 'planner', password: processPassword };
  const answer = await post<{ token: string }>(service, 'access/login', input);
  expect(answer.code).toBe('01');
  return answer.body.token;
}

const postmasterOf = async () =>
  Number.parseInt(await readFile(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8'), 10);

test(
  'acknowledged changes and sessions survive kill -9, of the service alone and together with its database',
  { timeout: 300_000 },
  async () => {
    let running = await runningService();
    const token = await signIn(running);
    for (const [cycle, killsDatabase] of [false, true].entries()) {
      const nickName = `第${cycle}轮`;
      const saved = await post(running, 'account/updateLoginUser', { nickName }, token);
      expect(saved.code).toBe('01');
      const postmaster = await postmasterOf();
      if (killsDatabase) process.kill(postmaster, 'SIGKILL');
      await kill(running, 'SIGKILL');
      running = await start();
      const info = await post<{ nickName: string }>(running, 'account/get-user-info', {}, token);
      expect(info).toMatchObject({ code: '01', body: { nickName } });
      expect(await postmasterOf()).not.toBe(postmaster);
    }
  },
);

test('a second start on a locked folder is refused and reports the holder; after kill -9 the folder is free', async () => {
  const first = await runningService();
  const second = await runProcess(folder.path);
  expect(second.code).toBe(1);
  expect(second.output).toContain(`正被进程 ${first.pid} 使用`);
  expect((await fetch(`${first.url}/api/v1/health`)).status).toBe(200);
  await kill(first, 'SIGKILL');
  const third = await start();
  expect((await fetch(`${third.url}/api/v1/health`)).status).toBe(200);
});

test('a start waits for the end of a stopping service and reports this once', async () => {
  const first = await runningService();
  const postmaster = await postmasterOf();
  // The service cannot end before its database does.
  process.kill(postmaster, 'SIGSTOP');
  const ended = kill(first, 'SIGTERM');
  await expect.poll(first.output, { timeout: 20_000 }).toContain('正在停止');
  const second = launchProcess(folder.path);
  const waiting = `上一个服务（进程 ${first.pid}）正在停止`;
  await expect.poll(second.output, { timeout: 20_000 }).toContain(waiting);
  process.kill(postmaster, 'SIGCONT');
  expect(await ended).toBe(0);
  service = await second.started;
  expect(service.output().split(waiting)).toHaveLength(2);
  expect((await fetch(`${service.url}/api/v1/health`)).status).toBe(200);
});

test('the service survives the death of its database, which is restarted without loss', async () => {
  const running = await runningService();
  const token = await signIn(running);
  expect((await post(running, 'account/updateLoginUser', { nickName: '之前' }, token)).code).toBe('01');
  const postmaster = await postmasterOf();
  process.kill(postmaster, 'SIGKILL');
  // A server process of the old database may still answer until it notices that its parent is gone.
  const answers: { status: number; code: string }[] = [];
  let isRevived = false;
  for (let waited = 0; waited < 15_000 && !isRevived; waited += 100) {
    const now = await postmasterOf().catch(() => postmaster);
    isRevived = Number.isInteger(now) && now !== postmaster;
    const { status, code, body } = await post<{ nickName: string } | null>(
      running,
      'account/get-user-info',
      {},
      token,
    );
    answers.push({ status, code });
    isRevived &&= code === '01';
    if (code === '01') expect(body).toMatchObject({ nickName: '之前' });
    else expect({ status, code }).toEqual({ status: 503, code: '20' });
    await sleep(100);
  }
  expect(answers.at(-1)).toEqual({ status: 200, code: '01' });
  expect(await postmasterOf()).not.toBe(postmaster);
});

test('SIGTERM closes in order: exit code 0, no database left, sessions kept', async () => {
  const first = await runningService();
  const token = await signIn(first);
  const postmaster = await postmasterOf();
  expect(await kill(first, 'SIGTERM')).toBe(0);
  expect(() => process.kill(postmaster, 0)).toThrow('ESRCH');
  const second = await start();
  expect((await post(second, 'account/get-user-info', {}, token)).code).toBe('01');
});

test('the generated password is shown on the first start only', async () => {
  const own = await temporaryFolder();
  const startHere = async (): Promise<ServiceProcess> => {
    const started = await startProcess(own.path, { DEMO_PASSWORD: '' });
    others.add(started);
    return started;
  };
  const first = await startHere();
  const shown = /shown once\D?\D?：(\S+)/.exec(first.output())?.[1] ?? '';
  expect(shown.length).toBeGreaterThanOrEqual(16);
  expect((await post(first, 'access/login', { userName: 'admin', password: shown })).code).toBe('01');
  await kill(first, 'SIGTERM');
  const second = await startHere();
  expect(second.output()).not.toContain('密码');
  await kill(second, 'SIGTERM');
  await own.remove();
});

const production = {
  NODE_ENV: 'production',
  DEMO_PASSWORD: '',
  SECRET: 'k7QpXv93nRtYbW2mLzHs8cJfDgAe4uTi',
};

test('production has no demonstration: it refuses weak settings, and starts with one administrator', async () => {
  const own = await temporaryFolder();
  const weak = await runProcess(own.path, { ...production, SECRET: 'changeme' });
  expect(weak).toMatchObject({ code: 1 });
  expect(weak.output).toContain('SECRET');

  const started = await startProcess(own.path, production);
  others.add(started);
  const shown = /shown once\D?\D?：(\S+)/.exec(started.output())?.[1] ?? '';
  expect(started.output()).not.toContain('演示');
  expect((await post(started, 'access/login', { userName: 'admin', password: shown })).code).toBe('01');
  expect((await post(started, 'access/login', { userName: 'planner', password: processPassword })).code).toBe(
    '12',
  );
  await kill(started, 'SIGTERM');
  await own.remove();
});

test('production refuses demonstration data', async () => {
  await kill(await runningService(), 'SIGTERM');
  const refused = await runProcess(folder.path, production);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain('演示账号');
});
