import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { muOf, type PrivacyLimits } from '../../platform/config/privacy-limits.ts';
import { decideAnswers, unpaidFamilies, type LedgerCell } from './decide-answers.ts';
import { noisedCount } from './rounded-gaussian.ts';

/** Φ(z) by summing the density. */
function normalBelow(z: number): number {
  let sum = 0;
  for (let x = -8; x < z; x += 1e-4) sum += Math.exp((-x * x) / 2);
  return (sum * 1e-4) / Math.sqrt(2 * Math.PI);
}

const limits: PrivacyLimits = { city: { noise: 10, questions: 30 }, place: { noise: 6, questions: 20 } };

test('the best attacker of both levels is right as often as μ says', () => {
  // Counts of families that hold the person 1 to 12 times, each with its noise; the likelihood ratio is best by Neyman and Pearson.
  const random = seededRandom(7);
  const attempts = 8000;
  let right = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const isThere = random.below(2) === 1;
    let evidence = 0;
    for (const { noise, questions } of Object.values(limits))
      for (let family = 0; family < questions; family++) {
        const times = 1 + (family % 4) * (family % 3);
        const deviation = noise * Math.sqrt(times);
        for (let count = 0; count < times; count++) {
          const meaning = `${attempt} ${noise} ${family} ${count}`;
          const noised = noisedCount('key', meaning, 100 + Number(isThere), deviation);
          evidence += (noised - 100.5) / deviation ** 2;
        }
      }
    right += Number(evidence > 0 === isThere);
  }
  const expected = normalBelow(muOf(limits) / 2);
  expect(muOf(limits)).toBeCloseTo(Math.sqrt(30 / 100 + 20 / 36), 12);
  expect(Math.abs(right / attempts - expected)).toBeLessThan(4 * Math.sqrt(0.25 / attempts));
  expect(expected).toBeGreaterThan(0.65);
}, 60_000);

test('μ of 0.3 is 56 % success', () => {
  expect(normalBelow(0.15)).toBeCloseTo(0.5596, 3);
});

const cell = (over: Partial<LedgerCell>): LedgerCell => ({
  release: 'r1',
  level: 'city',
  family: 'f',
  element: 'e',
  place: 'p',
  noised: 1000,
  near: 100,
  ...over,
});

test('a family is paid for once, whatever number of its counts are asked and how often', () => {
  const asked = ['a', 'b', 'c', 'a'].map((element) => cell({ element }));
  const { families } = decideAnswers(new Map(), asked);
  const paid = unpaidFamilies([], families, limits);
  expect(paid.length).toBe(1);
  expect(unpaidFamilies(paid, decideAnswers(new Map(), asked).families, limits)).toEqual([]);
  const other = decideAnswers(new Map(), [cell({ family: 'g' }), cell({ release: 'r2' })]);
  expect(unpaidFamilies(paid, other.families, limits).length).toBe(2);
});

test('other numbers under the same question are paid for again, and keep their own answers', () => {
  const first = decideAnswers(new Map(), [cell({})]);
  const stored = new Map([[first.added[0].place, first.added]]);
  const changed = decideAnswers(stored, [cell({ noised: 5000 })]);
  expect(changed.shown).toEqual([5000]);
  expect(unpaidFamilies(first.families, changed.families, limits).length).toBe(1);
  const both = new Map([[first.added[0].place, [...first.added, ...changed.added]]]);
  const again = decideAnswers(both, [cell({}), cell({ noised: 5000 })]);
  expect([again.shown, again.added]).toEqual([[1000, 5000], []]);
  expect(unpaidFamilies([...first.families, ...changed.families], again.families, limits)).toEqual([]);
});

test('questions beyond those of a level are refused as a whole, those of the other level and release are not', () => {
  const many = (level: 'city' | 'place', count: number, release = 'r1') =>
    Array.from({ length: count }, (_, at) => ({ release, level, family: `${level} ${at}` }));
  const paid = unpaidFamilies([], many('city', 30), limits);
  expect(() => unpaidFamilies(paid, many('city', 31), limits)).toThrow(
    '「城市与行政区」查询额度（30 个问题）已用完',
  );
  expect(unpaidFamilies(paid, many('city', 30), limits)).toEqual([]);
  expect(unpaidFamilies(paid, [...many('place', 20), ...many('city', 30, 'r2')], limits).length).toBe(50);
});

test('a number near earlier answers of its place gets the nearest of them; elsewhere or farther it gets its own', () => {
  const ask = (noised: number, place = 'p') => cell({ noised, place, element: `${noised}` });
  const { shown } = decideAnswers(new Map(), [
    ask(1000),
    ask(1150),
    ask(1099),
    ask(1051),
    ask(1250),
    ask(1001, 'q'),
  ]);
  expect(shown).toEqual([1000, 1150, 1150, 1000, 1250, 1001]);
});
