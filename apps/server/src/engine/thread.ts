import { parentPort } from 'node:worker_threads';
import type { CityModel } from './city-model.ts';
import type { ThreadAnswer, ThreadRequest } from './messages.ts';
import { decodeModel, encodeModel } from './model-file.ts';
import { operations, type OperationControl } from './operations.ts';
import { buildModel } from './work/build-model.ts';

/** An engine thread: holds city models (views on shared blocks) and answers one request after the other. */
if (parentPort === null) throw new Error('runs as a worker thread only');
const port = parentPort;
const models = new Map<string, CityModel>();
const progressEveryMilliseconds = 100;

function controlOf(id: number, cancel: SharedArrayBuffer): OperationControl {
  const flag = new Int32Array(cancel);
  let told = 0;
  return {
    isCancelled: () => Atomics.load(flag, 0) !== 0,
    onProgress(phase, fraction) {
      const now = performance.now();
      if (now - told < progressEveryMilliseconds) return;
      told = now;
      port.postMessage({ id, kind: 'progress', phase, fraction } satisfies ThreadAnswer);
    },
  };
}

function answer(request: ThreadRequest): unknown {
  switch (request.kind) {
    case 'hold':
      models.set(request.key, decodeModel(request.block, request));
      return null;
    case 'drop':
      models.delete(request.key);
      return null;
    case 'build':
      return encodeModel(buildModel(request.input)).buffer;
    case 'operate': {
      const model = models.get(request.key);
      if (model === undefined) throw new Error(`model ${request.key} is not held`);
      const operate = operations[request.operation] as (
        model: CityModel,
        input: unknown,
        control: OperationControl,
      ) => unknown;
      return operate(model, request.input, controlOf(request.id, request.cancel));
    }
  }
}

port.on('message', (request: ThreadRequest) => {
  try {
    port.postMessage({ id: request.id, kind: 'done', value: answer(request) } satisfies ThreadAnswer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({
      id: request.id,
      kind: 'failed',
      message,
      isRangeError: error instanceof RangeError,
    } satisfies ThreadAnswer);
  }
});
