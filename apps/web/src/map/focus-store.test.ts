import { expect, test } from 'vitest';
import { createFocusStore } from './focus-store.ts';

test('listeners hear of changes only, until they leave', () => {
  const store = createFocusStore();
  const heard: (string | null)[] = [];
  const leave = store.subscribe(() => heard.push(store.current()));
  store.set('a');
  store.set('a');
  store.set(null);
  leave();
  store.set('b');
  expect(heard).toEqual(['a', null]);
  expect(store.current()).toBe('b');
});
