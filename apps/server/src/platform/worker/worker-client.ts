import { Worker, type Transferable } from 'node:worker_threads';
import type { CallInput, CallName, CallOutput, FromWorker, ToWorker } from './messages.ts';
import { receivedError, type ErrorClasses } from './sent-error.ts';

export interface WorkerOptions {
  /** Name used in errors: `<name> ended`, `<name> closed`. */
  readonly name: string;
  readonly heapMegabytes: number;
  /** Size of the young generation heap. */
  readonly youngMegabytes?: number;
  /** The thread ends and releases its memory after this idle time. */
  readonly idleMilliseconds?: number;
  /** Error classes, besides the built-in ones, that keep their class. */
  readonly errors?: ErrorClasses;
}

export interface RequestOptions<Event> {
  /** Its abort requests cancellation; the thread decides how the call ends. */
  readonly signal?: AbortSignal;
  /** Receives the call's events. A delivering thread waits for its return value; its failure fails the call. */
  readonly onEvent?: (event: Event) => void | Promise<void>;
  /** Transferred instead of copied. */
  readonly transfer?: readonly Transferable[];
}

export interface WorkerState {
  /** asleep: the next request starts it. */
  readonly state: 'asleep' | 'idle' | 'working';
  /** Requests in progress or waiting. */
  readonly requests: number;
}

/** A worker thread that answers calls sequentially, separate from the main thread. */
export interface WorkerClient<Served extends object, Event = never> {
  request<Name extends CallName<Served>>(
    name: Name,
    input: CallInput<Served, Name>,
    options?: RequestOptions<Event>,
  ): Promise<CallOutput<Served, Name>>;
  state(): WorkerState;
  /** Ends immediately; pending and later requests are rejected. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
  readonly onEvent: ((event: never) => void | Promise<void>) | undefined;
  /** Requests cancellation of the call. Its events are ignored from then on. */
  readonly cancellation: Int32Array<SharedArrayBuffer>;
}

const isCancelled = ({ cancellation }: Waiting): boolean => Atomics.load(cancellation, 0) !== 0;

/** The interface of a thread's calls, by name. */
type Request<Served extends object> = {
  [Name in CallName<Served>]: { readonly name: Name; readonly input: CallInput<Served, Name> };
}[CallName<Served>];

/** A thread that is started on demand, and its pending requests. */
class WorkerLine {
  private readonly url: URL;
  private readonly options: WorkerOptions;
  private readonly prelude: () => Iterable<{ readonly name: string; readonly input: unknown }>;
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last = 0;
  private isClosed = false;

  constructor(url: URL, options: WorkerOptions, prelude: WorkerLine['prelude']) {
    this.url = url;
    this.options = options;
    this.prelude = prelude;
  }

  private fail(failed: Worker, error: Error): void {
    if (this.worker !== failed) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  private rest(): void {
    clearTimeout(this.idle);
    if (this.waiting.size > 0) return;
    // No pending requests: the thread does not keep the process alive.
    this.worker?.unref();
    const { idleMilliseconds } = this.options;
    if (idleMilliseconds === undefined) return;
    this.idle = setTimeout(() => {
      const open = this.worker;
      this.worker = undefined;
      void open?.terminate();
    }, idleMilliseconds).unref();
  }

  private async hear(asked: Waiting, from: Worker, message: Extract<FromWorker, { kind: 'event' }>) {
    try {
      if (!isCancelled(asked)) await asked.onEvent?.(message.event as never);
    } catch (error) {
      Atomics.store(asked.cancellation, 0, 1);
      asked.reject(error);
    }
    if (message.isDelivered) from.postMessage({ kind: 'taken', id: message.id } satisfies ToWorker);
  }

  private receive(from: Worker, message: FromWorker): void {
    const asked = this.waiting.get(message.id);
    if (message.kind === 'event') {
      if (asked !== undefined) void this.hear(asked, from, message);
      return;
    }
    this.waiting.delete(message.id);
    if (message.kind === 'answer') asked?.resolve(message.value as never);
    else asked?.reject(receivedError(message.error, this.options.errors));
    this.rest();
  }

  private start(): Worker {
    const { name: threadName, heapMegabytes, youngMegabytes } = this.options;
    const started = new Worker(this.url, {
      resourceLimits: {
        maxOldGenerationSizeMb: heapMegabytes,
        ...(youngMegabytes === undefined ? {} : { maxYoungGenerationSizeMb: youngMegabytes }),
      },
    });
    started.on('message', (message: FromWorker) => this.receive(started, message));
    started.on('error', (error) => this.fail(started, error));
    started.on('exit', () => this.fail(started, new Error(`${threadName} ended`)));
    for (const { name, input } of this.prelude()) {
      const cancel = new SharedArrayBuffer(4);
      started.postMessage({ kind: 'request', id: ++this.last, name, input, cancel } satisfies ToWorker);
    }
    return started;
  }

  async request(
    name: string,
    input: unknown,
    { signal, onEvent, transfer = [] }: RequestOptions<never> = {},
  ): Promise<never> {
    if (this.isClosed) throw new Error(`${this.options.name} closed`);
    signal?.throwIfAborted();
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const id = ++this.last;
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const cancel = new SharedArrayBuffer(4);
    const cancellation = new Int32Array(cancel);
    const stop = () => Atomics.store(cancellation, 0, 1);
    // Posted before it is registered: data that cannot be cloned are not a request.
    this.worker.postMessage({ kind: 'request', id, name, input, cancel } satisfies ToWorker, transfer);
    this.waiting.set(id, { resolve, reject, onEvent, cancellation });
    this.worker.ref();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  state(): WorkerState {
    const requests = this.waiting.size;
    const state = this.worker === undefined ? 'asleep' : requests > 0 ? 'working' : 'idle';
    return { state, requests };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.idle);
    const open = this.worker;
    if (open === undefined) return;
    this.fail(open, new Error(`${this.options.name} closed`));
    await open.terminate();
  }
}

/**
 * The thread starts with the first request and is replaced when it dies. `prelude` returns the calls that every new thread
 * must receive first; a failure of these appears in the requests that depend on them.
 */
export function openWorkerClient<Served extends object, Event = never>(
  url: URL,
  options: WorkerOptions,
  prelude: () => Iterable<Request<Served>> = () => [],
): WorkerClient<Served, Event> {
  const line = new WorkerLine(url, options, prelude);
  return {
    request: (name, input, requestOptions) => line.request(name, input, requestOptions),
    state: () => line.state(),
    close: () => line.close(),
  };
}
