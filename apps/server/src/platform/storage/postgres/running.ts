import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresAddress } from './connect.ts';
import { embeddedDatabase } from './embedded.ts';

/** Address of the embedded server that another process runs on a folder; null when none runs there. */
export async function runningAddress(directory: string): Promise<PostgresAddress | null> {
  // Lines of the pid file: process, folder, start time, port, socket folder, address, memory, state.
  const lines = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [port, host, state] = [Number(lines[3]), lines[4]?.trim(), lines[7]?.trim()];
  if (!Number.isInteger(port) || !host || state !== 'ready') return null;
  return { host, port, ...embeddedDatabase };
}
