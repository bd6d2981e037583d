import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Process ids of all PostgreSQL processes in a folder, the postmaster and its children: they have the
 * folder as their working directory. The pid file is not reliable: numbers are reused, and a process that has
 * ended may keep its number until its exit status is collected.
 */
async function processesIn(directory: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc').catch(() => [])) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) === directory) found.push(pid);
  }
  return found;
}

async function postmasterOf(directory: string): Promise<number | null> {
  const lines = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lines, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function isEmptied(directory: string, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += 20) {
    if ((await processesIn(directory)).length === 0) return true;
    await sleep(20);
  }
  return false;
}

/**
 * Ends processes left on the folder by a killed process. No acknowledged work can
 * be lost: SIGINT checkpoints, the other signals rely on recovery. Call it while holding the folder's lock.
 * When it resolves no PostgreSQL process touches the folder, so the stale pid file can be removed.
 */
export async function stopOrphan(directory: string): Promise<void> {
  const postmaster = await postmasterOf(directory);
  if (postmaster === null) return;
  const steps = [
    ['SIGINT', 2500],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const;
  for (const [name, patience] of steps) {
    const processes = await processesIn(directory);
    if (processes.length === 0) break;
    const targets = processes.includes(postmaster) ? [postmaster] : processes;
    for (const pid of targets) signal(pid, name);
    if (await isEmptied(directory, patience)) break;
  }
  if ((await processesIn(directory)).length > 0) {
    throw new Error(`无法停止遗留的 PostgreSQL 进程 (cannot stop a PostgreSQL left on ${directory})`);
  }
  await rm(join(directory, 'postmaster.pid'), { force: true });
}
