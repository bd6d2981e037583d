import { parentPort } from 'node:worker_threads';
import { DocumentError } from '@ooh/report/plan-checks';
import { writers, type WriteAnswer, type WriteRequest } from './writers.ts';

/** Writes one document after the other in a thread of its own, so that the service stays responsive. */
if (parentPort === null) throw new Error('runs as a worker thread only');
const port = parentPort;

async function answer({ id, writer, model }: WriteRequest): Promise<void> {
  try {
    const write = writers[writer] as (model: unknown) => Promise<Uint8Array>;
    const bytes = await write(model);
    const isWhole = bytes.byteLength === bytes.buffer.byteLength;
    port.postMessage(
      { id, kind: 'done', bytes } satisfies WriteAnswer,
      isWhole ? [bytes.buffer as ArrayBuffer] : [],
    );
  } catch (error) {
    const told: WriteAnswer =
      error instanceof DocumentError
        ? { id, kind: 'refused', problems: error.problems }
        : { id, kind: 'failed', error };
    port.postMessage(told);
  }
}

let last: Promise<void> = Promise.resolve();
port.on('message', (request: WriteRequest) => {
  last = last.then(() => answer(request));
});
