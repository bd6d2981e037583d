import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { audienceStore } from './audience-store.ts';
import { evaluateRates, exposure } from './rate-reach.ts';
import { seededRandom } from './random.ts';
import type { WeekdayStore } from './rate-store.ts';
import type { ReachFigures } from './reach-figures.ts';
import { smallStore, someMask } from './testing/small-store.ts';

function measuredStore(seed: number, persons: number): WeekdayStore {
  const random = seededRandom(seed);
  const store = smallStore(random, { persons, media: 5, density: 0.4, highRate: 0.1 });
  return { store, dayMasks: Uint8Array.from(store.persons, () => 1 + random.below(127)) };
}

/** Every pair of person and medium, with its rate and days. */
const pairDays = ({ store, dayMasks }: WeekdayStore) =>
  Array.from({ length: store.mediaCount }, (_, medium) => medium).flatMap((medium) =>
    [...store.persons.subarray(store.rowStart[medium], store.rowStart[medium + 1])].map((person, i) => {
      const e = store.rowStart[medium] + i;
      return { medium, person, rate: store.rates[e], days: dayMasks[e] };
    }),
  );

/** The same figures except for the order of summation. */
function expectEqualSums(figures: ReachFigures, expected: ReachFigures): void {
  const [numbers, others] = [figures, expected].map((one) => Object.values(one).flat());
  expect(numbers.length).toBe(others.length);
  for (const [i, other] of others.entries()) {
    if (other === null) expect(numbers[i]).toBe(null);
    else expect(Math.abs(numbers[i] - other)).toBeLessThanOrEqual(1e-12 * Math.max(1, other));
  }
}

test("an audience's own store gives the figures that the whole store gives of it", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 2, max: 60 }),
      fc.double({ min: 0, max: 1 }),
      (seed, size, share) => {
        const measured = measuredStore(seed, size);
        const mask = someMask(seededRandom(seed + 1), size, share);
        const { store, dayMasks } = audienceStore(measured, mask);
        const lines = [0, 2, 4].map((medium) => ({ medium, vehicles: 3, days: 11 }));
        const whole = exposure(measured.store, lines);
        const members = [...whole.keys()].filter((p) => mask[p] !== 0);
        expect([...exposure(store, lines)]).toEqual(members.map((p) => whole[p]));
        if (members.length === 0) return;
        expectEqualSums(
          evaluateRates(store, lines),
          evaluateRates(measured.store, lines, { audience: mask }),
        );
        const [own, cut] = [{ store, dayMasks }, measured].map((from) => pairDays(from));
        const placeOf = new Map(members.map((person, place) => [person, place]));
        expect(own).toEqual(
          cut.flatMap(({ person, ...pair }) =>
            placeOf.has(person) ? [{ person: placeOf.get(person), ...pair }] : [],
          ),
        );
      },
    ),
    { numRuns: 80 },
  );
});

test('an audience of all is the store itself, of nobody an empty store; a mask of another length is refused', () => {
  const measured = measuredStore(4, 20);
  const everybody = audienceStore(measured, new Uint8Array(20).fill(1));
  expect(everybody.store).toBe(measured.store);
  const nobody = audienceStore(measured, new Uint8Array(20));
  expect({ persons: nobody.store.personCount, pairs: nobody.store.rates.length }).toEqual({
    persons: 0,
    pairs: 0,
  });
  expect(() => audienceStore(measured, new Uint8Array(19))).toThrow(RangeError);
});
