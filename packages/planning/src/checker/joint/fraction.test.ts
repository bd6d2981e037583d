import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { roundedDown, roundedUp } from './fraction.ts';

test('Fractions are rounded to multiples of 2^-22 exactly, down and up', () => {
  const random = seededRandom(61).next;
  for (let i = 0; i < 4000; i++) {
    const denominator = 1 + Math.floor(10 ** (15 * random()));
    const part = random() < 0.2 ? 2 ** -22 * Math.floor(2 ** 22 * random()) : random();
    const numerator = Math.floor(denominator * part) + (random() < 0.1 ? denominator : 0);
    const exact = BigInt(numerator) << 22n;
    const down = exact / BigInt(denominator);
    expect(roundedDown(numerator, denominator)).toBe(Number(down) / 2 ** 22);
    const isWhole = exact % BigInt(denominator) === 0n;
    expect(roundedUp(numerator, denominator)).toBe(Number(isWhole ? down : down + 1n) / 2 ** 22);
  }
});
