import { certain } from '@ooh/contract/core/certain';
import { modelVersion } from './city-model.ts';
import type { EngineThread } from './engine-thread.ts';
import { ModelFolder } from './model-folder.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import type { ModelInput } from './work/build-model.ts';

/** Reads the panel and the lines of a model from the stores. */
export type ReadModelInput = (releases: ModelReleases, key: string) => Promise<ModelInput>;

export function modelKeyOf(releases: ModelReleases): string {
  return `${releases.cityCode}-${releases.panelReleaseId}-${releases.lineReleaseId ?? 'none'}-v${modelVersion}`;
}

/** Models of large panels that are kept, and how many of small ones besides: a comparison asks all cities. */
const largeKept = 4;
const smallKept = 64;
const smallBytes = 4 * 1024 * 1024;

/** Those who hold models: the one that builds them and reads them first, and all others. */
export interface ModelHolders {
  readonly builder: EngineThread;
  readonly others: readonly EngineThread[];
}

/** Keeps the models last used in every thread, and their files in a folder. */
export class ModelCache {
  private readonly folder: ModelFolder;
  private readonly readInput: ReadModelInput;
  private readonly holders: ModelHolders;
  /** By key, oldest use first. */
  private readonly loaded = new Map<string, Promise<void>>();
  /** Keys of the models that are small. */
  private readonly small = new Set<string>();
  /** Number of requests in progress that need the model, by key. */
  private readonly inUse = new Map<string, number>();

  constructor(folder: string, readInput: ReadModelInput, holders: ModelHolders) {
    this.folder = new ModelFolder(folder);
    this.readInput = readInput;
    this.holders = holders;
  }

  /** Resolves when every thread has the model; concurrent callers share one loading. */
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

  /** Runs work that needs the model, which is not evicted meanwhile. */
  async use<Result>(releases: ModelReleases, work: () => Promise<Result>): Promise<Result> {
    const key = modelKeyOf(releases);
    this.inUse.set(key, (this.inUse.get(key) ?? 0) + 1);
    try {
      await this.prepare(releases, () => undefined);
      return await work();
    } finally {
      const others = certain(this.inUse.get(key), 'users of the model', key) - 1;
      if (others === 0) this.inUse.delete(key);
      else this.inUse.set(key, others);
    }
  }

  private async load(releases: ModelReleases, key: string, onPhase: (phase: string) => void): Promise<void> {
    const kept = await this.folder.read(key);
    if (kept !== null) {
      if (await this.hold(key, kept, true)) return;
      // A damaged or truncated file is treated as missing.
      await this.folder.remove(key);
    }
    onPhase('读取人群样本与线路');
    const input = await this.readInput(releases, key);
    onPhase('构建接触矩阵');
    const built = await this.holders.builder.build(input);
    if (!(await this.hold(key, built, false))) throw new Error(`model ${key} cannot be read back`);
    this.folder.keep(releases.cityCode, key, built);
  }

  /**
   * Gives the model to every thread; the builder reads it first, and looks for damage in one from outside. False where
   * it is damaged; rejects where a thread ends meanwhile, which says nothing of the model.
   */
  private async hold(key: string, block: SharedArrayBuffer, verify: boolean): Promise<boolean> {
    if (block.byteLength <= smallBytes) this.small.add(key);
    const { builder, others } = this.holders;
    if (!(await builder.hold(key, block, verify))) return false;
    await Promise.all(others.map((thread) => thread.take(key, block)));
    return true;
  }

  private async forgetOldest(): Promise<void> {
    const keys = [...this.loaded.keys()];
    const oldest = (kept: number, isSmall: boolean) =>
      keys.filter((key) => this.small.has(key) === isSmall).slice(0, -kept);
    for (const key of [...oldest(largeKept, false), ...oldest(smallKept, true)]) {
      if (this.inUse.has(key)) continue;
      this.loaded.delete(key);
      this.small.delete(key);
      const { builder, others } = this.holders;
      await Promise.all([builder, ...others].map((thread) => thread.drop(key)));
    }
  }

  /** Resolves when the files of all models are written. */
  settled(): Promise<void> {
    return this.folder.settled();
  }
}
