import { expect, test } from 'vitest';
import { hashText, shareOfText } from './text-hash.ts';

test('the hash of a text is stable and uniformly distributed', () => {
  expect(hashText('深南大道')).toBe(hashText('深南大道'));
  const shares = Array.from({ length: 2000 }, (_, i) => shareOfText(`line ${i}`));
  const mean = shares.reduce((sum, share) => sum + share, 0) / 2000;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.033);
});
