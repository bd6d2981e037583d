import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const name = 'ooh-run-';

/** The stores and browsers of a run hold less than this at a time. */
const roomBytes = 6e9;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Removes folders of runs that were killed. */
function sweep(parent: string): void {
  for (const folder of readdirSync(parent)) {
    const pid = folder.startsWith(name) ? Number(folder.slice(name.length).split('-')[0]) : Number.NaN;
    if (pid > 0 && !isAlive(pid)) rmSync(join(parent, folder), { recursive: true, force: true });
  }
}

/** Where a run is to keep what it needs for seconds: in memory, where there is room, or else among temporary files. */
function parentOf(memory: string, room: number): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  // What lies there is memory that programs lack.
  const free = Math.min(bavail * bsize, process.availableMemory() / 2);
  return free >= room ? memory : tmpdir();
}

/**
 * A folder of this run, to be its folder for temporary files; it is removed at the end of the process. Databases are
 * copied there once a test file: a copy has hundreds of files, which disks take ten times as long for as memory.
 */
export function openRunFolder(memory = inMemory, room = roomBytes): string {
  const parent = parentOf(memory, room);
  sweep(parent);
  const folder = mkdtempSync(join(parent, `${name}${process.pid}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
