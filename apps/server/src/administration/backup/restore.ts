import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lockFolder } from '../../platform/storage/instance-lock.ts';
import { backupFormat, isStateLink, isStatePath, manifestName, sumsName } from './backup-contents.ts';
import { assertEmbeddedStores, type BackedUp } from './back-up.ts';
import { openChunks } from './sealed-chunks.ts';
import { readTar, type TarEntry } from './tar.ts';

const manifest = z.object({ format: z.literal(backupFormat), version: z.string(), createdAt: z.string() });

export interface Restored extends BackedUp {
  /** When the backup was taken. */
  readonly createdAt: string;
}

async function textOf(entry: TarEntry): Promise<string> {
  if (entry.kind !== 'file') throw new AppError('refused', '备份文件已损坏 (damaged backup)');
  const parts: Uint8Array[] = [];
  for await (const part of entry.chunks) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Writes a file durably and returns its hash. */
async function writeFile(place: string, entry: TarEntry & { kind: 'file' }): Promise<string> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const handle = await open(place, 'wx', entry.mode & 0o777);
  try {
    for await (const chunk of entry.chunks) {
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

/** The bytes that a stream makes of others; an error of either ends both. */
function pipeThrough(source: AsyncIterable<Uint8Array>, stream: Duplex): AsyncIterable<Uint8Array> {
  // What it says reaches the reader through the stream.
  pipeline(Readable.from(source, { objectMode: false }), stream).catch(() => undefined);
  return stream as AsyncIterable<Uint8Array>;
}

/** Unpacks into a separate folder and verifies every file with the checksums at the end of the archive. */
async function unpack(file: string, folder: string, passphrase: string | undefined): Promise<Restored> {
  const sums = new Map<string, string>();
  let createdAt: string | undefined;
  let closing: string | undefined;
  let bytes = 0;
  const opened = await openChunks(createReadStream(file), passphrase);
  const source = pipeThrough(opened, createGunzip());
  for await (const entry of readTar(source)) {
    if (createdAt === undefined) {
      if (entry.path !== manifestName) throw new AppError('refused', '不是本系统的备份文件 (not a backup)');
      createdAt = manifest.parse(JSON.parse(await textOf(entry))).createdAt;
    } else if (entry.path === sumsName) {
      closing = await textOf(entry);
    } else if (!isStatePath(entry.path)) {
      throw new AppError('refused', `备份含有不允许的路径 ${entry.path} (path refused)`);
    } else if (entry.kind === 'link') {
      if (!isStateLink(entry.path, entry.target))
        throw new AppError('refused', `备份含有不允许的链接 ${entry.path} (link refused)`);
      await symlink(entry.target, join(folder, entry.path));
    } else if (entry.kind === 'folder') {
      await mkdir(join(folder, entry.path), { recursive: true });
      await chmod(join(folder, entry.path), entry.mode & 0o777);
    } else {
      sums.set(entry.path, await writeFile(join(folder, entry.path), entry));
      bytes += entry.byteCount;
    }
  }
  const written = [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join('');
  if (createdAt === undefined || closing !== written)
    throw new AppError('refused', '备份文件不完整或已损坏 (incomplete or damaged backup)');
  return { files: sums.size, bytes, createdAt };
}

/** Whether a data folder contains anything that a restore would overwrite. */
async function isEmptyState(dataDir: string): Promise<boolean> {
  return !(await readdir(dataDir)).some((name) => isStatePath(name));
}

/**
 * Puts the state of a backup into an empty data folder. Everything is unpacked and checked in a temporary folder first;
 * a damaged backup leaves the folder unchanged.
 */
export async function restoreBackup(config: Config, file: string): Promise<Restored> {
  assertEmbeddedStores(config);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(config.dataDir);
  const draft = join(config.dataDir, 'restoring');
  try {
    if (!(await isEmptyState(config.dataDir)))
      throw new AppError(
        'refused',
        `${config.dataDir} 已有数据，请移走或改用其他 DATA_DIR (data folder is not empty)`,
      );
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const restored = await unpack(file, draft, config.backupPassphrase);
    for (const name of await readdir(draft)) await rename(join(draft, name), join(config.dataDir, name));
    await rm(join(config.dataDir, 'models'), { recursive: true, force: true });
    return restored;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new AppError('refused', `找不到 ${file} (no such file)`);
    const isDamage =
      code?.startsWith('Z_') === true || /archive|JSON|Invalid|Unexpected end/.test((error as Error).message);
    if (isDamage) throw new AppError('refused', '备份文件不完整或已损坏 (incomplete or damaged backup)');
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await lock.release();
  }
}
