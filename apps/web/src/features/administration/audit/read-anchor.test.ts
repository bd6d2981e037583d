import { expect, test } from 'vitest';
import { readAnchor } from './read-anchor.ts';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test.each([
  `{"product":"ooh-planner","at":"2026-11-21T00:00:00.000Z","seq":1200,"hash":"${hash}"}`,
  `2026-11-21T00:00:00.000Z 1200 ${hash}`,
  ` 1200   ${hash}\n`,
])('%s', (text) => {
  expect(readAnchor(text)).toEqual({ seq: 1200, hash });
});

test.each(['', '1200', hash, `2026 x ${hash}`, `1200 ${hash}0`])('no anchor: %s', (text) => {
  expect(readAnchor(text)).toBeUndefined();
});
