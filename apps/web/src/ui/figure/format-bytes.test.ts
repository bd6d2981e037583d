import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [null, '—'],
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [52_000_000, '49.6 MB'],
  [107_374_182_400, '100 GB'],
])('%s bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
