import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markTourSeen, readSeenTours } from './seen-tours.ts';
import { tours } from './tours.ts';

const routes = new URL('../../routes/', import.meta.url);

test('every tour has a page that stands, and few steps', () => {
  for (const { id, path, steps } of tours) {
    const files = [`.${path}.tsx`, `.${path === '/' ? '' : path}/index.tsx`];
    const isThere = files.some((name) => existsSync(new URL(name, routes)));
    expect({ id, isThere, isShort: steps.length >= 2 && steps.length <= 6 }).toEqual({
      id,
      isThere: true,
      isShort: true,
    });
  }
  expect(new Set(tours.map(({ id }) => id)).size).toBe(tours.length);
});

test('a tour that was walked is remembered for its user, once', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  markTourSeen(storage, 'planner', 'home');
  markTourSeen(storage, 'planner', 'home');
  expect(readSeenTours(storage, 'planner')).toEqual(['home']);
  expect(readSeenTours(storage, 'customer')).toEqual([]);
});
