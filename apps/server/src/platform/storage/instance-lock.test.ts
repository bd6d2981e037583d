import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './instance-lock.ts';

test('has one holder at a time, reports the holder to a refused process, and is free immediately after release', async () => {
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

test('of twenty concurrent requests one succeeds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ooh-lock-'));
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const won = asked.filter((one) => one.status === 'fulfilled');
  expect(won).toHaveLength(1);
  await won[0].value.release();
  await rm(folder, { recursive: true });
});

test('waits for a stopping holder, reports this once, and fails after the timeout', async () => {
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
