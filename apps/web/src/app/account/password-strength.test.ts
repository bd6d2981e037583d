import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['12345678', 0],
  ['aaaaaaaaaaaaaaaa', 0],
  ['abcdefghijklmnop', 0],
  ['password', 1],
  ['summer2026', 2],
  ['correct horse battery', 4],
  ['kT9#mQ2!vL7$', 3],
])('%s has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('appending never weakens a password', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (start, more) => {
      expect(passwordStrength(start + more)).toBeGreaterThanOrEqual(passwordStrength(start));
    }),
  );
});
