import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelInputOf, noPacks, smallModel } from '../../testing/small-model.ts';
import { collectGarbage } from '../../platform/worker/collect-garbage.ts';
import { EngineThread } from './engine-thread.ts';
import { openEngine, type Engine } from './engine.ts';
import { encodeModel } from './model-file.ts';

const releases = { cityCode: '440300', panelReleaseId: 'p', lineReleaseId: 'l' };
const everybody = { audience: { groups: [] } };

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ooh-engine-'));
  const { city } = smallModel({ persons: 130, lines: 3 });
  engine = openEngine(folder, async (_releases, key) => ({ ...modelInputOf(city), key }), noPacks);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const states = () => Object.fromEntries(engine.threads().map(({ name, state }) => [name, state]));

test('a thread starts when it is first asked, with the models that the others have', async () => {
  expect(Object.values(states())).toEqual(['asleep', 'asleep', 'asleep', 'asleep']);
  await engine.prepare(releases);
  expect(states()).toEqual({
    interactive: 'asleep',
    background: 'asleep',
    batch: 'idle',
    companion: 'asleep',
  });
  expect(engine.threads().map(({ models }) => models)).toEqual([1, 1, 1, 1]);
  const answer = await engine.ask(releases, 'crowdSize', everybody);
  expect(answer.panelPersons).toBe(130);
  expect(await engine.ask(releases, 'crowdSize', everybody, { priority: 'background' })).toEqual(answer);
  expect(states()).toMatchObject({ interactive: 'idle', background: 'idle', companion: 'asleep' });
});

test('a model that is forgotten leaves the threads that sleep as it leaves the others', async () => {
  // 64 small models are kept.
  for (let n = 0; n < 64; n++) await engine.prepare({ ...releases, cityCode: String(440_400 + n) });
  expect(engine.threads().map(({ models }) => models)).toEqual([64, 64, 64, 64]);
  expect(states()['companion']).toBe('asleep');
  const asked = { priority: 'companion' } as const;
  expect((await engine.ask(releases, 'crowdSize', everybody, asked)).panelPersons).toBe(130);
});

test('a thread frees the models that it is told to drop', async () => {
  const file = encodeModel(smallModel({ persons: 3000, lines: 12 }).model);
  const thread = new EngineThread();
  const count = 40;
  const sharedBytes = () => {
    // Freed blocks are swept beside this thread; the second time waits for the first.
    collectGarbage();
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };
  const before = sharedBytes();
  for (let n = 0; n < count; n++) {
    const block = new SharedArrayBuffer(file.length);
    new Uint8Array(block).set(file);
    expect(await thread.hold(String(n), block, false)).toBe(true);
    await thread.drop(String(n));
  }
  expect(sharedBytes() - before).toBeLessThan((count / 4) * file.length);
  await thread.close();
});
