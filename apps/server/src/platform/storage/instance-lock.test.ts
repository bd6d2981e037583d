import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './instance-lock.ts';

test('one holder at a time; the refused one is told who holds it; freed at once by release', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ooh-lock-'));
  const other = await mkdtemp(join(tmpdir(), 'ooh-lock-'));
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(join(folder, '.'))).rejects.toThrow(String(process.pid));
  const elsewhere = await lockFolder(other);
  await first.release();
  const second = await lockFolder(folder);
  await second.release();
  await elsewhere.release();
  await rm(folder, { recursive: true });
  await rm(other, { recursive: true });
});

test('of twenty that ask at once, one gets it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ooh-lock-'));
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const won = asked.filter((one) => one.status === 'fulfilled');
  expect(won).toHaveLength(1);
  await won[0].value.release();
  await rm(folder, { recursive: true });
});

test('a holder that is stopping is waited for, said once, and refused when the time is over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ooh-lock-'));
  const waited: string[] = [];
  const patience = (milliseconds: number) => ({
    milliseconds,
    onWait: (holder: string) => void waited.push(holder),
  });
  const first = await lockFolder(folder);
  await expect(lockFolder(folder, patience(60_000))).rejects.toThrow(FolderInUse);
  expect(waited).toEqual([]);

  first.announceStop();
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(folder, patience(250))).rejects.toThrow(FolderInUse);
  expect(waited).toEqual([String(process.pid)]);

  const second = lockFolder(folder, patience(60_000));
  await expect.poll(() => waited).toHaveLength(2);
  await first.release();
  await (await second).release();
  await rm(folder, { recursive: true });
});
