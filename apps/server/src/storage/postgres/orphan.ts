import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

async function postmasterOf(directory: string): Promise<number | null> {
  const lines = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lines, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/** Whether the process is a postgres of exactly this folder: process ids are reused, so the number alone says little. */
async function servesFolder(pid: number, directory: string): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const parts = line.split('\0');
  return parts.some((part) => part.endsWith('/postgres')) && parts.includes(directory);
}

async function isGone(pid: number, directory: string, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += 20) {
    if (!(await servesFolder(pid, directory))) return true;
    await sleep(20);
  }
  return false;
}

/** Whether any process has this number. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * Ends a postmaster that an earlier, killed process left on the folder. It holds no acknowledged work that a
 * shutdown could lose: SIGINT checkpoints, SIGQUIT leaves the log to recovery. The pid file of a dead postmaster
 * is left to PostgreSQL, which also looks for surviving backends; only when another program has taken over the
 * number, which would make PostgreSQL refuse, is the file removed.
 */
export async function stopOrphan(directory: string): Promise<void> {
  const pid = await postmasterOf(directory);
  if (pid === null) return;
  if (!(await servesFolder(pid, directory))) {
    if (isAlive(pid)) await rm(join(directory, 'postmaster.pid'), { force: true });
    return;
  }
  for (const [signal, patience] of [
    ['SIGINT', 2500],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    process.kill(pid, signal);
    if (await isGone(pid, directory, patience)) return;
  }
}
