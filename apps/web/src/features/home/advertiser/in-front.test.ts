import { expect, test } from 'vitest';
import { inFront } from './in-front.ts';

test('campaigns with figures stand before those that wait for them, running ones before ended ones', () => {
  const rows = [
    { name: 'few people', appraisalState: 'insufficient', state: 'running' },
    { name: 'waits', appraisalState: 'waiting', state: 'running' },
    { name: 'ended', appraisalState: 'computed', state: 'ended' },
    { name: 'measured elsewhere', appraisalState: 'third-party', state: 'ended' },
    { name: 'runs', appraisalState: 'computed', state: 'running' },
  ] as const;
  expect(inFront(rows).map(({ name }) => name)).toEqual([
    'runs',
    'ended',
    'measured elsewhere',
    'waits',
    'few people',
  ]);
});
