import { callAddress } from './call-address.ts';
import { readAnswer } from './answer.ts';
import { buildRequest } from './build-request.ts';
import { send } from './call.ts';
import { CallFailure, type CallInput, type CallOutput, type KeysOfKind } from './call-types.ts';
import { createEventSplitter } from './event-stream.ts';

const reconnectDelaysMs = [500, 1000, 2000, 4000, 8000];

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (data: string) => boolean,
): Promise<boolean> {
  const split = createEventSplitter();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    for (const event of split(decoder.decode(piece.value, { stream: true }))) {
      if (!take(event.data)) {
        await reader.cancel();
        return true;
      }
    }
  }
  return false;
}

/**
 * Follows an `events` call until `onEvent` returns false or the signal aborts. A broken connection is taken
 * up again up to five times in a row, the count starting anew with every event. Rejects with CallFailure
 * when the server refuses or stays away.
 */
export async function followEvents<Key extends KeysOfKind<'events'>>(
  key: Key,
  input: CallInput<Key>,
  onEvent: (event: CallOutput<Key>) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const [method, urlTemplate] = callAddress(key);
  const exchange = { method, ...buildRequest(method, urlTemplate, input) };
  let failures = 0;
  const take = (data: string) => {
    failures = 0;
    return onEvent(JSON.parse(data) as CallOutput<Key>);
  };
  for (;;) {
    try {
      const response = await send(exchange, signal);
      if (!response.ok || response.body === null) {
        throw new CallFailure(readAnswer(response.status, await response.text()));
      }
      if (await readStream(response.body, take)) return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    if (failures >= reconnectDelaysMs.length) {
      throw new CallFailure({ code: 'network', message: '任务进度连接已中断', body: null });
    }
    await pause(reconnectDelaysMs[failures], signal);
    failures += 1;
  }
}
