import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import type { RateStore } from '@ooh/measurement/rate-store';
import { frontier } from '../insight/frontier.ts';
import { joinCities } from './join-cities.ts';
import type { MixLot, MixTerms } from './mix-problem.ts';
import { asBudgetQuestion, mixQuestion } from './mix-question.ts';
import { sampledQuestion } from './sampled-question.ts';

interface Instance {
  readonly store: RateStore;
  readonly lots: MixLot[];
  readonly terms: MixTerms;
  readonly budgetFen: number;
}

/** One to three cities of few persons and lots. */
function randomMix(seed: number): Instance {
  const source = seededRandom(seed);
  const random = () => source.next();
  const upTo = (n: number) => Math.floor(random() * n);
  const stores: RateStore[] = [];
  const lots: MixLot[] = [];
  const cities = 1 + upTo(3);
  for (let city = 0; city < cities; city++) {
    const [personCount, mediaCount] = [4 + upTo(8), 2 + upTo(2)];
    const rowStart = new Uint32Array(mediaCount + 1);
    const persons: number[] = [];
    for (let m = 0; m < mediaCount; m++) {
      for (let p = 0; p < personCount; p++) if (random() < 0.5) persons.push(p);
      rowStart[m + 1] = persons.length;
      const isLine = random() < 0.4;
      lots.push({
        city,
        mediumId: isLine ? 1 : 2 + upTo(3),
        district: isLine ? null : ['东', '西'][upTo(2)],
        isLine,
        blockFen: 100 * (1 + upTo(30)),
        mostBlocks: 1 + upTo(2),
      });
    }
    stores.push({
      personCount,
      mediaCount,
      weights: Float64Array.from({ length: personCount }, () => 1 + upTo(40)),
      rowStart,
      persons: Uint32Array.from(persons),
      rates: Float32Array.from(persons, () => 0.01 + random() * 0.2),
    });
  }
  const media = [...new Set(lots.map((lot) => lot.mediumId))];
  const whole = lots.reduce((sum, lot) => sum + lot.blockFen * lot.mostBlocks, 0);
  const district = lots.find((lot) => lot.district !== null);
  return {
    store: joinCities(stores),
    lots,
    budgetFen: Math.floor(whole * random()),
    terms: {
      k: 1 + upTo(3),
      days: 7 * (1 + upTo(4)),
      mustMedia: media.filter(() => random() < 0.2),
      largestShare: random() < 0.5 ? 0.4 + 0.5 * random() : 1,
      mustDistricts: district && random() < 0.3 ? [`${district.city}/${district.district}`] : [],
      leastLineBlocks: 1 + upTo(3),
      ...(random() < 0.3 ? { onlyMedia: media.filter(() => random() < 0.7) } : {}),
      ...(random() < 0.3 ? { mostLines: 1 } : {}),
    },
  };
}

const factorials = [1, 1, 2, 6];

/** Value of a plan and whether it keeps every term, by the definitions. */
function judge({ store, lots, terms, budgetFen }: Instance, blocks: readonly number[]) {
  const contacts = Array.from({ length: store.personCount }, () => 0);
  blocks.forEach((bought, m) => {
    for (let e = store.rowStart[m]; e < store.rowStart[m + 1]; e++)
      contacts[store.persons[e]] += bought * terms.days * store.rates[e];
  });
  let value = 0;
  contacts.forEach((mean, p) => {
    let below = 0;
    for (let n = 0; n < terms.k; n++) below += (Math.exp(-mean) * mean ** n) / factorials[n];
    value += store.weights[p] * (1 - below);
  });
  const cost = (isIn: (lot: MixLot) => boolean) =>
    blocks.reduce((sum, bought, m) => sum + (isIn(lots[m]) ? bought * lots[m].blockFen : 0), 0);
  const has = (isIn: (lot: MixLot) => boolean) => blocks.some((bought, m) => bought > 0 && isIn(lots[m]));
  const cities = [...new Set(lots.map((lot) => lot.city))];
  const linesOf = (city: number) =>
    [...lots.keys()].filter((m) => lots[m].isLine && lots[m].city === city && blocks[m] > 0);
  const isAllowed =
    cost(() => true) <= budgetFen &&
    [...new Set(lots.map((lot) => lot.mediumId))].every(
      (id) =>
        terms.largestShare >= 1 ||
        cost((lot) => lot.mediumId === id) <= Math.floor(budgetFen * terms.largestShare),
    ) &&
    terms.mustMedia.every((id) => has((lot) => lot.mediumId === id)) &&
    terms.mustDistricts.every((key) => has((lot) => `${lot.city}/${lot.district}` === key)) &&
    (terms.onlyMedia === undefined || !has((lot) => !terms.onlyMedia!.includes(lot.mediumId))) &&
    cities.every((city) => {
      const lines = linesOf(city);
      const bought = lines.reduce((sum, m) => sum + blocks[m], 0);
      return (
        (lines.length === 0 || bought >= terms.leastLineBlocks) &&
        (terms.mostLines === undefined || lines.length <= terms.mostLines)
      );
    });
  return { value, isAllowed, cost: cost(() => true) };
}

/** The best allowed plan of all; null where there is none. */
function best(instance: Instance): number | null {
  let most: number | null = null;
  const blocks = instance.lots.map(() => 0);
  const go = (m: number): void => {
    if (m === blocks.length) {
      const { value, isAllowed } = judge(instance, blocks);
      if (isAllowed) most = Math.max(most ?? -1, value);
      return;
    }
    for (let bought = 0; bought <= instance.lots[m].mostBlocks; bought++) {
      blocks[m] = bought;
      go(m + 1);
    }
    blocks[m] = 0;
  };
  go(0);
  return most;
}

const questionOf = ({ store, lots, terms }: Instance) =>
  mixQuestion(store, lots, terms, () => ({ pairLimit: 3e5 }));

describe('mixes of media', () => {
  test('a mix that is looked for on part of the persons is measured and bounded on all of them', () => {
    let planned = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const instance = randomMix(seed);
        const { store, lots, terms, budgetFen } = instance;
        const ask = sampledQuestion(
          store,
          lots,
          terms,
          () => ({ pairLimit: 3e5 }),
          Math.max(1, store.persons.length / 2),
        );
        const found = ask(budgetFen);
        const most = best(instance);
        if (found.status === 'infeasible') expect(most).toBeNull();
        if (found.status !== 'planned') return;
        planned++;
        const blocks = lots.map(() => 0);
        for (const { medium, vehicles } of found.certificate.plan) blocks[medium] = vehicles;
        const { value, isAllowed } = judge(instance, blocks);
        expect(isAllowed).toBe(true);
        expect(found.certificate.value).toBeCloseTo(value, 6);
        expect(found.certificate.bound).toBeGreaterThanOrEqual((most ?? 0) * (1 - 1e-9));
        // A mix to start from is not answered with a worse one.
        const again = ask(budgetFen, { start: found.certificate.plan });
        if (again.status === 'planned')
          expect(again.certificate.value).toBeGreaterThanOrEqual(found.certificate.value);
      }),
      { numRuns: 200 },
    );
    expect(planned).toBeGreaterThan(50);
  });

  test(
    'no bound is below the best of all mixes, and no mix breaks a term (500 instances)',
    { timeout: 120_000 },
    () => {
      let [planned, infeasible] = [0, 0];
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
          const instance = randomMix(seed);
          const answer = questionOf(instance)(instance.budgetFen);
          const most = best(instance);
          if (answer.status === 'infeasible') {
            infeasible++;
            expect(most).toBeNull();
          }
          if (answer.status !== 'planned') return;
          planned++;
          const { certificate } = answer;
          const blocks = instance.lots.map(
            (_, m) => certificate.plan.find((line) => line.medium === m)?.vehicles ?? 0,
          );
          const found = judge(instance, blocks);
          expect(found.isAllowed).toBe(true);
          expect(found.cost).toBe(certificate.cost);
          expect(Math.abs(found.value - certificate.value)).toBeLessThan(1e-6 * (1 + found.value));
          expect(certificate.bound).toBeGreaterThanOrEqual(most! * (1 - 1e-9) - 1e-9);
        }),
        { numRuns: 500, seed: 20_261_126 },
      );
      expect(planned).toBeGreaterThan(250);
      expect(infeasible).toBeGreaterThan(20);
    },
  );

  test('more money never reaches less, nor has a lower bound', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
        const instance = randomMix(seed);
        const budgets = [0.3, 0.6, 1, 1.5].map((times) => Math.floor(instance.budgetFen * times));
        const points = frontier(asBudgetQuestion(questionOf(instance)), budgets).flatMap(
          ({ answer, bound }) =>
            answer.status === 'planned' ? [{ value: answer.certificate.value, bound: bound! }] : [],
        );
        points.slice(1).forEach((point, i) => {
          expect(point.value).toBeGreaterThanOrEqual(points[i].value * (1 - 1e-9));
          expect(point.bound).toBeGreaterThanOrEqual(points[i].bound);
        });
      }),
      { numRuns: 120, seed: 7 },
    );
  });

  test('persons of joined cities meet the lots of their own city only', () => {
    const { store, lots } = randomMix(11);
    expect(store.rowStart.at(-1)).toBe(store.persons.length);
    expect(store.mediaCount).toBe(lots.length);
    const cityOf = new Map<number, number>();
    lots.forEach((lot, m) => {
      for (let e = store.rowStart[m]; e < store.rowStart[m + 1]; e++) {
        const person = store.persons[e];
        expect(cityOf.get(person) ?? lot.city).toBe(lot.city);
        cityOf.set(person, lot.city);
      }
    });
  });
});
