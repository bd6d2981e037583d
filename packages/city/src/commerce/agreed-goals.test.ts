import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomStream } from '@ooh/reference/random';
import { agreedGoals, type BoughtUnits } from './agreed-goals.ts';

const random = () => randomStream(1, 'goals');
const buses: BoughtUnits = {
  cityCode: '440300',
  mediumId: 1,
  cityPersons: 17_560_000,
  units: 40,
  days: 28,
};

test('forty buses for four weeks in a city of seventeen millions promise about a tenth of its people', () => {
  const { reachShare, impressions } = agreedGoals(random(), [buses]);
  // 40 × 28 × 3,700 contacts; shape 40 × 62,000 ÷ 17.56 million = 0.141, so 13.0 % of the people: less caution.
  expect(reachShare).toBeGreaterThanOrEqual(0.65 * 0.13 - 0.0025);
  expect(reachShare).toBeLessThanOrEqual(0.13 + 0.0025);
  expect(impressions).toBeGreaterThan(0.65 * 4_144_000 - 50_000);
  expect(impressions).toBeLessThanOrEqual(4_200_000);
});

test('posters in lifts of a large city promise contacts, not a share of the city', () => {
  const goals = agreedGoals(random(), [{ ...buses, mediumId: 5, units: 100 }]);
  expect(goals.reachShare).toBeUndefined();
  expect(goals.impressions).toBeGreaterThan(0);
});

test('two cities promise between what each promises, and a second medium more', () => {
  const share = (...bought: BoughtUnits[]) => agreedGoals(random(), bought).reachShare!;
  const smaller = { ...buses, cityCode: '350200', cityPersons: 5_300_000 };
  expect(share(buses, smaller)).toBeGreaterThan(share(buses));
  expect(share(buses, smaller)).toBeLessThan(share(smaller));
  expect(share(buses, { ...buses, mediumId: 3 })).toBeGreaterThan(share(buses));
});

test('more units or days never promise less', () => {
  const number = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), number, number, number, (mediumId, units, days, more) => {
      const of = (part: Partial<BoughtUnits>) =>
        agreedGoals(random(), [{ ...buses, mediumId, units, days, ...part }]);
      for (const larger of [of({ units: units + more }), of({ days: days + more })]) {
        expect(larger.impressions).toBeGreaterThanOrEqual(of({}).impressions);
        expect(larger.reachShare ?? 0).toBeGreaterThanOrEqual(of({}).reachShare ?? 0);
      }
    }),
  );
});
