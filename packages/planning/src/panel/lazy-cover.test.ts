import { buildPanel } from '@ooh/measurement/panel/build-panel';
import { panelEvaluator } from '@ooh/measurement/panel/kernel-evaluator';
import { ScalarReference } from '@ooh/measurement/panel/scalar-reference';
import { seededRandom } from '@ooh/measurement/random';
import { describe, expect, test } from 'vitest';
import { Effort } from '../search/effort.ts';
import { thinnedIndex } from './contact-index.ts';
import { countersOf } from './cover-counters.ts';
import { coverMarket, requiredMedia } from './cover-greedy.ts';
import { coverValue } from './cover-plan.ts';
import type { CoverTerms } from './cover-terms.ts';
import { lazyCover, ledCover } from './lazy-cover.ts';
import { greedyFrom } from './sampled-greedy.ts';
import { marketOfPanel, selectOnPanel } from './select-panel.ts';

const unlimited = () => new Effort(Number.MAX_SAFE_INTEGER);

/** Media that each reach a range of the people, dense and sparse, over strata of different weights. */
function drawnCase(seed: number, persons: number, mediaCount: number) {
  const random = seededRandom(seed).next;
  const found: number[] = [];
  const rowStart = new Uint32Array(mediaCount + 1);
  for (let m = 0; m < mediaCount; m++) {
    const [home, width] = [random() * persons, persons * (0.01 + 0.15 * random())];
    const share = m % 5 === 0 ? 0.01 : 0.5 * random();
    for (let p = 0; p < persons; p++)
      if (random() < share * Math.exp(-(((p - home) / width) ** 2))) found.push(p);
    rowStart[m + 1] = found.length;
  }
  const strata = Uint32Array.from({ length: persons }, (_, p) => Math.floor((7 * p) / persons));
  const weights = Float64Array.from(strata, (h) => 20 + 3.7 * h);
  const store = buildPanel({ weights, strata }, { mediaCount, rowStart, persons: Uint32Array.from(found) });
  const costs = Float64Array.from({ length: mediaCount }, () => 5 + Math.floor(30 * random()));
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const marks = (share: number) => Uint8Array.from(costs, () => Number(random() < share));
  const excluded = marks(0.2);
  const required = Uint8Array.from(marks(0.04), (mark, m) => mark & (1 - excluded[m]));
  const must = costs.reduce((sum, cost, m) => sum + cost * required[m], 0);
  const terms: CoverTerms = {
    costs,
    budget: must + Math.floor(total * 0.3 * random()),
    k: 1,
    required,
    excluded,
  };
  const audience = Uint8Array.from({ length: persons }, () => Number(random() < 0.6));
  return { store, terms, audience };
}

describe('gains counted by bits', () => {
  test('give the same greedy plan as recounting all persons at every step', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { store, terms, audience } = drawnCase(seed, 900, 50);
      const evaluator = seed % 3 === 0 ? new ScalarReference(store) : panelEvaluator(store);
      const { surveyed } = marketOfPanel(store, 1, seed % 2 ? audience : null, evaluator);
      const market = coverMarket(surveyed.index, terms);
      for (const rule of ['gainPerCost', 'gain'] as const) {
        const found = lazyCover(surveyed.counters!.whole, market, rule, unlimited());
        expect(found).toEqual(greedyFrom(surveyed.index, market, rule, unlimited(), requiredMedia(terms)));
      }
    }
  });

  test('come close to it when guided by a sample, within the terms, and return the reach', () => {
    for (let seed = 20; seed < 24; seed++) {
      const { store, terms, audience } = drawnCase(seed, 6000, 90);
      const evaluator = panelEvaluator(store);
      const { surveyed } = marketOfPanel(store, 1, audience, evaluator);
      const { index } = surveyed;
      const glance = thinnedIndex(index, 9, 4);
      const market = coverMarket(index, terms);
      const counters = countersOf({ ...surveyed, glance }, evaluator);
      for (const rule of ['gainPerCost', 'gain'] as const) {
        const { media, reached } = ledCover(counters, market, rule, unlimited());
        expect(reached).toBe(coverValue(index, 1, media));
        expect(reached).toBeGreaterThanOrEqual(
          0.98 * lazyCover(counters.whole, market, rule, unlimited()).reached,
        );
        expect(new Set(media).size).toBe(media.length);
        expect(media.reduce((sum, m) => sum + terms.costs[m], 0)).toBeLessThanOrEqual(terms.budget);
        expect(media.some((m) => terms.excluded![m] !== 0)).toBe(false);
        expect(requiredMedia(terms).every((m) => media.includes(m))).toBe(true);
      }
    }
  });

  test('give the same selection with and without them on a small panel', () => {
    const { store, terms } = drawnCase(40, 1500, 40);
    const plain = selectOnPanel(marketOfPanel(store, 1), terms);
    expect(selectOnPanel(marketOfPanel(store, 1, null, panelEvaluator(store)), terms)).toEqual(plain);
  });
});
