import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A store of bytes by id. Names given by users never become paths. */
export interface FileStore {
  /** Stores bytes durably: once resolved they survive a power failure. Returns their SHA-256 in hex. */
  put(id: string, bytes: Uint8Array): Promise<string>;
  /** The same for a stream of bytes, without holding all of it in memory. */
  putChunks(id: string, chunks: AsyncIterable<Uint8Array>): Promise<string>;
  /** The bytes, or null when there are none under the id. Rejects when they differ from `sha256`. */
  get(id: string, sha256?: string): Promise<Buffer | null>;
  /** The bytes piece by piece, from the beginning at each call of `chunks`; null when there are none under the id. */
  open(id: string): Promise<StoredBytes | null>;
  remove(id: string): Promise<void>;
}

export interface StoredBytes {
  readonly byteCount: number;
  chunks(): AsyncIterable<Uint8Array>;
}

const wellFormedId = /^[0-9a-z][0-9a-z-]{7,63}$/;

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A store in a folder: one file per id, written to a temporary file, flushed and renamed. */
export function openFileStore(root: string): FileStore {
  const placeOf = (id: string): { folder: string; path: string } => {
    if (!wellFormedId.test(id)) throw new Error('malformed file id');
    const folder = join(root, id.slice(-2));
    return { folder, path: join(folder, id) };
  };
  const putChunks: FileStore['putChunks'] = async (id, chunks) => {
    const { folder, path } = placeOf(id);
    await mkdir(folder, { recursive: true });
    const draft = `${path}.part`;
    const hash = createHash('sha256');
    const handle = await open(draft, 'w', 0o600);
    try {
      for await (const chunk of chunks) {
        hash.update(chunk);
        await handle.writeFile(chunk);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
    await syncFolder(folder);
    return hash.digest('hex');
  };
  return {
    putChunks,
    put: (id, bytes) =>
      putChunks(
        id,
        (async function* () {
          yield bytes;
        })(),
      ),
    async open(id) {
      if (!wellFormedId.test(id)) return null;
      const { path } = placeOf(id);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return found && { byteCount: found.size, chunks: () => createReadStream(path) };
    },
    async get(id, sha256) {
      if (!wellFormedId.test(id)) return null;
      try {
        const bytes = await readFile(placeOf(id).path);
        if (sha256 !== undefined && sha256Of(bytes) !== sha256) throw new Error(`file ${id} is damaged`);
        return bytes;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(id) {
      await rm(placeOf(id).path, { force: true });
    },
  };
}
