import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { lstat, open, readdir, readlink, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lockFolder } from '../../platform/storage/instance-lock.ts';
import { startEmbedded } from '../../platform/storage/postgres/embedded.ts';
import { backupFormat, manifestName, stateParts, sumsName } from './backup-contents.ts';
import { sealChunks } from './sealed-chunks.ts';
import { writeTar, type TarEntry } from './tar.ts';

export interface BackedUp {
  readonly files: number;
  /** Bytes of state, before compression. */
  readonly bytes: number;
}

/** Database servers have their own tools; a copy of the folder would not contain their data. */
export function assertEmbeddedStores({ databaseUrl, clickhouseUrl }: Config): void {
  if (databaseUrl === undefined && clickhouseUrl === undefined) return;
  throw new AppError(
    'refused',
    '数据存放在外部的 PostgreSQL 或 ClickHouse，请用其自带的工具备份 (external stores: use their own tools)',
  );
}

async function* chunksOf(path: string, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

/** A part of the state with its contents. Sockets are recreated by the stores. */
async function* entriesBelow(
  dataDir: string,
  path: string,
  sums: Map<string, string>,
): AsyncGenerator<TarEntry> {
  const place = join(dataDir, path);
  const found = await lstat(place);
  const { mode } = found;
  if (found.isFile()) {
    const hash = createHash('sha256');
    yield { kind: 'file', path, mode, byteCount: found.size, chunks: chunksOf(place, hash) };
    sums.set(path, hash.digest('hex'));
  } else if (found.isSymbolicLink()) {
    yield { kind: 'link', path, mode, target: await readlink(place) };
  } else if (found.isDirectory()) {
    yield { kind: 'folder', path, mode };
    for (const name of (await readdir(place)).toSorted())
      if (name !== 'postmaster.pid') yield* entriesBelow(dataDir, `${path}/${name}`, sums);
  }
}

function textEntry(path: string, text: string): TarEntry {
  const bytes = Buffer.from(text);
  const chunks = (async function* () {
    yield bytes;
  })();
  return { kind: 'file', path, mode: 0o600, byteCount: bytes.byteLength, chunks };
}

async function* stateOf(
  config: Config,
  createdAt: Date,
  sums: Map<string, string>,
  count: (entry: TarEntry) => void,
): AsyncGenerator<TarEntry> {
  const { version } = config;
  const manifest = { format: backupFormat, version, createdAt: createdAt.toISOString() };
  yield textEntry(manifestName, `${JSON.stringify(manifest)}\n`);
  for (const part of stateParts) {
    if (!existsSync(join(config.dataDir, part))) continue;
    for await (const entry of entriesBelow(config.dataDir, part, sums)) {
      count(entry);
      yield entry;
    }
  }
  yield textEntry(sumsName, [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join(''));
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes the whole state of a stopped service into one file: PostgreSQL after a clean shutdown, ClickHouse, files
 * and the key of the audit chain; encrypted where a passphrase is set. The file appears when it is complete. Refuses
 * while the service runs.
 */
export async function backUp(config: Config, file: string, searchPath: string, now: Date): Promise<BackedUp> {
  assertEmbeddedStores(config);
  if (!existsSync(join(config.dataDir, 'postgres')))
    throw new AppError('refused', `${config.dataDir} 中没有数据 (nothing to back up)`);
  if (existsSync(file)) throw new AppError('refused', `${file} 已存在，不会覆盖 (exists, not overwritten)`);
  const lock = await lockFolder(config.dataDir);
  const draft = `${file}.part`;
  const total = { files: 0, bytes: 0 };
  try {
    // A server that was killed is recovered, so that what is copied was shut down cleanly.
    const postgres = await startEmbedded({ directory: join(config.dataDir, 'postgres'), searchPath });
    await postgres.stop();
    const entries = stateOf(config, now, new Map(), (entry) => {
      if (entry.kind !== 'file') return;
      total.files += 1;
      total.bytes += entry.byteCount;
    });
    const packed = Readable.from(writeTar(entries), { objectMode: false });
    const { backupPassphrase } = config;
    await pipeline(
      packed,
      createGzip({ level: 1 }),
      (chunks: AsyncIterable<Uint8Array>) =>
        backupPassphrase === undefined ? chunks : sealChunks(chunks, backupPassphrase),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await flush(draft);
    await rename(draft, file);
    await flush(dirname(file));
    return total;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await lock.release();
  }
}
