import { expect, test } from 'vitest';
import { wgs84 } from '@ooh/geo/point';
import { distanceMeters } from '@ooh/geo/distance';
import { seededRandom } from '@ooh/measurement/random';
import { checkPassageCertificate } from '../check-certificate.ts';
import type { PassageInstance, UnitTerms } from '../passage-instance.ts';
import type { LineGroup } from '../rate-problem.ts';
import { selectUnits } from '../select-passages.ts';
import { plainPassageValue } from '../testing/exact.ts';
import { randomPassageInstance } from '../testing/random-instance.ts';
import { cliquesOf, closeSets } from './close-sets.ts';

type Random = () => number;
const someOf = (random: Random, count: number, share: number) =>
  [...Array(count).keys()].filter(() => random() < share);

function randomTerms(random: Random, { mediaCount, costs }: PassageInstance): UnitTerms {
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const maybe = <T>(share: number, of: () => T) => (random() < share ? of() : undefined);
  const group = (name: string): LineGroup => ({
    name,
    media: someOf(random, mediaCount, 0.5),
    budgetFen: maybe(0.4, () => Math.floor(total * 0.4 * random())),
    minLines: maybe(0.3, () => Math.floor(random() * 3)),
    maxLines: maybe(0.4, () => 1 + Math.floor(random() * 3)),
  });
  return {
    must: someOf(random, mediaCount, 0.06),
    excluded: someOf(random, mediaCount, 0.1),
    groups: [group('灯箱'), group('一线')],
    apart: [someOf(random, mediaCount, 0.35), someOf(random, mediaCount, 0.35)],
  };
}

/** Whether the media keep budget and terms, computed from the definitions. */
function keeps(
  instance: PassageInstance,
  budget: number,
  terms: UnitTerms,
  media: readonly number[],
): boolean {
  const has = new Set(media);
  const cost = (of: readonly number[]) => of.reduce((sum, m) => sum + instance.costs[m], 0);
  const held = (of: readonly number[]) => of.filter((m) => has.has(m));
  return (
    cost(media) <= budget &&
    (terms.must ?? []).every((m) => has.has(m)) &&
    held(terms.excluded ?? []).length === 0 &&
    (terms.apart ?? []).every((set) => held(set).length <= 1) &&
    (terms.groups ?? []).every((group) => {
      const own = held(group.media);
      return (
        cost(own) <= (group.budgetFen ?? Infinity) &&
        own.length >= (group.minLines ?? 0) &&
        own.length <= (group.maxLines ?? Infinity)
      );
    })
  );
}

test('with quotas, must-haves, exclusions and separations the selection is optimal, and its proof is valid', () => {
  const random = seededRandom(91).next;
  const seen = { planned: 0, infeasible: 0, bound: 0 };
  for (let i = 0; i < 400; i++) {
    const instance = randomPassageInstance(random, { media: 3 + Math.floor(random() * 6), persons: 20 });
    const terms = randomTerms(random, instance);
    const budget = Math.floor(instance.costs.reduce((sum, cost) => sum + cost, 0) * (0.2 + 0.7 * random()));
    const k = 1 + (i % 3);
    let best = -1;
    let free = 0;
    for (let mask = 0; mask < 1 << instance.mediaCount; mask++) {
      const media = [...instance.costs.keys()].filter((m) => mask & (1 << m));
      const value = plainPassageValue(instance, media, k);
      if (keeps(instance, budget, terms, media)) best = Math.max(best, value);
      if (keeps(instance, budget, {}, media)) free = Math.max(free, value);
    }
    const found = selectUnits(instance, { budget, k }, terms, { seed: i });
    expect(found.status, `instance ${i}`).toBe(best < 0 ? 'infeasible' : 'planned');
    if (found.status !== 'planned') {
      seen.infeasible++;
      continue;
    }
    seen.planned++;
    if (best < free) seen.bound++;
    expect(keeps(instance, budget, terms, found.media), `instance ${i}`).toBe(true);
    expect(found.value, `instance ${i}`).toBe(best);
    expect(found.optimal, `instance ${i}`).toBe(true);
    const copy = JSON.parse(JSON.stringify(found.certificate));
    expect(checkPassageCertificate(instance, budget, k, copy, terms).reasons, `instance ${i}`).toEqual([]);
    expect(checkPassageCertificate(instance, budget, k, copy).valid, `instance ${i}`).toBe(false);
  }
  expect(seen.planned).toBeGreaterThan(150);
  expect(seen.infeasible).toBeGreaterThan(20);
  expect(seen.bound).toBeGreaterThan(80);
});

test('a conflict between a must-have pair and their separation is reported', () => {
  const instance = randomPassageInstance(seededRandom(3).next, { media: 4, persons: 10 });
  const found = selectUnits(instance, { budget: 1e6 }, { must: [0, 2], apart: [[0, 1, 2]] });
  if (found.status !== 'infeasible') throw new Error('expected a conflict');
  expect(found.conflict.constraints.map(({ kind }) => kind).sort()).toEqual([
    'apart',
    'mustHave',
    'mustHave',
  ]);
  expect(found.conflict.message).toContain('「媒体 0」「媒体 1」「媒体 2」只能选用一个');
});

test('terms that name a medium twice or one that does not exist are refused', () => {
  const instance = randomPassageInstance(seededRandom(3).next, { media: 4, persons: 10 });
  expect(() => selectUnits(instance, { budget: 9 }, { must: [1, 1] })).toThrow('must');
  expect(() => selectUnits(instance, { budget: 9 }, { apart: [[0, 4]] })).toThrow('apart');
});

test('close sets contain exactly the pairs that are nearer than the spacing', () => {
  const random = seededRandom(12).next;
  for (let i = 0; i < 40; i++) {
    const points = Array.from({ length: 25 }, () => wgs84(114 + 0.02 * random(), 22.5 + 0.02 * random()));
    const spacing = 100 + 600 * random();
    const inSet = new Set<string>();
    for (const set of closeSets(points, spacing)) {
      expect(set.length).toBeGreaterThan(1);
      for (const a of set) for (const b of set) if (a < b) inSet.add(`${a},${b}`);
    }
    const near = new Set<string>();
    points.forEach((p, a) =>
      points.forEach((q, b) => {
        if (a < b && distanceMeters(p, q) < spacing) near.add(`${a},${b}`);
      }),
    );
    expect([...inSet].sort()).toEqual([...near].sort());
  }
});

test('three mutually related units form one set', () => {
  const related = [new Set([1, 2]), new Set([0, 2]), new Set([0, 1, 3]), new Set([2])];
  expect(cliquesOf(related)).toEqual([
    [0, 1, 2],
    [2, 3],
  ]);
});
