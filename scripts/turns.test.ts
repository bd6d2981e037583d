import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesInTurns, restingFiles, turnOfCommit, turns } from './turns.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const named = Object.values(filesInTurns).flat();
const allTurns = Array.from({ length: turns }, (_, turn) => turn);

test('the files that take turns exist, and are named once', () => {
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('each file is in one turn, and each turn has about as many of a project', () => {
  for (const files of Object.values(filesInTurns)) {
    const taken = allTurns.map((turn) => files.filter((file) => !restingFiles(turn).includes(file)));
    expect(taken.flat().toSorted()).toEqual(files.toSorted());
    for (const { length } of taken) expect(Math.abs(length - files.length / turns)).toBeLessThan(1);
  }
});

test('every turn comes up among commits', () => {
  const hashes = Array.from({ length: 64 }, (_, i) =>
    (i * 0x0a5b_3c71).toString(16).padStart(8, '0').slice(-8),
  );
  expect(new Set(hashes.map(turnOfCommit))).toEqual(new Set(allTurns));
});
