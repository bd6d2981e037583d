import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openRunFolder } from './run-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'run-folder-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const ended = (): number => spawnSync(process.execPath, ['-e', '']).pid;

test('a run has a folder where there is room, and what killed runs left is removed', () => {
  for (const left of [`ooh-run-${ended()}-abc`, `ooh-run-${process.ppid}-abc`, 'ooh-run-abc', 'other'])
    mkdirSync(join(parent, left));
  writeFileSync(join(parent, 'other', 'file'), '');
  const folder = openRunFolder(parent, 1);
  expect(dirname(folder)).toBe(parent);
  expect(readdirSync(parent).sort()).toEqual(
    [folder.slice(parent.length + 1), `ooh-run-${process.ppid}-abc`, 'ooh-run-abc', 'other'].sort(),
  );
});

test('without room, or without such a place, it is among the temporary files', () => {
  for (const folder of [openRunFolder(parent, Infinity), openRunFolder(join(parent, 'absent'), 1)]) {
    expect(dirname(folder)).toBe(tmpdir());
    expect(existsSync(folder)).toBe(true);
  }
});
