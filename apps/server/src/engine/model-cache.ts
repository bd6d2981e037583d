import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { modelVersion } from './city-model.ts';
import type { EngineThread } from './engine-thread.ts';
import type { ModelInput } from './work/build-model.ts';

/** The data releases that a city's model is made of. */
export interface ModelReleases {
  readonly cityCode: string;
  readonly panelReleaseId: string;
  /** Null for a city without bus lines: its model knows the people alone. */
  readonly lineReleaseId: string | null;
}

/** As ModelReleases, of a city that has lines. */
export interface NetworkReleases extends ModelReleases {
  readonly lineReleaseId: string;
}

/** Reads the panel and the lines of a model from the stores. */
export type ReadModelInput = (releases: ModelReleases, key: string) => Promise<ModelInput>;

export function modelKeyOf(releases: ModelReleases): string {
  return `${releases.cityCode}-${releases.panelReleaseId}-${releases.lineReleaseId ?? 'none'}-v${modelVersion}`;
}

const modelsKept = 4;

/** The file's bytes in a block that threads can share, or null when there is no such file. */
async function readShared(path: string): Promise<SharedArrayBuffer | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
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

/** Keeps the models last used in every thread, and their files in a folder. */
export class ModelCache {
  private readonly folder: string;
  private readonly readInput: ReadModelInput;
  private readonly threads: readonly EngineThread[];
  private readonly builder: EngineThread;
  /** By key, oldest use first. */
  private readonly loaded = new Map<string, Promise<void>>();
  /** By key, how many questions are under way that need the model. */
  private readonly inUse = new Map<string, number>();

  constructor(
    folder: string,
    readInput: ReadModelInput,
    threads: readonly EngineThread[],
    builder: EngineThread,
  ) {
    this.folder = folder;
    this.readInput = readInput;
    this.threads = threads;
    this.builder = builder;
  }

  /** Resolves when every thread holds the model; concurrent callers share one loading. */
  async prepare(releases: ModelReleases, onPhase: (phase: string) => void): Promise<void> {
    const key = modelKeyOf(releases);
    const loading = this.loaded.get(key) ?? this.load(releases, key, onPhase);
    this.loaded.delete(key);
    this.loaded.set(key, loading);
    try {
      await loading;
    } catch (error) {
      this.loaded.delete(key);
      throw error;
    }
    await this.forgetOldest();
  }

  /** Does work that needs the model: it is not forgotten meanwhile, however many other cities are asked about. */
  async use<Result>(releases: ModelReleases, work: () => Promise<Result>): Promise<Result> {
    const key = modelKeyOf(releases);
    this.inUse.set(key, (this.inUse.get(key) ?? 0) + 1);
    try {
      await this.prepare(releases, () => undefined);
      return await work();
    } finally {
      const others = this.inUse.get(key)! - 1;
      if (others === 0) this.inUse.delete(key);
      else this.inUse.set(key, others);
    }
  }

  private async load(releases: ModelReleases, key: string, onPhase: (phase: string) => void): Promise<void> {
    const path = join(this.folder, `${key}.model`);
    const kept = await readShared(path);
    if (kept !== null) {
      if (await this.hold(key, kept)) return;
      // A damaged or cut file is worth no more than none.
      await rm(path, { force: true });
    }
    onPhase('读取人群样本与线路');
    const input = await this.readInput(releases, key);
    onPhase('构建接触矩阵');
    await this.builder.build(input, path);
    await this.removeOlder(releases.cityCode, key);
    const built = await readShared(path);
    if (built === null || !(await this.hold(key, built))) throw new Error(`model ${key} cannot be read back`);
  }

  private async hold(key: string, block: SharedArrayBuffer): Promise<boolean> {
    const held = await Promise.allSettled(this.threads.map((thread) => thread.hold(key, block)));
    return held.every((outcome) => outcome.status === 'fulfilled');
  }

  private async removeOlder(cityCode: string, key: string): Promise<void> {
    const names = await readdir(this.folder);
    const older = names.filter((name) => name.startsWith(`${cityCode}-`) && name !== `${key}.model`);
    await Promise.all(older.map((name) => rm(join(this.folder, name), { force: true })));
  }

  private async forgetOldest(): Promise<void> {
    const keys = [...this.loaded.keys()];
    const oldest = keys.slice(0, Math.max(0, keys.length - modelsKept));
    for (const key of oldest.filter((one) => !this.inUse.has(one))) {
      this.loaded.delete(key);
      await Promise.all(this.threads.map((thread) => thread.drop(key)));
    }
  }
}
