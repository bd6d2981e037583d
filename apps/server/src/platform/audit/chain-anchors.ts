import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An entry that was the last of the audit chain. */
export interface Anchor {
  readonly seq: number;
  /** Hexadecimal. */
  readonly hash: string;
}

const fileOf = (dataDir: string): string => join(dataDir, 'audit-anchors');

/**
 * Ends of the audit chain as they were noted, oldest first: in a file, so that whoever can write the database alone
 * cannot take back what was noted.
 */
export async function readAnchors(dataDir: string): Promise<Anchor[]> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const [, seq, hash] = /^\S+ (\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
    return hash === undefined ? [] : { seq: Number(seq), hash };
  });
}

/** Notes an end of the chain. */
export async function addAnchor(dataDir: string, at: Date, { seq, hash }: Anchor): Promise<void> {
  await appendFile(fileOf(dataDir), `${at.toISOString()} ${seq} ${hash}\n`, { mode: 0o600 });
}
