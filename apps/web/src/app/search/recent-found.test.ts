import { expect, test } from 'vitest';
import { readRecent, rememberFound } from './recent-found.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    keys: () => [...kept.keys()],
  } as unknown as Storage;
}
const item = (n: number) => ({ key: `k${n}`, group: '订单', title: `订单${n}`, detail: '', href: `/o?${n}` });

test('what was opened last stands first, each once, and few of them', () => {
  const storage = memory();
  for (const n of [1, 2, 3, 1, 4, 5, 6, 7]) rememberFound(storage, 'planner', item(n));
  expect(readRecent(storage, 'planner').map(({ title }) => title)).toEqual(
    [7, 6, 5, 4, 1, 3].map((n) => `订单${n}`),
  );
});

test('another user of the browser sees nothing of it', () => {
  const storage = memory();
  rememberFound(storage, 'planner', item(1));
  expect(readRecent(storage, 'customer')).toEqual([]);
});

test('what is not an address of ours, or is damaged, is left out', () => {
  const storage = memory();
  rememberFound(storage, 'p', item(1));
  const [key] = (storage as unknown as { keys(): string[] }).keys();
  storage.setItem(
    key,
    JSON.stringify([item(2), { ...item(3), href: 'https://elsewhere' }, null, { key: 1 }]),
  );
  expect(readRecent(storage, 'p').map(({ title }) => title)).toEqual(['订单2']);
  storage.setItem(key, '{');
  expect(readRecent(storage, 'p')).toEqual([]);
});
