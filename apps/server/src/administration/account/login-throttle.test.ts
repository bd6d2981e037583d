import { expect, test } from 'vitest';
import { delaySeconds } from './login-throttle.ts';

test('five failures are free, then the delay doubles up to five minutes', () => {
  expect([0, 1, 4, 5, 6, 7, 8, 12, 13, 14, 500].map((failures) => delaySeconds(failures, 5))).toEqual([
    0, 0, 0, 1, 2, 4, 8, 128, 256, 300, 300,
  ]);
});
