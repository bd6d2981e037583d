import { Worker, type Transferable } from 'node:worker_threads';
import type { CallInput, CallName, CallOutput, FromWorker, ToWorker } from './messages.ts';
import { receivedError, type ErrorClasses } from './sent-error.ts';

export interface WorkerOptions {
  /** In errors: `<name> ended`, `<name> closed`. */
  readonly name: string;
  readonly heapMegabytes: number;
  /** Room for what lives shortly. */
  readonly youngMegabytes?: number;
  /** The thread ends, and with it all that it has read, when nobody has asked for that long. */
  readonly idleMilliseconds?: number;
  /** Classes of errors beside the language's own that arrive as what they were. */
  readonly errors?: ErrorClasses;
}

export interface RequestOptions<Event> {
  /** Its abort asks the thread to give up; how the call ends is the thread's own. */
  readonly signal?: AbortSignal;
  /** Hears the call's events. A thread that delivers waits for what this returns; a failure of it is the call's. */
  readonly onEvent?: (event: Event) => void | Promise<void>;
  /** Moves instead of being copied. */
  readonly transfer?: readonly Transferable[];
}

export interface WorkerState {
  /** asleep: the next request starts it. */
  readonly state: 'asleep' | 'idle' | 'working';
  /** Requests that it works on or that wait for it. */
  readonly requests: number;
}

/** A thread that answers calls one after the other, away from the one that serves the network. */
export interface WorkerClient<Served extends object, Event = never> {
  request<Name extends CallName<Served>>(
    name: Name,
    input: CallInput<Served, Name>,
    options?: RequestOptions<Event>,
  ): Promise<CallOutput<Served, Name>>;
  state(): WorkerState;
  /** Ends at once; whoever waits for an answer, or asks later, gets an error. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
  readonly onEvent: ((event: never) => void | Promise<void>) | undefined;
  /** Asks the thread to give the call up. Its events are not heard from then on. */
  readonly cancellation: Int32Array<SharedArrayBuffer>;
}

const isCancelled = ({ cancellation }: Waiting): boolean => Atomics.load(cancellation, 0) !== 0;

/** What a thread is asked, by name. */
type Request<Served extends object> = {
  [Name in CallName<Served>]: { readonly name: Name; readonly input: CallInput<Served, Name> };
}[CallName<Served>];

/** A thread that is started when it is needed, and those who wait for it. */
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
    // Nothing is awaited: the thread alone does not keep the program running.
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
    // Before it is known to be waited for: what cannot be sent is no request.
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
 * The thread starts with the first request and is replaced when it dies. `prelude` gives what every new thread has to
 * be asked before: a failure of that shows in the requests that rest on it.
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
