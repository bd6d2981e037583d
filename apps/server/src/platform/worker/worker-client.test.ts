import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { SampleCalls, SampleEvent } from './testing/sample-thread.ts';
import { openWorkerClient, type WorkerClient, type WorkerOptions } from './worker-client.ts';

const url = new URL('./testing/sample-thread.ts', import.meta.url);
const opened: WorkerClient<SampleCalls, SampleEvent>[] = [];
afterEach(async () => {
  for (const client of opened.splice(0)) await client.close();
});

class OwnError extends Error {
  readonly problems: readonly string[];
  constructor(message: string, problems: readonly string[]) {
    super(message);
    this.problems = problems;
  }
}

function open(
  options: Partial<WorkerOptions> = {},
  prelude?: Parameters<typeof openWorkerClient<SampleCalls, SampleEvent>>[2],
): WorkerClient<SampleCalls, SampleEvent> {
  const client = openWorkerClient<SampleCalls, SampleEvent>(
    url,
    { name: 'sample thread', heapMegabytes: 256, ...options },
    prelude,
  );
  opened.push(client);
  return client;
}

test('requests are answered in order, each with its own answer', async () => {
  const client = open();
  expect(client.state()).toEqual({ state: 'asleep', requests: 0 });
  const order: number[] = [];
  const asked = Array.from({ length: 50 }, (_, value) =>
    client.request('double', value).then((answer) => {
      order.push(value);
      return answer;
    }),
  );
  await Promise.resolve();
  expect(client.state()).toEqual({ state: 'working', requests: 50 });
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 50 }, (_, value) => 2 * value));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(client.state()).toEqual({ state: 'idle', requests: 0 });
});

test('errors arrive with class, message and fields, and the next request is answered', async () => {
  const client = open({
    errors: { OwnError: ({ message, fields }) => new OwnError(message, fields['problems'] as string[]) },
  });
  const range = await client.request('fail', 'range').catch((error: unknown) => error);
  expect(range).toBeInstanceOf(RangeError);
  expect(range).toMatchObject({ message: 'out of range', stack: expect.stringContaining('sample-thread') });
  const own = await client.request('fail', 'own').catch((error: unknown) => error);
  expect(own).toBeInstanceOf(OwnError);
  expect(own).toMatchObject({ message: 'refused', problems: ['甲', '乙'] });
  await expect(client.request('fail', 'text')).rejects.toThrow('a text');
  await expect(client.request('fail', 'uncopied')).rejects.toThrow(TypeError);
  expect(await client.request('double', 21)).toBe(42);

  const stranger = await open()
    .request('fail', 'own')
    .catch((error: unknown) => error);
  expect(stranger).toMatchObject({ name: 'OwnError', message: 'refused', problems: ['甲', '乙'] });
});

test('shared blocks stay shared, and listed buffers are transferred', async () => {
  const client = open();
  const block = new SharedArrayBuffer(12);
  new Int32Array(block).set([1, 2, 3]);
  expect(await client.request('bump', block)).toBe(6);
  expect([...new Int32Array(block)]).toEqual([2, 3, 4]);

  const { bytes, lengthLeft } = await client.request('bytes', 4096);
  expect({ length: bytes.length, first: bytes[0], lengthLeft }).toEqual({
    length: 4096,
    first: 7,
    lengthLeft: 4096,
  });
  expect(await client.request('lengthLeft', undefined)).toBe(0);
});

test('an abort cancels the call in the thread; an aborted signal refuses the request', async () => {
  const client = open();
  const controller = new AbortController();
  const spinning = client.request('spin', undefined, {
    signal: controller.signal,
    onEvent: () => controller.abort(new Error('enough')),
  });
  expect(await spinning).toBe(true);
  await expect(client.request('double', 1, { signal: controller.signal })).rejects.toThrow('enough');
});

test('a delivering thread waits until each piece is processed', async () => {
  const client = open();
  let atOnce = 0;
  let most = 0;
  const seen: number[] = [];
  const count = await client.request('deliver', 20, {
    async onEvent({ value }) {
      most = Math.max(most, ++atOnce);
      await sleep(1);
      seen.push(value);
      atOnce--;
    },
  });
  expect({ count, most, seen }).toEqual({
    count: 20,
    most: 1,
    seen: Array.from({ length: 20 }, (_, at) => at),
  });
});

test('an error while processing a piece fails the call; later events are ignored, and the thread is free', async () => {
  const client = open();
  const seen: number[] = [];
  const delivering = client.request('deliver', 1000, {
    onEvent({ value }) {
      seen.push(value);
      if (value === 3) throw new Error('no room');
    },
  });
  await expect(delivering).rejects.toThrow('no room');
  expect(await client.request('double', 2)).toBe(4);
  expect(seen).toEqual([0, 1, 2, 3]);
});

test('the death of a thread fails all pending calls; the next request uses a new thread with the same prelude', async () => {
  let prepared = 0;
  const client = open({}, () => [{ name: 'remember', input: ++prepared }]);
  expect(await client.request('remembered', undefined)).toBe(1);
  const dying = [
    client.request('crash', undefined),
    client.request('double', 1),
    client.request('double', 2),
  ];
  for (const one of await Promise.allSettled(dying))
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'sample thread ended' } });
  expect(client.state()).toEqual({ state: 'asleep', requests: 0 });
  expect(await client.request('remembered', undefined)).toBe(2);
});

test('pending and later requests fail at close', async () => {
  const client = open();
  await client.request('double', 1);
  const waiting = expect(client.request('spin', undefined)).rejects.toThrow('sample thread closed');
  await Promise.resolve();
  await client.close();
  await waiting;
  await expect(client.request('double', 1)).rejects.toThrow('sample thread closed');
});

test('data that cannot be cloned reject the request, and an idle thread ends', async () => {
  const client = open({ idleMilliseconds: 20 });
  await expect(client.request('double', (() => 1) as never)).rejects.toThrow('could not be cloned');
  expect(client.state().requests).toBe(0);
  expect(await client.request('double', 4)).toBe(8);
  await expect.poll(() => client.state().state).toBe('asleep');
  expect(await client.request('double', 5)).toBe(10);
});
