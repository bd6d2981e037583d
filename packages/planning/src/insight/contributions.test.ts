import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { passageSelectionProblem } from '../select-passages.ts';
import { rateSelectionProblem } from '../select-rates.ts';
import { plainPassageValue, plainRateValue } from '../testing/exact.ts';
import { cityInstance, randomPassageInstance, randomRateInstance } from '../testing/random-instance.ts';
import { contributionsOf } from './contributions.ts';
import { unitIntervalQuadrature } from './quadrature.ts';

/** Shapley values by their definition: the mean gain over all orders. */
function overAllOrders(
  media: readonly number[],
  worth: (set: readonly number[]) => number,
): Map<number, number> {
  const fair = new Map(media.map((m) => [m, 0]));
  let orders = 0;
  const visit = (taken: readonly number[]) => {
    if (taken.length === media.length) {
      orders++;
      taken.forEach((m, i) => {
        const gain = worth(taken.slice(0, i + 1)) - worth(taken.slice(0, i));
        fair.set(m, fair.get(m)! + gain);
      });
      return;
    }
    for (const m of media) if (!taken.includes(m)) visit([...taken, m]);
  };
  visit([]);
  return new Map([...fair].map(([m, sum]) => [m, sum / orders]));
}

const unitsOf = (count: number, media: readonly number[], vehicles: readonly number[] = []) =>
  Array.from({ length: count }, (_, m) => (media.includes(m) ? (vehicles[m] ?? 1) : 0));

test('the rule integrates every polynomial up to its degree', () => {
  for (const n of [1, 2, 5, 16, 32]) {
    const { nodes, weights } = unitIntervalQuadrature(n);
    for (let degree = 0; degree < 2 * n; degree++) {
      const sum = nodes.reduce((total, t, i) => total + weights[i] * t ** degree, 0);
      expect(sum * (degree + 1), `${n} points, degree ${degree}`).toBeCloseTo(1, 12);
    }
  }
});

test('passages, k = 1: every person is shared equally by the media that reach the person, as over all orders', () => {
  const random = seededRandom(31);
  for (let i = 0; i < 20; i++) {
    const instance = randomPassageInstance(random.next, { media: 7, persons: 25 });
    const media = [0, 2, 3, 6];
    const { matrix, curve } = passageSelectionProblem(instance, { budget: 1000 });
    const found = contributionsOf({ matrix, curve }, unitsOf(7, media), { random });
    const expected = overAllOrders(media, (set) => plainPassageValue(instance, set, 1));
    expect(found.method).toBe('exact');
    expect(found.value).toBe(plainPassageValue(instance, media, 1));
    for (const { medium, fair, alone, added } of found.rows) {
      expect(fair).toBeCloseTo(expected.get(medium)!, 9);
      expect(alone).toBe(plainPassageValue(instance, [medium], 1));
      expect(added).toBe(
        found.value -
          plainPassageValue(
            instance,
            media.filter((m) => m !== medium),
            1,
          ),
      );
      expect(added).toBeLessThanOrEqual(fair + 1e-9);
      expect(fair).toBeLessThanOrEqual(alone + 1e-9);
    }
  }
});

test('rates: the integral equals the mean over all orders, for reach, contacts and their mixture', () => {
  const random = seededRandom(32);
  for (const objective of [
    { kind: 'reach', k: 1 },
    { kind: 'contacts' },
    { kind: 'mixed', k: 1, reachWeight: 0.7, contactsWeight: 0.1 },
  ] as const)
    for (let i = 0; i < 8; i++) {
      const { store, problem: given } = randomRateInstance(random.next, {
        media: 6,
        persons: 12,
        vehicles: 3,
      });
      const problem = { ...given, objective };
      const media = [0, 1, 3, 4, 5];
      const vehicles = media.map(() => 1 + random.below(4));
      const units = unitsOf(6, media, vehicles);
      const found = contributionsOf(rateSelectionProblem(store, problem), units, { random });
      const worth = (set: readonly number[]) =>
        plainRateValue(
          store,
          problem,
          units.map((v, m) => (set.includes(m) ? v : 0)),
        );
      const expected = overAllOrders(
        media.filter((m) => units[m] > 0),
        worth,
      );
      expect(found.method).toBe('exact');
      for (const { medium, fair, standardError } of found.rows) {
        expect(fair).toBeCloseTo(expected.get(medium)!, 6);
        expect(standardError).toBe(0);
      }
      expect(found.rows.reduce((sum, row) => sum + row.fair, 0)).toBeCloseTo(found.value, 6);
    }
});

test('sampled orders agree with all orders within their standard error, and sum to the value', () => {
  const random = seededRandom(33);
  let far = 0;
  let rows = 0;
  for (let i = 0; i < 12; i++) {
    const { store, problem: given } = randomRateInstance(random.next, { media: 6, persons: 15, vehicles: 3 });
    const problem = { ...given, objective: { kind: 'reach', k: 3 } as const };
    const media = [0, 1, 2, 4, 5];
    const units = unitsOf(6, media, [4, 3, 2, 0, 5, 6]);
    const found = contributionsOf(rateSelectionProblem(store, problem), units, { random, orders: 400 });
    const expected = overAllOrders(media, (set) =>
      plainRateValue(
        store,
        problem,
        units.map((v, m) => (set.includes(m) ? v : 0)),
      ),
    );
    expect(found).toMatchObject({ method: 'sampled', orders: 400 });
    expect(found.rows.reduce((sum, row) => sum + row.fair, 0)).toBeCloseTo(found.value, 6);
    for (const { medium, fair, standardError } of found.rows) {
      rows++;
      const distance = Math.abs(fair - expected.get(medium)!);
      if (distance > 2 * standardError + 1e-9) far++;
      expect(distance).toBeLessThanOrEqual(5 * standardError + 1e-9);
    }
  }
  expect(far / rows).toBeLessThan(0.2);
});

test('in a simulated city the exact parts lie between the last gain and the reach alone', () => {
  const store = cityInstance(seededRandom(34).next, 900, 80);
  const media = Array.from({ length: 80 }, () => ({ days: 28, pricePerVehicleFen: 100, maxVehicles: 9 }));
  const problem = { media, budgetFen: 1e9, objective: { kind: 'reach', k: 1 } as const };
  const units = media.map((_, m) => 1 + (m % 9));
  const random = seededRandom(35);
  const exact = contributionsOf(rateSelectionProblem(store, problem), units, { random });
  expect(exact.rows.reduce((sum, row) => sum + row.fair, 0) / exact.value).toBeCloseTo(1, 9);
  for (const { added, fair, alone } of exact.rows) {
    expect(added).toBeLessThanOrEqual(fair * (1 + 1e-9) + 1e-9);
    expect(fair).toBeLessThanOrEqual(alone * (1 + 1e-9) + 1e-9);
  }
  expect(
    contributionsOf(
      rateSelectionProblem(store, problem),
      media.map(() => 0),
      { random },
    ),
  ).toEqual({
    rows: [],
    value: 0,
    method: 'exact',
    orders: 0,
  });
});
