import { Worker } from 'node:worker_threads';

export interface Question<Asked> {
  readonly id: number;
  readonly asked: Asked;
}

/** Errors of the language's own kinds arrive as what they were. */
export type Answered<Value> =
  | { readonly id: number; readonly value: Value }
  | { readonly id: number; readonly error: unknown };

/** A thread that answers questions, away from the one that answers calls. */
export interface AnsweringThread<Asked, Value> {
  ask(asked: Asked): Promise<Value>;
  /** Ends at once; whoever waits for an answer, or asks later, gets an error. */
  close(): Promise<void>;
}

/**
 * The thread starts with the first question and is replaced when it dies. With `idleMilliseconds` it ends, and with it
 * all that it has read, when nobody has asked for that long.
 */
export function openAnsweringThread<Asked, Value>(
  url: URL,
  options: { readonly name: string; readonly heapMegabytes: number; readonly idleMilliseconds?: number },
): AnsweringThread<Asked, Value> {
  const { name, heapMegabytes, idleMilliseconds } = options;
  const waiting = new Map<number, PromiseWithResolvers<Value>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let isClosed = false;

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  }

  function rest(): void {
    clearTimeout(idle);
    if (waiting.size > 0) return;
    // Nothing is awaited: the thread alone does not keep the program running.
    worker?.unref();
    if (idleMilliseconds === undefined) return;
    idle = setTimeout(() => {
      const open = worker;
      worker = undefined;
      void open?.terminate();
    }, idleMilliseconds).unref();
  }

  function receive(answered: Answered<Value>): void {
    const asked = waiting.get(answered.id);
    waiting.delete(answered.id);
    if ('error' in answered) asked?.reject(answered.error);
    else asked?.resolve(answered.value);
    rest();
  }

  function start(): Worker {
    const started = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    started.on('message', receive);
    started.on('error', (error) => fail(started, error));
    started.on('exit', () => fail(started, new Error(`${name} ended`)));
    return started;
  }

  return {
    async ask(asked) {
      if (isClosed) throw new Error(`${name} closed`);
      clearTimeout(idle);
      worker ??= start();
      const id = ++last;
      const answer = Promise.withResolvers<Value>();
      // Before it is known to be waited for: what cannot be sent is no question.
      worker.postMessage({ id, asked } satisfies Question<Asked>);
      waiting.set(id, answer);
      worker.ref();
      return answer.promise;
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      const open = worker;
      if (open === undefined) return;
      fail(open, new Error(`${name} closed`));
      await open.terminate();
    },
  };
}
