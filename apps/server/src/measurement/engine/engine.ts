import { EngineThread, type OperateOptions, type ThreadState } from './engine-thread.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import { withMembers, type ReadPackMembers } from './audience-members.ts';
import { ModelCache, modelKeyOf, type ReadModelInput } from './model-cache.ts';
import type { OperationInput, OperationName, OperationOutput } from './operations.ts';

/**
 * interactive: a user is waiting. background: background requests of a page, which never delay interactive ones.
 * batch: work of a job, which never delays a user. companion: work of a job in parallel to its batch thread.
 */
export type EnginePriority = 'interactive' | 'background' | 'batch' | 'companion';

export interface EngineOptions extends OperateOptions {
  readonly priority?: EnginePriority;
}

export interface Engine {
  /** Answers a request about a city; loads the model first, or builds it from the stores, if necessary. */
  ask<Name extends OperationName>(
    releases: ModelReleases,
    operation: Name,
    input: OperationInput<Name>,
    options?: EngineOptions,
  ): Promise<OperationOutput<Name>>;
  /** Makes the model ready. `onPhase` is called with each phase. */
  prepare(releases: ModelReleases, onPhase?: (phase: string) => void): Promise<void>;
  /** Milliseconds that an idle thread takes to answer. */
  ping(): Promise<number>;
  /** The current activity of each thread. */
  threads(): (ThreadState & { name: EnginePriority })[];
  close(): Promise<void>;
}

const quiet = () => undefined;

/** A thread for each priority, over the same models; it starts when it is first asked. */
export function openEngine(folder: string, readInput: ReadModelInput, readMembers: ReadPackMembers): Engine {
  const threads: Record<EnginePriority, EngineThread> = {
    interactive: new EngineThread(),
    background: new EngineThread(),
    batch: new EngineThread(),
    companion: new EngineThread(),
  };
  const models = new ModelCache(folder, readInput, {
    builder: threads.batch,
    others: [threads.interactive, threads.background, threads.companion],
  });
  return {
    prepare: (releases, onPhase = quiet) => models.prepare(releases, onPhase),
    ask: async (releases, operation, input, options = {}) => {
      const thread = threads[options.priority ?? 'interactive'];
      // It starts while the model is read.
      thread.wake();
      const placed = await withMembers(input, releases, readMembers);
      return models.use(releases, () => thread.operate(modelKeyOf(releases), operation, placed, options));
    },
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
