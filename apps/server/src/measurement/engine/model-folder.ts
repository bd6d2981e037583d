import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of model files, one per model. */
export class ModelFolder {
  private readonly folder: string;
  /** Files that are being written. */
  private readonly writing = new Set<Promise<void>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  private pathOf(key: string): string {
    return join(this.folder, `${key}.model`);
  }

  /** The file's bytes in a block that threads can share, or null when there is no such file. */
  async read(key: string): Promise<SharedArrayBuffer | null> {
    const file = await open(this.pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (file === null) return null;
    try {
      const { size } = await file.stat();
      const block = new SharedArrayBuffer(size);
      const bytes = new Uint8Array(block);
      for (let at = 0; at < size;) {
        const { bytesRead } = await file.read(bytes, at, size - at, at);
        if (bytesRead === 0) throw new Error('model file cut');
        at += bytesRead;
      }
      return block;
    } finally {
      await file.close();
    }
  }

  remove(key: string): Promise<void> {
    return rm(this.pathOf(key), { force: true });
  }

  /** Begins to write the file of a city's model in place of its older ones; nobody needs to wait for it. */
  keep(cityCode: string, key: string, block: SharedArrayBuffer): void {
    const written = this.replace(cityCode, key, block)
      // Not fatal: the model is rebuilt after the next start.
      .catch((error: unknown) => process.emitWarning(`model ${key} could not be kept: ${String(error)}`))
      .finally(() => this.writing.delete(written));
    this.writing.add(written);
  }

  /** Resolves when every file is written. */
  async settled(): Promise<void> {
    await Promise.all(this.writing);
  }

  private async replace(cityCode: string, key: string, block: SharedArrayBuffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const names = await readdir(this.folder);
    const older = names.filter((name) => name.startsWith(`${cityCode}-`) && name !== `${key}.model`);
    await Promise.all(older.map((name) => rm(join(this.folder, name), { force: true })));
    await writeWhole(this.pathOf(key), new Uint8Array(block));
  }
}

/** Writes a temporary file and renames it, so that readers see a complete file or none. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
