import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { TryingAll } from './bound/trying-all.ts';
import { passageCase } from './checker/checked-case.ts';
import { refuteBetterPlans } from './checker/tried-plans.ts';
import type { PassageInstance, UnitTerms } from './passage-instance.ts';
import { Effort } from './search/effort.ts';
import { passageSelectionProblem } from './select-passages.ts';

type Random = () => number;

const upTo = (random: Random, n: number) => Math.floor(random() * n);

interface TriedCase {
  readonly instance: PassageInstance;
  readonly budget: number;
  readonly k: number;
  readonly terms: UnitTerms;
}

/** People with decimal weights who meet parallel media (groups of similar rows) up to k times, at few or many prices. */
function randomCase(random: Random, k: number): TriedCase {
  const mediaCount = 7 + upTo(random, 6);
  const personCount = 20 + upTo(random, 40);
  const usual = 1 + upTo(random, 3);
  const density = 0.15 + 0.35 * random();
  const corridors = Array.from({ length: 3 }, () =>
    Array.from({ length: personCount }, () => random() < density),
  );
  const isAlike = random();
  const rowStart = new Uint32Array(mediaCount + 1);
  const persons: number[] = [];
  const passages: number[] = [];
  for (let m = 0; m < mediaCount; m++) {
    for (let p = 0; p < personCount; p++) {
      if (!(random() < isAlike ? corridors[m % 3][p] : random() < density)) continue;
      persons.push(p);
      passages.push(random() < 0.8 ? 1 : 1 + upTo(random, k));
    }
    rowStart[m + 1] = persons.length;
  }
  const dear = random() < 0.5 ? 3 : 40;
  const costs = Float64Array.from({ length: mediaCount }, () =>
    random() < 0.05 ? 0 : 8 * usual + upTo(random, dear),
  );
  const all = [...costs.keys()];
  const must = all.filter(() => random() < 0.06);
  const excluded = all.filter((m) => !must.includes(m) && random() < 0.06);
  const sum = costs.reduce((total, cost) => total + cost, 0);
  return {
    instance: {
      personCount,
      mediaCount,
      weights: Float64Array.from({ length: personCount }, () =>
        random() < 0.1 ? 0 : upTo(random, 1000) / 100,
      ),
      rowStart,
      persons: Uint32Array.from(persons),
      passages: Uint32Array.from(passages),
      costs,
    },
    budget: Math.floor(sum * (0.25 + 0.35 * random())) + must.reduce((total, m) => total + costs[m], 0),
    k,
    terms: { must, excluded },
  };
}

/** Value of the best plan, by trying every set of media; -1 where none is allowed. */
function bestOfAll({ instance, budget, k, terms: { must = [], excluded = [] } }: TriedCase): number {
  const { mediaCount, rowStart, persons, passages, weights, costs } = instance;
  const met = new Float64Array(instance.personCount);
  let best = -1;
  const visit = (m: number, cost: number) => {
    if (cost > budget) return;
    if (m === mediaCount) {
      best = Math.max(
        best,
        met.reduce((sum, n, p) => (n >= k ? sum + weights[p] : sum), 0),
      );
      return;
    }
    if (!must.includes(m)) visit(m + 1, cost);
    if (excluded.includes(m)) return;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) met[persons[e]] += passages[e];
    visit(m + 1, cost + costs[m]);
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) met[persons[e]] -= passages[e];
  };
  visit(0, 0);
  return best;
}

/** What the planner's enumeration ends with from no plan at all; null where it does not enumerate. */
function enumerated({ instance, budget, k, terms }: TriedCase, ceiling: number): number | null {
  const problem = passageSelectionProblem(instance, { budget, k }, terms);
  const incumbent = { vehicles: new Int32Array(instance.mediaCount), value: 0 };
  const trying = TryingAll.of(problem, incumbent, new Effort(1e9));
  if (!trying) return null;
  expect(trying.holds(ceiling)).toBe(true);
  return incumbent.value;
}

function check({ instance, budget, k, terms }: TriedCase, ceiling: number): number {
  const { box, money, budget: most } = passageCase(instance, budget, k, terms);
  const plans = { instance, k, box, prices: money.prices, budget: most };
  return refuteBetterPlans(plans, ceiling, () => true, 0);
}

test.each([2, 3, 4])('k = %i: the caps of planner and checker exclude no better plan', (k) => {
  const random = seededRandom(700 + k).next;
  let tried = 0;
  for (let i = 0; i < 150; i++) {
    const given = randomCase(random, k);
    const best = bestOfAll(given);
    if (best <= 0) continue;
    const title = `k = ${k}, ${i}`;
    expect(check(given, best), title).toBe(best);
    const atBest = enumerated(given, best);
    if (atBest !== null) {
      expect(atBest, title).toBeLessThanOrEqual(best * (1 + 1e-12));
      tried++;
    }
    for (const share of [1 - 1e-6, 0.95, 0.8]) {
      expect(() => check(given, share * best), title).toThrow('为上界，实际有价值');
      const found = enumerated(given, share * best);
      if (found !== null) expect(found, title).toBeCloseTo(best, 9);
    }
  }
  expect(tried).toBeGreaterThan(75);
});
