import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf, encodeBase32, inventSecret, matchingStep, stepAt } from './one-time-code.ts';

const secret = encodeBase32(Buffer.from('12345678901234567890'));

test('base32 as in RFC 4648', () => {
  const pairs = {
    '': '',
    f: 'MY',
    fo: 'MZXQ',
    foo: 'MZXW6',
    foob: 'MZXW6YQ',
    fooba: 'MZXW6YTB',
    foobar: 'MZXW6YTBOI',
  };
  for (const [text, code] of Object.entries(pairs)) expect(encodeBase32(Buffer.from(text))).toBe(code);
  expect(inventSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

// Appendix B of RFC 6238, the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  const moment = new Date(second * 1000);
  expect(codeOf(secret, stepAt(moment))).toBe(code);
  expect(matchingStep(secret, code, moment)).toBe(stepAt(moment));
});

test('a code holds in its own step and the two beside it', () => {
  const other = encodeBase32(randomBytes(20));
  const moment = new Date('2026-11-21T00:00:00Z');
  const ahead = (seconds: number) => new Date(moment.getTime() + seconds * 1000);
  const code = codeOf(other, stepAt(moment));
  expect(
    [-31, -30, 0, 59, 60, 90].map((seconds) => matchingStep(other, code, ahead(seconds)) !== null),
  ).toEqual([false, true, true, true, false, false]);
});
