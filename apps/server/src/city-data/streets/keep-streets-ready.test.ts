import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { createIdleWork } from '../../platform/idle/idle-work.ts';
import { createReleaseHooks } from '../release/release-hooks.ts';
import { keepStreetsReady } from './keep-streets-ready.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'streets-ready-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Files of cities; one that is being written has another name. */
const laid = async () => {
  const names = await readdir(join(folder, 'streets')).catch((): string[] => []);
  return names.filter((name) => /^\d{6}-/.test(name));
};

test('cities with data are laid ahead, those that get data later too', async () => {
  const log = pino({ level: 'silent' });
  const releases = createReleaseHooks(log);
  const idle = createIdleWork({ quietMs: 0 });
  const config = { dataDir: folder } as Context['config'];
  const stop = keepStreetsReady({ config, log, releases, idle }, ['990000', '330400']);
  await vi.waitFor(async () => expect(await laid()).toEqual([expect.stringMatching(/^330400-/)]), 30_000);
  const event = { releaseId: '', kind: 'places', reason: 'published' } as const;
  await releases.afterCommit({ ...event, cityCode: '330700' });
  await vi.waitFor(async () => expect((await laid()).length).toBe(2), 30_000);
  expect((await laid()).map((name) => name.slice(0, 6)).toSorted()).toEqual(['330400', '330700']);
  stop();
});
