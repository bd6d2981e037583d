import { expect, test } from 'vitest';
import { prepareSteps } from './prepare-steps.ts';

const events = [
  { toState: 'draft', at: '2026-11-01T00:00:00Z' },
  { toState: 'ready', at: '2026-11-02T00:00:00Z' },
  { toState: 'planning', at: '2026-11-03T00:00:00Z' },
  { toState: 'ready', at: '2026-11-04T00:00:00Z' },
  { toState: 'planning', at: '2026-11-05T00:00:00Z' },
] as const;

test('what is behind an order has its last time, what is to come has none', () => {
  const steps = prepareSteps('planning', events);
  expect(steps.map(({ kind }) => kind)).toEqual([
    'done',
    'done',
    'current',
    'coming',
    'coming',
    'coming',
    'coming',
    'coming',
    'coming',
  ]);
  expect(steps[1].at).toBe('2026-11-04T00:00:00Z');
  expect(steps[2].at).toBe('2026-11-05T00:00:00Z');
  expect(steps[3].at).toBeNull();
});

test('a closed order has nothing under way', () => {
  expect(prepareSteps('closed', []).every(({ kind }) => kind === 'done')).toBe(true);
});

test('a cancelled order ends where it was stopped', () => {
  const steps = prepareSteps('cancelled', [...events, { toState: 'cancelled', at: '2026-11-06T00:00:00Z' }]);
  expect(steps.map(({ state, kind }) => [state, kind])).toEqual([
    ['draft', 'done'],
    ['ready', 'done'],
    ['planning', 'done'],
    ['cancelled', 'stopped'],
  ]);
  expect(prepareSteps('terminated', [])).toHaveLength(2);
});
