import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { howTos } from './how-tos.ts';

const routes = new URL('../../routes/', import.meta.url);

test('every answer has its own name and says what to do', () => {
  expect(new Set(howTos.map(({ id }) => id)).size).toBe(howTos.length);
  for (const { question, steps } of howTos)
    expect({ question, few: steps.length < 2 }).toEqual({ question, few: false });
});

test('an answer leads to a page that stands', () => {
  for (const { id, path } of howTos) {
    if (path === undefined) continue;
    const file = [`.${path}.tsx`, `.${path}/index.tsx`].find((name) => existsSync(new URL(name, routes)));
    expect({ id, file: file === undefined ? 'none' : 'there' }).toEqual({ id, file: 'there' });
  }
});
