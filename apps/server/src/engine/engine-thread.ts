import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './messages.ts';
import type { OperationInput, OperationName, OperationOutput } from './operations.ts';
import type { ModelInput } from './work/build-model.ts';

export interface OperateOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (phase: string, fraction: number) => void;
}

export interface ThreadState {
  /** asleep: the next question starts it. */
  readonly state: 'asleep' | 'idle' | 'working';
  /** Questions that it works on or that wait for it. */
  readonly questions: number;
  /** Models that it holds. */
  readonly models: number;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: OperateOptions['onProgress'];
}

type Unsent<Request> = Request extends ThreadRequest ? Omit<Request, 'id'> : never;

/** One engine thread seen from the server. It starts with the first request and is replaced when it dies. */
export class EngineThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private isClosed = false;
  /** Blocks to hand to a replacement. */
  private readonly held = new Map<string, SharedArrayBuffer>();

  private start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 4096 },
    });
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => this.receive(answer));
    worker.on('error', (error) => this.fail(worker, error));
    worker.on('exit', () => this.fail(worker, new Error('engine thread ended')));
    this.worker = worker;
    for (const [key, block] of this.held)
      worker.postMessage({ id: ++this.last, kind: 'hold', key, block, verify: false });
    return worker;
  }

  private receive(answer: ThreadAnswer): void {
    const waiting = this.waiting.get(answer.id);
    if (waiting === undefined) return;
    if (answer.kind === 'progress') {
      waiting.onProgress?.(answer.phase, answer.fraction);
      return;
    }
    this.waiting.delete(answer.id);
    if (answer.kind === 'done') waiting.resolve(answer.value);
    else waiting.reject(answer.isRangeError ? new RangeError(answer.message) : new Error(answer.message));
  }

  private fail(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const waiting of this.waiting.values()) waiting.reject(error);
    this.waiting.clear();
  }

  private async ask(
    request: Unsent<ThreadRequest>,
    onProgress?: OperateOptions['onProgress'],
  ): Promise<unknown> {
    if (this.isClosed) throw new Error('engine closed');
    const id = ++this.last;
    const worker = this.worker ?? this.start();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, onProgress });
      worker.postMessage({ id, ...request });
    });
  }

  /** Takes a model. Throws where `verify` asks for a look at the block and finds it damaged. */
  async hold(key: string, block: SharedArrayBuffer, verify: boolean): Promise<void> {
    await this.ask({ kind: 'hold', key, block, verify });
    this.held.set(key, block);
  }

  async drop(key: string): Promise<void> {
    this.held.delete(key);
    await this.ask({ kind: 'drop', key });
  }

  /** Builds a model; gives it as the bytes of its file. */
  async build(input: ModelInput): Promise<SharedArrayBuffer> {
    return (await this.ask({ kind: 'build', input })) as SharedArrayBuffer;
  }

  /** Answers a question about a held model. An abort asks a long operation to end; the others run on. */
  async operate<Name extends OperationName>(
    key: string,
    operation: Name,
    input: OperationInput<Name>,
    options: OperateOptions = {},
  ): Promise<OperationOutput<Name>> {
    options.signal?.throwIfAborted();
    const cancel = new SharedArrayBuffer(4);
    const stop = () => Atomics.store(new Int32Array(cancel), 0, 1);
    options.signal?.addEventListener('abort', stop, { once: true });
    try {
      const answer = await this.ask({ kind: 'operate', key, operation, input, cancel }, options.onProgress);
      return answer as OperationOutput<Name>;
    } finally {
      options.signal?.removeEventListener('abort', stop);
    }
  }

  /** What it does at this moment. */
  state(): ThreadState {
    const questions = this.waiting.size;
    const state = this.worker === undefined ? 'asleep' : questions > 0 ? 'working' : 'idle';
    return { state, questions, models: this.held.size };
  }

  /** Ends at once; whoever waits for an answer, or asks later, gets an error. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { worker } = this;
    if (worker === undefined) return;
    this.fail(worker, new Error('engine closed'));
    await worker.terminate();
  }
}
