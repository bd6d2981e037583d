import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { PMTiles, TileType, type Source } from 'pmtiles';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { memoize } from '../../platform/memoize.ts';

/** What the archive of a city says of itself beside its attribution. */
const ownFacts = z.object({
  cityCode: z.string(),
  streets: z.enum(['whole', 'part', 'none']),
  dataDate: z.string().nullable(),
});
export type BasemapFacts = z.infer<typeof ownFacts>;

/** A readable archive of vector tiles. */
export interface BasemapArchive {
  readonly path: string;
  /** Changes with the file. */
  readonly version: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly attribution: string | null;
  /** Null where the archive was not made here. */
  readonly facts: BasemapFacts | null;
}

export const basemapFolder = 'basemap';

export const cityArchivePath = (dataDir: string, cityCode: string): string =>
  join(dataDir, basemapFolder, `${cityCode}.pmtiles`);

class FileSource implements Source {
  readonly #handle: FileHandle;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  getKey = () => 'file';

  getBytes = async (offset: number, length: number) => {
    const { buffer, bytesRead } = await this.#handle.read(new Uint8Array(length), 0, length, offset);
    return { data: buffer.buffer.slice(0, bytesRead) };
  };
}

const plainText = (html: unknown): string | null =>
  typeof html === 'string'
    ? html
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim() || null
    : null;

async function readArchive(path: string, version: string): Promise<BasemapArchive> {
  const handle = await open(path, 'r');
  try {
    const archive = new PMTiles(new FileSource(handle));
    const header = await archive.getHeader();
    if (header.specVersion !== 3) throw new Error(`版本 ${header.specVersion}，需要 3`);
    if (header.tileType !== TileType.Mvt) throw new Error('不是矢量瓦片（MVT）');
    const { size } = await handle.stat();
    if (header.tileDataOffset + (header.tileDataLength ?? 0) > size) throw new Error('文件不完整');
    const metadata = (await archive.getMetadata()) as Record<string, unknown>;
    return {
      path,
      version,
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      attribution: plainText(metadata['attribution']),
      facts: ownFacts.safeParse(metadata['ooh']).data ?? null,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('refused', `底图文件 ${path} 不是可用的 PMTiles 文件：${reason}`);
  } finally {
    await handle.close();
  }
}

const known = memoize<BasemapArchive>(64);

/** Reads what an archive says of itself; null where there is no such file. Throws AppError for one that is damaged. */
export async function openArchive(path: string): Promise<BasemapArchive | null> {
  try {
    const { mtimeMs, size, isFile } = await stat(path).then((found) => ({
      ...found,
      isFile: found.isFile(),
    }));
    if (!isFile) throw new AppError('refused', `底图 ${path} 不是文件`);
    const version = createHash('sha256').update(`${path} ${mtimeMs} ${size}`).digest('hex').slice(0, 12);
    return await known(version, () => readArchive(path, version));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the archive of a city, whole or not at all, in the place of the one before. Returns its size. */
export async function keepCityArchive(
  dataDir: string,
  cityCode: string,
  pieces: readonly Uint8Array[],
): Promise<number> {
  const path = cityArchivePath(dataDir, cityCode);
  const draft = `${path}.part`;
  await mkdir(join(dataDir, basemapFolder), { recursive: true });
  const handle = await open(draft, 'w', 0o600);
  try {
    for (const piece of pieces) await handle.writeFile(piece);
    await handle.sync();
    await handle.close();
    await rename(draft, path);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
