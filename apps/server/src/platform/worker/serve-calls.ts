import { parentPort, type Transferable } from 'node:worker_threads';
import type { CallInput, CallName, CallOutput, FromWorker, ToWorker } from './messages.ts';
import { sentError } from './sent-error.ts';

/** Operations available while a call is being answered. */
export interface CallControl<Event> {
  /** True when the caller has cancelled the call. */
  isCancelled(): boolean;
  /** Sends an event to the caller without waiting. */
  tell(event: Event): void;
  /** Delivers a piece, transferring the given buffers, and waits until it is processed. Rejects once cancelled. */
  deliver(event: Event, transfer?: readonly Transferable[]): Promise<void>;
}

export type CallHandlers<Served extends object, Event> = {
  readonly [Name in CallName<Served>]: (
    input: CallInput<Served, Name>,
    control: CallControl<Event>,
  ) => CallOutput<Served, Name> | Promise<CallOutput<Served, Name>>;
};

type AnyHandler = (input: unknown, control: CallControl<unknown>) => unknown;

/**
 * Answers the calls of a worker client sequentially, in the order of requests. `transferOf` returns the parts of an
 * answer that are transferred instead of copied.
 */
export function serveCalls<Served extends object, Event = never>(
  handlers: CallHandlers<Served, Event>,
  transferOf: (answer: unknown) => readonly Transferable[] = () => [],
): void {
  if (parentPort === null) throw new Error('runs as a worker thread only');
  const port = parentPort;
  const post = (message: FromWorker, transfer: readonly Transferable[] = []) =>
    port.postMessage(message, transfer);
  /** Resolved when the current piece has been processed; there is only one because calls are sequential. */
  let taken: (() => void) | undefined;

  function controlOf(id: number, cancel: SharedArrayBuffer): CallControl<unknown> {
    const flag = new Int32Array(cancel);
    const isCancelled = () => Atomics.load(flag, 0) !== 0;
    return {
      isCancelled,
      tell: (event) => post({ kind: 'event', id, event, isDelivered: false }),
      async deliver(event, transfer) {
        const dealtWith = Promise.withResolvers<void>();
        taken = dealtWith.resolve;
        post({ kind: 'event', id, event, isDelivered: true }, transfer);
        await dealtWith.promise;
        if (isCancelled()) throw new Error('cancelled');
      },
    };
  }

  async function answer({ id, name, input, cancel }: Extract<ToWorker, { kind: 'request' }>): Promise<void> {
    try {
      const handler = (handlers as Readonly<Record<string, AnyHandler>>)[name];
      const value = await handler(input, controlOf(id, cancel));
      post({ kind: 'answer', id, value }, transferOf(value));
    } catch (error) {
      post({ kind: 'error', id, error: sentError(error) });
    }
  }

  let last: Promise<void> = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'taken') taken?.();
    else last = last.then(() => answer(message));
  });
}
