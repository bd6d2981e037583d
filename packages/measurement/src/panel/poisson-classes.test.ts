import fc from 'fast-check';
import { expect, it } from 'vitest';
import { poissonInto } from '../poisson.ts';
import { seededRandom } from '../random.ts';
import { plainPoissonClasses } from './scalar-chances.ts';
import { poissonClasses } from './poisson-classes.ts';

const BLOCK = 16_384;

it('is equal to the scalar sum by block, and close to the definition', () => {
  const lengths = fc.constantFrom(0, 1, 3, 4, 5, 100, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK + 7);
  fc.assert(
    fc.property(fc.integer(), lengths, fc.constantFrom(1, 3, 10, 100), (seed, length, top) => {
      const random = seededRandom(seed);
      const means = Float64Array.from({ length }, () =>
        random.below(4) === 0 ? 0 : 40 * random.next() ** 6,
      );
      const weights = Float64Array.from({ length }, () => (random.below(5) === 0 ? 0 : 100 * random.next()));
      const plain = new Float64Array(top + 1);
      for (let from = 0; from < length; from += BLOCK) {
        plainPoissonClasses(means.subarray(from, from + BLOCK), weights.subarray(from, from + BLOCK), plain);
      }
      const actual = poissonClasses(means, weights, top + 1);
      expect(actual).toEqual(plain);
      const [expected, classes] = [new Float64Array(top + 1), new Float64Array(top + 1)];
      means.forEach((mean, i) => {
        poissonInto(mean, classes);
        classes.forEach((p, n) => (expected[n] += weights[i] * p));
      });
      expected.forEach((people, n) =>
        expect(Math.abs(actual[n] - people)).toBeLessThanOrEqual(1e-10 * people + 1e-300),
      );
    }),
    { numRuns: 30 },
  );
});
