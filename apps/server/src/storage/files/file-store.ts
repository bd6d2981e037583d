import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes by id. Names given by users never become paths. */
export interface FileStore {
  /** Stores bytes durably: after it resolves they survive a power failure. Returns their SHA-256 in hex. */
  put(id: string, bytes: Uint8Array): Promise<string>;
  /** The bytes, or null when there are none under the id. Rejects when they differ from `sha256`. */
  get(id: string, sha256?: string): Promise<Buffer | null>;
  remove(id: string): Promise<void>;
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

/** A store in a folder: one file an id, written beside its place, flushed and renamed. */
export function openFileStore(root: string): FileStore {
  const placeOf = (id: string): { folder: string; path: string } => {
    if (!wellFormedId.test(id)) throw new Error('malformed file id');
    const folder = join(root, id.slice(-2));
    return { folder, path: join(folder, id) };
  };
  return {
    async put(id, bytes) {
      const { folder, path } = placeOf(id);
      await mkdir(folder, { recursive: true });
      const draft = `${path}.part`;
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, path);
      await syncFolder(folder);
      return sha256Of(bytes);
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
