import { readFileSync } from 'node:fs';
import { overWire } from '../../apps/server/src/testing/over-wire.ts';
import { startProcess } from '../../apps/server/src/testing/service-process.ts';
import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';

/** A service that has just started on a folder with data, and a user who is signed in. */
export interface SeededService {
  ask<Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>>;
  /** Milliseconds of the processor that it has taken, over all threads; null where the system does not tell. */
  cpuMs(): number | null;
  stop(): Promise<void>;
}

const millisecondsPerTick = 10;

/** User and system time of a process, as Linux tells them. */
function processMilliseconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
  } catch {
    return null;
  }
}

/** @throws where the folder is in use, or the password is not that of its accounts */
export async function startSeeded(
  folder: string,
  userName: string,
  password: string,
): Promise<SeededService> {
  const service = await startProcess(folder, {
    DEMO_DATA: 'country',
    DEMO_PASSWORD: password,
    REQUESTS_PER_MINUTE: '10000000',
    NODE_OPTIONS: '--max-semi-space-size=64',
  });
  const bodyOf = async <Key extends CallKey>(key: Key, input: CallInput<Key>, token?: string) => {
    const { status, code, message, body } = await overWire(service.url, key, input, token);
    if (code !== '01' || body === null) throw new Error(`${key}: ${status} ${code} ${message}`);
    return body;
  };
  const { token } = await bodyOf('access/login', { userName, password });
  return {
    ask: (key, input) => bodyOf(key, input, token),
    cpuMs: () => processMilliseconds(service.pid),
    stop: async () => void (await service.end('SIGTERM')),
  };
}
