import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelInputOf, noPacks, smallModel } from '../../testing/small-model.ts';
import { openEngine } from './engine.ts';
import { decodeModel, encodeModel } from './model-file.ts';

const { city, model } = smallModel({ persons: 130, lines: 3 });
const file = encodeModel(model);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ooh-models-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a model reads back equal', () => {
  expect(decodeModel(file.buffer)).toEqual(model);
  const shared = new SharedArrayBuffer(file.length);
  new Uint8Array(shared).set(file);
  expect(decodeModel(shared)).toEqual(model);
});

test('a file that is cut anywhere is refused', () => {
  for (let kept = 0; kept < file.length; kept += 97) {
    expect(() => decodeModel(file.slice(0, kept).buffer), `cut to ${kept} bytes`).toThrow();
  }
});

test('a file of another version is refused', () => {
  const text = new TextDecoder('latin1').decode(file);
  const at = text.indexOf('"version":') + '"version":'.length;
  const other = file.slice();
  other[at] = '9'.charCodeAt(0);
  expect(() => decodeModel(other.buffer)).toThrow();
});

test('one changed bit anywhere is refused, or lies between the sections and changes nothing', () => {
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.nat(7), (at, bit) => {
      const damaged = file.slice();
      damaged[at] = damaged[at] ^ (1 << bit);
      let read;
      try {
        read = decodeModel(damaged.buffer);
      } catch {
        return;
      }
      expect(read).toEqual(model);
    }),
    { numRuns: 400 },
  );
});

test('the engine builds a damaged model anew and answers as before', async () => {
  const releases = { cityCode: '440300', panelReleaseId: 'p', lineReleaseId: 'l' };
  let builds = 0;
  const read = async (_releases: unknown, key: string) => {
    builds++;
    return { ...modelInputOf(city), key };
  };
  const ask = async () => {
    const engine = openEngine(folder, read, noPacks);
    try {
      return await engine.ask(releases, 'crowdSize', { audience: { groups: [] } });
    } finally {
      await engine.close();
    }
  };
  const first = await ask();
  expect(first.panelPersons).toBe(130);
  expect(await ask()).toEqual(first);
  expect(builds).toBe(1);
  const [name] = (await readdir(folder)).filter((entry) => entry.endsWith('.model'));
  const path = join(folder, name);
  const bytes = await readFile(path);
  bytes[bytes.length - 20] = bytes[bytes.length - 20] ^ 4;
  await writeFile(path, bytes);
  expect(await ask()).toEqual(first);
  await writeFile(path, bytes.subarray(0, 100));
  expect(await ask()).toEqual(first);
  expect(builds).toBe(3);
});

test('an engine that is closed while it reads a model keeps its file', async () => {
  const releases = { cityCode: '310100', panelReleaseId: 'p', lineReleaseId: 'l' };
  let builds = 0;
  const open = () =>
    openEngine(
      folder,
      async (_releases, key) => {
        builds++;
        return { ...modelInputOf(city), key };
      },
      noPacks,
    );
  const prepared = async () => {
    const engine = open();
    await engine.prepare(releases);
    await engine.close();
  };
  await prepared();
  const closing = open();
  const reading = expect(closing.prepare(releases)).rejects.toThrow('closed');
  await closing.close();
  await reading;
  await prepared();
  expect(builds).toBe(1);
});
