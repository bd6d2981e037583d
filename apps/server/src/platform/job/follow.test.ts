import type { Job } from '@ooh/contract/domain/job';
import { expect, test } from 'vitest';
import { followJob } from './follow.ts';

const job = (state: Job['state']): Job => ({
  jobId: '1',
  kind: 'plan',
  state,
  phase: '',
  progress: 0,
  message: null,
  result: null,
  createdAt: '',
  updatedAt: '',
});

test('an end that is told is read at once, and the listener leaves', async () => {
  const looks: number[] = [];
  let state: Job['state'] = 'running';
  let isListening = false;
  const began = performance.now();
  const followed = followJob(
    async () => {
      looks.push(performance.now() - began);
      return job(state);
    },
    new AbortController().signal,
    (end) => {
      isListening = true;
      setTimeout(() => {
        state = 'done';
        end.abort();
      }, 20);
      return () => (isListening = false);
    },
  );
  const states: string[] = [];
  for await (const each of followed) states.push(each.state);
  expect(states).toEqual(['running', 'done']);
  // Looking alone takes 300 ms.
  expect(looks.at(-1)).toBeLessThan(250);
  expect(looks).toHaveLength(2);
  expect(isListening).toBe(false);
});

test('a job that has ended before anybody listens is told once, and an unknown one not at all', async () => {
  const { signal } = new AbortController();
  const told: Job[] = [];
  for await (const each of followJob(async () => job('failed'), signal)) told.push(each);
  for await (const each of followJob(async () => undefined, signal)) told.push(each);
  expect(told.map(({ state }) => state)).toEqual(['failed']);
});
