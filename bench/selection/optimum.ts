/** True optima, remembered by the fingerprint of instance, budget and k, since finding them takes minutes. */
import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { PassageInstance } from '@ooh/planning/passage-instance';
import { passageInstanceHash } from '@ooh/planning/instance-hash';
import type { Optimum, OptimumRequest } from './optimum-process.ts';

const record = new URL('optima.json', import.meta.url);

interface Known extends Optimum {
  /** Description of the fingerprint, for readers of the record. */
  readonly of: string;
}

const readRecord = (): Record<string, Known> =>
  existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, Known>) : {};

function solveApart(request: OptimumRequest): Promise<Optimum | null> {
  const child = fork(new URL('optimum-process.ts', import.meta.url), { serialization: 'advanced' });
  return new Promise((resolve) => {
    let found: Optimum | null = null;
    child.once('message', (message) => (found = message as Optimum));
    child.once('exit', () => resolve(found));
    child.send(request);
  });
}

/**
 * Result of HiGHS within the seconds, from the record if known. Null if it is not known and may
 * not be computed, or when HiGHS failed (its memory ends at 4 GB).
 * @param how reuse: from the record, else solved and recorded; renew: solved anew; none: from the record only
 */
export async function optimumOf(
  of: string,
  instance: PassageInstance,
  { budget, k, seconds }: { budget: number; k: number; seconds: number },
  how: 'reuse' | 'renew' | 'none',
): Promise<Optimum | null> {
  const key = passageInstanceHash(instance, budget, k);
  const known = readRecord()[key];
  if (known && how !== 'renew' && (known.proved || known.seconds >= 0.95 * seconds || how === 'none'))
    return known;
  if (how === 'none') return null;
  const found = await solveApart({ instance, budget, k, seconds });
  if (!found) return null;
  const round = (x: number) => Math.round(x * 100) / 100;
  const entry = { of, ...found, bound: round(found.bound), seconds: round(found.seconds) };
  const now = { ...readRecord(), [key]: entry };
  writeFileSync(record, `${JSON.stringify(now, null, 2)}\n`);
  return entry;
}
