import { expect, test } from 'vitest';
import { tgiMark, tgiText } from './tgi-mark.ts';

test.each([
  [138.4, '▲', 'above', '138'],
  [110, '▲', 'above', '110'],
  [109.9, '', 'level', '110'],
  [100, '', 'level', '100'],
  [90, '▼', 'below', '90'],
  [0, '▼', 'below', '0'],
  [null, '', 'unknown', '—'],
  [Number.NaN, '', 'unknown', '—'],
])('TGI %s is marked %s', (tgi, sign, tone, text) => {
  expect(tgiMark(tgi)).toEqual({ sign, tone, text });
  expect(tgiText(tgi)).toBe(sign === '' ? text : `${sign} ${text}`);
});
