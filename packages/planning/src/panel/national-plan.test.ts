import { buildPanel } from '@ooh/measurement/panel/build-panel';
import type { PanelStore } from '@ooh/measurement/panel/panel-store';
import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { checkPanelCertificate } from './check-panel-certificate.ts';
import { answerOf, CityWorkspace } from './city-workspace.ts';
import { cityParts } from './city-parts.ts';
import { CityPlan } from './city-plan.ts';
import { planNational, type NationalControl } from './national-plan.ts';
import { cityAccounts, cityTerms, panelTermsOf, type NationalTerms } from './national-terms.ts';
import { certifiedSelection } from './panel-certificate.ts';
import { contactRowsOf } from './panel-rows.ts';
import { marketOfPanel, selectOnPanel } from './select-panel.ts';

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, x) => total + x, 0);

/** A panel of some cities of unequal size, each medium in one city, assigned in turn. */
function nationalPanel(seed: number, cities: number, persons: number, media: number): PanelStore {
  const random = seededRandom(seed).next;
  const cityOf = Uint32Array.from({ length: cities * persons }, () =>
    Math.floor(random() * random() * cities),
  );
  const members = Array.from({ length: cities }, (_, c) => [...cityOf.keys()].filter((p) => cityOf[p] === c));
  const list: number[] = [];
  const rowStart = new Uint32Array(cities * media + 1);
  for (let m = 0; m < cities * media; m++) {
    const people = members[m % cities];
    const home = random() * people.length;
    const width = people.length * (0.02 + 0.15 * random());
    people.forEach((p, i) => {
      if (random() < 0.01 + 0.5 * Math.exp(-(((i - home) / width) ** 2))) list.push(p);
    });
    rowStart[m + 1] = list.length;
  }
  const weights = Float64Array.from(cityOf, (city) => 20 + 3 * city);
  const rows = { mediaCount: cities * media, rowStart, persons: Uint32Array.from(list) };
  return buildPanel({ weights, cities: cityOf }, rows);
}

function costsOf(store: PanelStore, seed: number): Float64Array {
  const random = seededRandom(seed).next;
  return store.mediumWeight.map((weight) => Math.ceil((weight + 10) ** 0.8 * (0.5 + random())));
}

async function plan(store: PanelStore, terms: NationalTerms, control: NationalControl = {}) {
  const parts = cityParts(store);
  const accounts = cityAccounts(parts, terms);
  const cities = parts.map(
    (part, c) => new CityPlan(contactRowsOf(store, terms.k, null, part), cityTerms(accounts[c], terms)),
  );
  const workspace = new CityWorkspace(cities.length, (requests) =>
    Promise.resolve(requests.map((request, c) => answerOf(cities[c], request))),
  );
  const found = await planNational(workspace, accounts, terms.budget, control);
  const rows = contactRowsOf(store, terms.k, null);
  const panelTerms = panelTermsOf(parts, terms);
  const selection = certifiedSelection(rows, panelTerms, { ...found, seed: control.seed ?? 1 });
  const verdict = checkPanelCertificate(rows, panelTerms, selection.certificate);
  return { found, selection, verdict, parts };
}

test('cities planned separately come as close to the bound as the whole panel, and the proof is valid', async () => {
  for (const [seed, k] of [
    [1, 1],
    [2, 1],
    [3, 2],
  ]) {
    const store = nationalPanel(seed, 4, 900, 110);
    const costs = costsOf(store, seed);
    const terms = { costs, budget: Math.floor(0.2 * sum(costs)), k };
    const { found, selection, verdict } = await plan(store, terms);
    const whole = selectOnPanel(marketOfPanel(store, k), terms);
    expect(verdict.reasons).toEqual([]);
    expect(found.cost).toBeLessThanOrEqual(terms.budget);
    expect(selection.value).toBeCloseTo(sum(found.cities.map(({ value }) => value)), 6);
    expect(selection.value).toBeGreaterThanOrEqual((k === 1 ? 0.99 : 0.95) * whole.value);
    expect(selection.bound).toBeGreaterThanOrEqual(whole.value);
    expect(selection.bound).toBeLessThanOrEqual(1.02 * whole.bound);
  }
});

test('budgets of cities, required and excluded media are respected, with a valid proof', async () => {
  const store = nationalPanel(7, 4, 600, 30);
  const costs = costsOf(store, 7);
  const budget = Math.floor(0.15 * sum(costs));
  const free = await plan(store, { costs, budget, k: 1 });
  const richest = free.parts[0].city;
  const required = new Uint8Array(costs.length);
  const excluded = new Uint8Array(costs.length);
  required[5] = 1;
  excluded[free.found.media[0]] = 1;
  const cityBudgets = new Map([
    [richest, Math.floor(free.found.cities[0].cost / 2)],
    [free.parts[2].city, budget],
  ]);
  const terms = { costs, budget, k: 1, required, excluded, cityBudgets };
  const { found, verdict } = await plan(store, terms);
  expect(verdict.reasons).toEqual([]);
  expect(found.cities[0].cost).toBeLessThanOrEqual(cityBudgets.get(richest) as number);
  expect(found.cost).toBeLessThanOrEqual(budget);
  expect(found.media).toContain(5);
  expect(found.media).not.toContain(free.found.media[0]);
  expect(found.bound).toBeLessThanOrEqual(free.found.bound * (1 + 1e-9));
  expect((found.bound - found.value) / found.bound).toBeLessThan(0.08);
});

test('the bound holds for all plans of three tiny cities', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const store = nationalPanel(100 + seed, 3, 8, 3);
    const parts = cityParts(store);
    const costs = costsOf(store, seed);
    const budget = Math.floor(sum(costs) * (0.2 + 0.015 * seed));
    const cityBudgets = new Map([[parts[0].city, Math.floor(budget / 3)]]);
    const { found, verdict } = await plan(store, { costs, budget, k: 1, cityBudgets });
    const rows = contactRowsOf(store, 1, null);
    const inFirst = new Set(parts[0].media);
    let best = 0;
    for (let mask = 0; mask < 512; mask++) {
      const media = [...costs.keys()].filter((m) => mask & (1 << m));
      if (sum(media.map((m) => costs[m])) > budget) continue;
      if (sum(media.filter((m) => inFirst.has(m)).map((m) => costs[m])) > budget / 3) continue;
      const met = new Set(
        media.flatMap((m) => Array.from(rows.persons.slice(rows.rowStart[m], rows.rowStart[m + 1]))),
      );
      best = Math.max(best, sum([...met].map((p) => rows.weights[p])));
    }
    expect(verdict.reasons, `seed ${seed}`).toEqual([]);
    expect(found.bound).toBeGreaterThanOrEqual(best * (1 - 1e-12));
    expect(found.value).toBeLessThanOrEqual(best * (1 + 1e-12));
  }
});

test('the same seed gives the same plan; a stopped search still returns a plan with a bound', async () => {
  const store = nationalPanel(11, 3, 500, 30);
  const costs = costsOf(store, 11);
  const terms = { costs, budget: Math.floor(0.1 * sum(costs)), k: 1 };
  const once = await plan(store, terms, { seed: 4 });
  expect((await plan(store, terms, { seed: 4 })).selection).toEqual(once.selection);
  const phases = new Set<string>();
  const stopped = await plan(store, terms, {
    shouldStop: () => true,
    onProgress: (phase) => phases.add(phase),
  });
  expect(stopped.verdict.reasons).toEqual([]);
  expect(stopped.found.value).toBeLessThanOrEqual(once.found.bound);
  expect([...phases]).toEqual(['greedy', 'relaxation', 'neighbourhood', 'proof']);
});

test('a medium that reaches people in two cities is refused', () => {
  const cities = Uint32Array.of(1, 1, 2, 2);
  const rows = { mediaCount: 2, rowStart: Uint32Array.of(0, 2, 4), persons: Uint32Array.of(0, 1, 1, 2) };
  const store = buildPanel({ weights: new Float64Array(4).fill(1), cities }, rows);
  expect(() => cityParts(store)).toThrow('medium 1');
});
