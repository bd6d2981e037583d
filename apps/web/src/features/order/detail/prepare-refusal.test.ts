import type { OrderState } from '@ooh/contract/domain/order-names';
import { expect, test } from 'vitest';
import { answerName, lastRefusal } from './prepare-refusal.ts';

/** Events by [state, version that the client answered, reason]; each begins where the one before ended. */
const eventsOf = (steps: readonly (readonly [OrderState, number?, string?])[]) =>
  steps.map(([toState, answeredVersion, reason], index) => ({
    fromState: steps[index - 1]?.[0] ?? null,
    toState,
    actorName: '广告主示例',
    reason: reason ?? null,
    answeredVersion: answeredVersion ?? null,
    at: `2026-11-2${index}T00:00:00.000Z`,
  }));

const submitted = [['draft'], ['ready'], ['planning'], ['confirming']] as const;

test('a refusal is open until the plan is submitted again, and gone when it was confirmed', () => {
  expect(lastRefusal(eventsOf([...submitted]))).toBeNull();
  const refused = [...submitted, ['planning', 4, '太贵']] as const;
  expect(lastRefusal(eventsOf(refused))).toEqual({
    reason: '太贵',
    actorName: '广告主示例',
    at: '2026-11-24T00:00:00.000Z',
    version: 4,
    isOpen: true,
  });
  // Back to the brief is not yet submitted.
  expect(lastRefusal(eventsOf([...refused, ['ready'], ['planning']]))?.isOpen).toBe(true);
  const again = [...refused, ['confirming']] as const;
  expect(lastRefusal(eventsOf(again))).toMatchObject({ version: 4, isOpen: false });
  expect(lastRefusal(eventsOf([...again, ['planning', 7, '仍贵']]))).toMatchObject({
    version: 7,
    reason: '仍贵',
    isOpen: true,
  });
  expect(lastRefusal(eventsOf([...again, ['holding', 7]]))).toBeNull();
});

test('a step back of those who plan is no refusal', () => {
  expect(lastRefusal(eventsOf([...submitted, ['planning', undefined, '再改']]))).toBeNull();
});

test('the record names the answers of the client and no other step', () => {
  const events = eventsOf([...submitted, ['planning', 4, '太贵'], ['confirming'], ['holding', 6]]);
  expect(events.map(answerName)).toEqual([null, null, null, null, '客户退回', null, '客户确认']);
});
