import { EngineThread, type OperateOptions, type ThreadState } from './engine-thread.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import { ModelCache, modelKeyOf, type ReadModelInput } from './model-cache.ts';
import type { OperationInput, OperationName, OperationOutput } from './operations.ts';

/**
 * interactive: a person waits. aside: shown beside what a person waits for, and never before it.
 * batch: a job works; it never keeps a person waiting. companion: what a job has worked out beside its batch.
 */
export type EnginePriority = 'interactive' | 'aside' | 'batch' | 'companion';

export interface EngineOptions extends OperateOptions {
  readonly priority?: EnginePriority;
}

export interface Engine {
  /** Answers a question about a city; the model is loaded, or built from the stores first, when it has to be. */
  ask<Name extends OperationName>(
    releases: ModelReleases,
    operation: Name,
    input: OperationInput<Name>,
    options?: EngineOptions,
  ): Promise<OperationOutput<Name>>;
  /** Makes the model ready. `onPhase` hears what is being done. */
  prepare(releases: ModelReleases, onPhase?: (phase: string) => void): Promise<void>;
  /** Milliseconds that an idle thread takes to answer. */
  ping(): Promise<number>;
  /** What each thread does at this moment. */
  threads(): (ThreadState & { name: EnginePriority })[];
  close(): Promise<void>;
}

const quiet = () => undefined;

/** A thread for each priority, over the same models; it starts when it is first asked. */
export function openEngine(folder: string, readInput: ReadModelInput): Engine {
  const threads: Record<EnginePriority, EngineThread> = {
    interactive: new EngineThread(),
    aside: new EngineThread(),
    batch: new EngineThread(),
    companion: new EngineThread(),
  };
  const models = new ModelCache(folder, readInput, {
    builder: threads.batch,
    others: [threads.interactive, threads.aside, threads.companion],
  });
  return {
    prepare: (releases, onPhase = quiet) => models.prepare(releases, onPhase),
    ask: (releases, operation, input, options = {}) =>
      models.use(releases, () =>
        threads[options.priority ?? 'interactive'].operate(modelKeyOf(releases), operation, input, options),
      ),
    async ping() {
      const started = performance.now();
      await threads.interactive.answers();
      return performance.now() - started;
    },
    threads: () =>
      Object.entries(threads).map(([name, thread]) => ({ name: name as EnginePriority, ...thread.state() })),
    async close() {
      await Promise.all(Object.values(threads).map((thread) => thread.close()));
      await models.settled();
    },
  };
}
