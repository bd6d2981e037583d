import { Worker } from 'node:worker_threads';
import { DocumentError } from '@ooh/report/plan-checks';
import type { WriteAnswer, WriterModel, WriterName, WriteRequest } from './writers.ts';

/** Writes workbooks and presentations away from the thread that answers calls: a large one takes seconds. */
export interface DocumentWriter {
  /** Rejects as the writer itself would: DocumentError for a document that must not be handed out. */
  write<Name extends WriterName>(writer: Name, model: WriterModel<Name>): Promise<Uint8Array>;
  /** Ends at once; whoever waits for a document gets an error. */
  close(): Promise<void>;
}

/** The thread starts with the first document and is replaced when it dies. */
export function openDocumentWriter(): DocumentWriter {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let worker: Worker | undefined;
  let last = 0;
  let isClosed = false;

  function receive(answer: WriteAnswer): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === 'done') asked?.resolve(answer.bytes);
    else asked?.reject(answer.kind === 'refused' ? new DocumentError(answer.problems) : answer.error);
  }

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('./writing-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    started.unref();
    started.on('message', receive);
    started.on('error', (error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('writing thread ended')));
    return started;
  }

  return {
    async write(writer, model) {
      if (isClosed) throw new Error('document writer closed');
      worker ??= start();
      const asked = Promise.withResolvers<Uint8Array>();
      const id = ++last;
      waiting.set(id, asked);
      try {
        worker.postMessage({ id, writer, model } satisfies WriteRequest);
      } catch (error) {
        waiting.delete(id);
        throw error;
      }
      return asked.promise;
    },
    async close() {
      isClosed = true;
      const open = worker;
      if (open === undefined) return;
      fail(open, new Error('document writer closed'));
      await open.terminate();
    },
  };
}
