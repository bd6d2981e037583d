import { expect, test } from 'vitest';
import { findFeasible, type Conflict } from './infeasible.ts';
import type { RateMedium, RateProblem } from './rate-problem.ts';
import { seededRandom } from '@ooh/measurement/random';
import { exhaustiveRates, keepsConstraints } from './testing/exact.ts';
import { randomRateInstance } from './testing/random-instance.ts';

const line = (terms: Partial<RateMedium> = {}): RateMedium => ({
  days: 30,
  pricePerVehicleFen: 100_000,
  maxVehicles: 5,
  ...terms,
});
const problem = (media: RateMedium[], rest: Partial<RateProblem> = {}): RateProblem => ({
  media,
  budgetFen: 1_000_000,
  objective: { kind: 'reach', k: 1 },
  ...rest,
});

function conflictOf(given: RateProblem): Conflict {
  const found = findFeasible(given, (m) => `M${m}路`);
  if (found.status !== 'conflict') throw new Error(`expected a conflict, got ${found.status}`);
  return found.conflict;
}
const kinds = (given: RateProblem) =>
  conflictOf(given)
    .constraints.map((c) => [c.kind, c.medium ?? c.group].filter((x) => x !== undefined).join(' '))
    .sort();

test('reports a must-have that exceeds the budget', () => {
  const given = problem([line({ mustHaveVehicles: 4 }), line()], { budgetFen: 300_000 });
  expect(kinds(given)).toEqual(['budget', 'mustHave 0']);
  expect(conflictOf(given).message).toContain('M0路');
  expect(conflictOf(given).message).toContain('至少需要 ¥4,000');
});

test('reports only the must-haves in conflict', () => {
  const media = [line({ mustHaveVehicles: 5 }), line({ mustHaveVehicles: 1, pricePerVehicleFen: 1 }), line()];
  expect(kinds(problem(media, { budgetFen: 400_000 }))).toEqual(['budget', 'mustHave 0']);
});

test('reports a must-have that is unavailable, excluded, or below the minimum number', () => {
  expect(kinds(problem([line({ mustHaveVehicles: 6 })]))).toEqual(['availability 0', 'mustHave 0']);
  expect(kinds(problem([line({ mustHaveVehicles: 1, excluded: true })]))).toEqual([
    'excluded 0',
    'mustHave 0',
  ]);
  expect(kinds(problem([line({ mustHaveVehicles: 1, minVehicles: 6 })]))).toEqual([
    'availability 0',
    'lineMinimum',
    'mustHave 0',
  ]);
});

test('reports quotas in conflict with budget, availability, exclusions and line counts', () => {
  const five = [line(), line(), line(), line(), line()];
  const group = (limits: object) => ({ groups: [{ name: 'A级', media: [0, 1, 2], ...limits }] });
  expect(kinds(problem(five, group({ minVehicles: 16 })))).toEqual(['groupMinVehicles 0']);
  expect(kinds(problem(five, { ...group({ minVehicles: 4 }), budgetFen: 399_999 }))).toEqual([
    'budget',
    'groupMinVehicles 0',
  ]);
  expect(kinds(problem(five, group({ minLines: 3, budgetFen: 250_000 })))).toEqual([
    'groupBudget 0',
    'groupMinLines 0',
  ]);
  expect(kinds(problem(five, { ...group({ minLines: 3 }), maxLines: 2 }))).toEqual([
    'groupMinLines 0',
    'maxLines',
  ]);
  const barred = five.map((terms, m) => (m < 2 ? { ...terms, excluded: true } : terms));
  expect(kinds(problem(barred, group({ minLines: 2 })))).toEqual(['excludedOthers', 'groupMinLines 0']);
  const must = five.map((terms, m) => (m < 2 ? { ...terms, mustHaveVehicles: 2 } : terms));
  expect(kinds(problem(must, group({ maxVehicles: 3 })))).toEqual([
    'groupMaxVehicles 0',
    'mustHave 0',
    'mustHave 1',
  ]);
});

test('is feasible exactly when a plan exists, and conflicts are minimal, on random problems', () => {
  const random = seededRandom(31).next;
  let conflicts = 0;
  for (let i = 0; i < 600; i++) {
    const { store, problem: given } = randomRateInstance(random, { media: 4, persons: 3, vehicles: 3 });
    const exists = exhaustiveRates(store, given) !== null;
    const found = findFeasible(given);
    expect(found.status, `problem ${i}`).toBe(exists ? 'feasible' : 'conflict');
    if (found.status === 'feasible') {
      expect(keepsConstraints(given, [...found.vehicles]), `problem ${i}`).toBe(true);
      continue;
    }
    if (found.status !== 'conflict') continue;
    conflicts++;
    // Dropping any one of the set together with all unreported constraints leaves a plan.
    const named = found.conflict.constraints;
    const has = (kind: string, at?: number) =>
      named.some((c) => c.kind === kind && (c.medium ?? c.group ?? c.set) === at);
    for (const dropped of named) {
      const keep = (kind: string, at?: number) =>
        has(kind, at) && !(dropped.kind === kind && (dropped.medium ?? dropped.group ?? dropped.set) === at);
      const weaker: RateProblem = {
        ...given,
        budgetFen: keep('budget') ? given.budgetFen : 1e12,
        minLines: keep('minLines') ? given.minLines : undefined,
        maxLines: keep('maxLines') ? given.maxLines : undefined,
        apart: given.apart?.map((set, at) => (keep('apart', at) ? set : [])),
        groups: given.groups?.map((g, at) => ({
          name: g.name,
          media: g.media,
          budgetFen: keep('groupBudget', at) ? g.budgetFen : undefined,
          minLines: keep('groupMinLines', at) ? g.minLines : undefined,
          maxLines: keep('groupMaxLines', at) ? g.maxLines : undefined,
          minVehicles: keep('groupMinVehicles', at) ? g.minVehicles : undefined,
          maxVehicles: keep('groupMaxVehicles', at) ? g.maxVehicles : undefined,
        })),
        media: given.media.map((terms, m) => {
          const must = keep('mustHave', m) ? terms.mustHaveVehicles : undefined;
          const barred = terms.mustHaveVehicles ? keep('excluded', m) : keep('excludedOthers');
          return {
            ...terms,
            mustHaveVehicles: must,
            excluded: terms.excluded && barred,
            minVehicles: keep('lineMinimum') ? terms.minVehicles : undefined,
            maxVehicles: terms.mustHaveVehicles && !keep('availability', m) ? 6 : terms.maxVehicles,
          };
        }),
      };
      expect(exhaustiveRates(store, weaker), `problem ${i} without ${dropped.kind}`).not.toBeNull();
    }
  }
  expect(conflicts).toBeGreaterThan(40);
});
