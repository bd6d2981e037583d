import { buildPanel } from '@ooh/measurement/panel/build-panel';
import { seededRandom } from '@ooh/measurement/random';
import { describe, expect, test } from 'vitest';
import { selectPassages } from '../select-passages.ts';
import { exhaustivePassages, plainPassageValue } from '../testing/exact.ts';
import { randomPassageInstance } from '../testing/random-instance.ts';
import type { PassageInstance } from '../passage-instance.ts';
import { checkPanelCertificate } from './check-panel-certificate.ts';
import { contactIndex, thinnedIndex, type ContactRows } from './contact-index.ts';
import { marketOfPanel, marketOfRows, selectOnPanel } from './select-panel.ts';
import { contactRowsOf } from './panel-rows.ts';

const rowsOf = (instance: PassageInstance, k: number): ContactRows => ({
  weights: instance.weights,
  rowStart: instance.rowStart,
  persons: instance.persons,
  amounts: k === 1 ? null : Uint8Array.from(instance.passages, (n) => Math.min(n, k)),
});
const sum = (numbers: ArrayLike<number>) => Array.from(numbers).reduce((total, x) => total + x, 0);

/** A panel whose persons form groups that meet the same media more often. */
function structuredRows(random: () => number, persons: number, media: number, k: number): ContactRows {
  const members: number[] = [];
  const amounts: number[] = [];
  const rowStart = new Uint32Array(media + 1);
  for (let m = 0; m < media; m++) {
    const home = random() * persons;
    const width = persons * (0.02 + 0.1 * random());
    for (let p = 0; p < persons; p++) {
      if (random() > 0.01 + 0.4 * Math.exp(-(((p - home) / width) ** 2))) continue;
      members.push(p);
      amounts.push(1 + Math.floor(random() * random() * k));
    }
    rowStart[m + 1] = members.length;
  }
  return {
    weights: Float64Array.from({ length: persons }, (_, p) => 50 + 10 * Math.floor((8 * p) / persons)),
    rowStart,
    persons: Uint32Array.from(members),
    amounts: k === 1 ? null : Uint8Array.from(amounts),
  };
}

const costsFor = (rows: ContactRows, random: () => number) =>
  Float64Array.from(rows.rowStart.slice(1), (end, m) =>
    Math.ceil((end - rows.rowStart[m]) ** 0.8 * (5 + 5 * random()) + 1),
  );

test('on 450 random instances the bound is above the optimum, the plan close to it, and the proof valid', () => {
  const random = seededRandom(53).next;
  let best = 0;
  for (let i = 0; i < 450; i++) {
    const size = { media: 2 + Math.floor(random() * 8), persons: 4 + Math.floor(random() * 30) };
    const instance = randomPassageInstance(random, size);
    const k = 1 + Math.floor(random() * 3);
    const budget = Math.floor(sum(instance.costs) * random());
    const terms = { costs: instance.costs, budget, k };
    const rows = rowsOf(instance, k);
    const found = selectOnPanel(marketOfRows(rows, k), terms, { seed: i, targetGap: 0 });
    const optimum = exhaustivePassages(instance, budget, k);
    expect(plainPassageValue(instance, found.media, k), `instance ${i}`).toBe(found.value);
    expect(found.cost).toBe(sum(found.media.map((m) => instance.costs[m])));
    expect(found.cost).toBeLessThanOrEqual(budget);
    expect(found.value).toBeLessThanOrEqual(optimum);
    expect(found.bound, `instance ${i}`).toBeGreaterThanOrEqual(optimum * (1 - 1e-12));
    if (found.value === optimum) best++;
    const copy = JSON.parse(JSON.stringify(found.certificate));
    expect(checkPanelCertificate(rows, terms, copy).reasons, `instance ${i}`).toEqual([]);
  }
  expect(best).toBeGreaterThan(425);
});

test('required media are included, excluded media left out, and the bound covers the rest', () => {
  const random = seededRandom(54).next;
  for (let i = 0; i < 120; i++) {
    const instance = randomPassageInstance(random, { media: 7, persons: 20 });
    const required = new Uint8Array(7);
    const excluded = new Uint8Array(7);
    required[i % 7] = 1;
    excluded[(i + 3) % 7] = 1;
    const budget = Math.floor(instance.costs[i % 7] + sum(instance.costs) * 0.4 * random());
    let optimum = 0;
    for (let mask = 0; mask < 128; mask++) {
      const media = [...instance.costs.keys()].filter((m) => mask & (1 << m));
      if (!media.includes(i % 7) || media.includes((i + 3) % 7)) continue;
      if (sum(media.map((m) => instance.costs[m])) <= budget)
        optimum = Math.max(optimum, plainPassageValue(instance, media, 1));
    }
    const rows = rowsOf(instance, 1);
    const terms = { costs: instance.costs, budget, k: 1, required, excluded };
    const found = selectOnPanel(marketOfRows(rows, 1), terms);
    expect(found.media).toContain(i % 7);
    expect(found.media).not.toContain((i + 3) % 7);
    expect(found.cost).toBeLessThanOrEqual(budget);
    expect(found.bound).toBeGreaterThanOrEqual(optimum * (1 - 1e-12));
    expect(found.value).toBeLessThanOrEqual(optimum);
    expect(checkPanelCertificate(rows, terms, found.certificate).reasons).toEqual([]);
  }
});

describe('on a structured panel of 6,000 persons', () => {
  const random = seededRandom(9).next;
  const rows = structuredRows(random, 6000, 120, 1);
  const costs = costsFor(rows, random);
  const market = marketOfRows(rows, 1);
  const terms = { costs, budget: Math.floor(0.25 * sum(costs)), k: 1 };

  test('the plan is no worse than that of the general search, and the bounds agree', () => {
    const instance: PassageInstance = {
      personCount: 6000,
      mediaCount: 120,
      weights: rows.weights,
      rowStart: rows.rowStart,
      persons: rows.persons,
      passages: new Uint32Array(rows.persons.length).fill(1),
      costs,
    };
    const general = selectPassages(instance, terms, { pairLimit: 4e7 });
    const found = selectOnPanel(market, terms);
    expect(found.value).toBeGreaterThanOrEqual(0.997 * general.value);
    expect(found.bound).toBeGreaterThanOrEqual(general.value);
    expect(general.bound).toBeGreaterThanOrEqual(found.value);
    expect(found.bound).toBeLessThanOrEqual(1.1 * general.value);
  });

  test('the same seed gives the same selection, and a cancelled search still has a proof', () => {
    const once = selectOnPanel(market, terms, { seed: 3 });
    const again = selectOnPanel(market, terms, { seed: 3 });
    expect(again).toEqual(once);
    let asked = 0;
    let reported = 0;
    const stopped = selectOnPanel(market, terms, {
      shouldStop: () => asked++ >= 3,
      onProgress: (_phase, _fraction, value, bound) => {
        reported++;
        expect(bound).toBeGreaterThanOrEqual(value);
      },
    });
    expect(reported).toBeGreaterThan(0);
    expect(stopped.value).toBeLessThanOrEqual(once.value);
    expect(checkPanelCertificate(rows, terms, stopped.certificate).reasons).toEqual([]);
  });

  test('sampling gives an equally good plan, with the bound of the whole panel', () => {
    const index = contactIndex(rows);
    const surveyed = {
      index,
      survey: thinnedIndex(index, 3, 1),
      glance: thinnedIndex(index, 8, 3),
      counters: null,
    };
    const led = selectOnPanel({ rows, surveyed, k: 1 }, terms);
    const whole = selectOnPanel(market, terms);
    expect(led.value).toBeGreaterThanOrEqual(0.99 * whole.value);
    expect(led.bound).toBeGreaterThanOrEqual(whole.value);
    expect(checkPanelCertificate(rows, terms, led.certificate).reasons).toEqual([]);
  });

  test('sampling also works for k = 3 with several passages per pair', () => {
    const several = structuredRows(seededRandom(10).next, 6000, 120, 3);
    const prices = costsFor(several, seededRandom(11).next);
    const wanted = { costs: prices, budget: Math.floor(0.3 * sum(prices)), k: 3 };
    const index = contactIndex(several);
    const surveyed = {
      index,
      survey: thinnedIndex(index, 3, 1),
      glance: thinnedIndex(index, 8, 3),
      counters: null,
    };
    const led = selectOnPanel({ rows: several, surveyed, k: 3 }, wanted);
    const whole = selectOnPanel(marketOfRows(several, 3), wanted);
    expect(led.value).toBeGreaterThanOrEqual(0.97 * whole.value);
    expect(led.bound).toBeGreaterThanOrEqual(whole.value);
    expect(checkPanelCertificate(several, wanted, led.certificate).reasons).toEqual([]);
  });

  test('a changed certificate is refused', () => {
    const { certificate } = selectOnPanel(market, terms);
    const swapped = certificate.plan.slice();
    swapped[0] = [...costs.keys()].find((m) => !swapped.includes(m)) as number;
    const { proof } = certificate;
    const altered = [
      { ...certificate, value: certificate.value * 1.0001 },
      { ...certificate, bound: certificate.bound * 0.999 },
      { ...certificate, bound: certificate.bound * 1.001 },
      { ...certificate, cost: certificate.cost - 1 },
      { ...certificate, plan: swapped },
      { ...certificate, plan: certificate.plan.concat(certificate.plan[0]) },
      { ...certificate, instanceHash: certificate.instanceHash.replace(/^./, 'x') },
      { ...certificate, proof: { ...proof, levels: proof.levels.map((level) => level / 2) } },
      { ...certificate, proof: { ...proof, prices: [0] } },
      { ...certificate, proof: { ...proof, prices: [-proof.prices[0]] } },
      { ...certificate, proof: { ...proof, width: -proof.width } },
      { ...certificate, proof: { ...proof, media: [] } },
    ];
    for (const [i, wrong] of altered.entries())
      expect(checkPanelCertificate(rows, terms, wrong).valid, `alteration ${i}`).toBe(false);
    const cheaper = { ...terms, budget: certificate.cost - 1 };
    expect(checkPanelCertificate(rows, cheaper, certificate).valid).toBe(false);
  });
});

test('a store returns the rows from which it was built, in its own order, as lists and as bitmaps', () => {
  const random = seededRandom(21).next;
  for (const [persons, k] of [
    [3000, 1],
    [3000, 3],
    [70_000, 2],
  ]) {
    const rows = structuredRows(random, persons, 12, k === 1 ? 1 : 4);
    const { amounts: passages } = rows;
    const shuffled = { ...rows, weights: rows.weights.map((w) => 200 - w) };
    const store = buildPanel({ weights: shuffled.weights }, { mediaCount: 12, ...rows, passages });
    const from = contactRowsOf(store, k, null);
    const audience = rows.weights.map((_, p) => p % 3);
    const some = contactRowsOf(store, k, audience);
    const positionOf = new Map(Array.from(store.personAt, (p, position) => [p, position]));
    for (let m = 0; m < 12; m++) {
      const wanted = new Map<number, number>();
      for (let e = rows.rowStart[m]; e < rows.rowStart[m + 1]; e++)
        wanted.set(positionOf.get(rows.persons[e]) as number, Math.min(k, passages?.[e] ?? 1));
      const got = new Map<number, number>();
      for (let e = from.rowStart[m]; e < from.rowStart[m + 1]; e++)
        got.set(from.persons[e], from.amounts?.[e] ?? 1);
      expect(got).toEqual(new Map([...wanted].sort(([a], [b]) => a - b)));
    }
    expect(some.weights.every((w, p) => w === (store.personAt[p] % 3 ? from.weights[p] : 0))).toBe(true);
  }
});

test('a selection on a store equals that on its rows', () => {
  const random = seededRandom(22).next;
  const rows = structuredRows(random, 4000, 60, 1);
  const costs = costsFor(rows, random);
  const terms = { costs, budget: Math.floor(0.1 * sum(costs)), k: 1 };
  const store = buildPanel({ weights: rows.weights }, { mediaCount: 60, ...rows });
  const { media, value } = selectOnPanel(marketOfPanel(store, 1), terms);
  const plain = selectOnPanel(marketOfRows(rows, 1), terms);
  expect(media).toEqual(plain.media);
  expect(value).toBeCloseTo(plain.value, 6);
});

test('invalid terms are refused', () => {
  const rows = rowsOf(randomPassageInstance(seededRandom(2).next, { media: 3, persons: 5 }), 1);
  const market = marketOfRows(rows, 1);
  const costs = Float64Array.of(1, 2, 3);
  expect(() => selectOnPanel(market, { costs, budget: -1, k: 1 })).toThrow('budget');
  expect(() => selectOnPanel(market, { costs, budget: 1, k: 2 })).toThrow('k');
  expect(() => selectOnPanel(market, { costs: costs.slice(1), budget: 1, k: 1 })).toThrow('costs');
  const required = Uint8Array.of(0, 0, 1);
  expect(() => selectOnPanel(market, { costs, budget: 2, k: 1, required })).toThrow('必选');
  const both = { costs, budget: 9, k: 1, required, excluded: required };
  expect(() => selectOnPanel(market, both)).toThrow('排除');
  const disordered = { ...rows, rowStart: Uint32Array.of(0, 2), persons: Uint32Array.of(3, 1) };
  expect(() => marketOfRows(disordered, 1)).toThrow('ascend');
});
