import { requestKey } from '@ooh/contract/domain/crowd-pack';
import { expect, test } from 'vitest';
import { randomKey, requestKeys } from './request-keys.ts';

function counted() {
  let made = 0;
  return requestKeys(() => `key-${++made}`);
}

test('each user action has a key of its own, also when it is the same action again', () => {
  const keys = counted();
  const first = keys.keyOf('POST /hold {}');
  keys.settle('POST /hold {}', first, true);
  expect(keys.keyOf('POST /hold {}')).not.toBe(first);
});

test('a request without an answer keeps its key until one comes', () => {
  const keys = counted();
  const first = keys.keyOf('POST /create {"a":1}');
  keys.settle('POST /create {"a":1}', first, false);
  const other = keys.keyOf('POST /create {"a":2}');
  expect(other).not.toBe(first);
  const again = keys.keyOf('POST /create {"a":1}');
  expect(again).toBe(first);
  keys.settle('POST /create {"a":1}', again, false);
  expect(keys.keyOf('POST /create {"a":1}')).toBe(first);
  keys.settle('POST /create {"a":1}', first, true);
  expect(keys.keyOf('POST /create {"a":1}')).not.toBe(first);
});

test('only the latest requests are remembered', () => {
  const keys = counted();
  const first = keys.keyOf('0');
  for (let n = 0; n < 20; n++) keys.settle(String(n), n === 0 ? first : keys.keyOf(String(n)), false);
  expect(keys.keyOf('0')).toBe(first);
  keys.settle('20', keys.keyOf('20'), false);
  expect(keys.keyOf('0')).not.toBe(first);
});

test('a random key is a UUID as the service takes it', () => {
  const made = new Set(Array.from({ length: 50 }, randomKey));
  expect(made.size).toBe(50);
  for (const key of made) expect(requestKey.parse(key)).toBe(key);
});
