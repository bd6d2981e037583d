import { getPriority } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import type { SampleCalls, SampleEvent } from './testing/sample-thread.ts';
import { openWorkerClient } from './worker-client.ts';

const client = openWorkerClient<SampleCalls, SampleEvent>(
  new URL('./testing/sample-thread.ts', import.meta.url),
  { name: 'sample thread', heapMegabytes: 256 },
);
afterAll(() => client.close());

test.runIf(process.platform === 'linux')(
  'a thread that stands back has the lowest priority, and the service keeps its own',
  async () => {
    const before = getPriority();
    expect(await client.request('standBack', undefined)).toBe(19);
    expect(getPriority()).toBe(before);
  },
);
