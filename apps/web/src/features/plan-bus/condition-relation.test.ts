import type { BusRelation } from '@ooh/contract/domain/bus-condition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dissolveGroup,
  groupWithNext,
  isGroup,
  itemAt,
  moveIntoPrevious,
  moveItem,
  moveOut,
  relationFor,
  setJoin,
  storedRelation,
  toggleNot,
  type RelationItem,
  type RelationPath,
} from './condition-relation.ts';
import { withCondition } from './with-condition.ts';
import { relationSentence } from './relation-sentence.ts';

const conditions = ['a', 'b', 'c', 'd'].map((conditionId) => ({ conditionId }));
const leaf = (conditionId: string, not = false) => ({ conditionId, not });
const group = (op: 'and' | 'or', items: RelationItem[], not = false): BusRelation => ({ op, not, items });
const all = relationFor(conditions, null);

/** Whether a line that satisfies exactly these conditions is let through. */
function holds(item: RelationItem, satisfied: ReadonlySet<string>): boolean {
  const inner = isGroup(item)
    ? item.items[item.op === 'and' ? 'every' : 'some']((child) => holds(child, satisfied))
    : satisfied.has(item.conditionId);
  return inner !== item.not;
}

function idsOf(item: RelationItem): string[] {
  return isGroup(item) ? item.items.flatMap(idsOf) : [item.conditionId];
}

test('without a relation all conditions hold, and that is stored as absence', () => {
  expect(all).toEqual(
    group(
      'and',
      conditions.map(({ conditionId }) => leaf(conditionId)),
    ),
  );
  expect(storedRelation(all)).toBeNull();
  expect(storedRelation(toggleNot(all, [0]))).not.toBeNull();
});

test('the sentence brackets what needs brackets', () => {
  const name = (id: string) => id.toUpperCase();
  const relation = group('or', [group('and', [leaf('a'), leaf('b', true)]), leaf('c')]);
  expect(relationSentence(relation, name)).toBe('(A 且 非 B) 或 C');
  expect(relationSentence(group('and', [leaf('a'), leaf('b')], true), name)).toBe('非 (A 且 B)');
  expect(relationSentence(group('and', [group('or', [leaf('a')])]), name)).toBe('A');
  expect(relationSentence(relationFor([], null), name)).toBe('全部线路');
});

test('a removed condition leaves, with the group that it empties; a new one is added as 且', () => {
  const relation = group('or', [group('and', [leaf('a'), leaf('b')]), group('and', [leaf('x')])]);
  const known = relationFor([{ conditionId: 'a' }, { conditionId: 'b' }], relation);
  expect(known).toEqual(group('or', [group('and', [leaf('a'), leaf('b')])]));
  const grown = relationFor(conditions.slice(0, 3), group('or', [leaf('a'), leaf('b')]));
  expect(grown).toEqual(group('and', [group('or', [leaf('a'), leaf('b')]), leaf('c')]));
});

test('grouping, ungrouping and moving', () => {
  const grouped = groupWithNext(all, [1]);
  expect(grouped).toEqual(group('and', [leaf('a'), group('or', [leaf('b'), leaf('c')]), leaf('d')]));
  expect(dissolveGroup(grouped, [1])).toEqual(all);
  expect(moveOut(grouped, [1, 0])).toEqual(
    group('and', [leaf('a'), group('or', [leaf('c')]), leaf('b'), leaf('d')]),
  );
  expect(moveIntoPrevious(grouped, [2])).toEqual(
    group('and', [leaf('a'), group('or', [leaf('b'), leaf('c'), leaf('d')])]),
  );
  expect(moveItem(all, [0], 1).items.map((item) => idsOf(item)[0])).toEqual(['b', 'a', 'c', 'd']);
  expect(setJoin(all, [], 'or').op).toBe('or');
  expect(itemAt(grouped, [1, 1])).toEqual(leaf('c'));
  expect(itemAt(grouped, [0, 1])).toBeUndefined();
});

test('what cannot be done changes nothing', () => {
  expect(moveItem(all, [0], -1)).toBe(all);
  expect(moveItem(all, [3], 1)).toBe(all);
  expect(groupWithNext(all, [3])).toBe(all);
  expect(dissolveGroup(all, [0])).toBe(all);
  expect(dissolveGroup(all, [])).toBe(all);
  expect(moveOut(all, [0])).toBe(all);
  expect(moveIntoPrevious(all, [1])).toBe(all);
  const negated = group('and', [group('or', [leaf('a'), leaf('b')], true), leaf('c')]);
  expect(dissolveGroup(negated, [0])).toBe(negated);
});

test('a filter follows its conditions', () => {
  const condition = {
    kind: 'mainRoad' as const,
    conditionId: 'a',
    name: '',
    roadIds: ['r'],
    minOverlapMeters: 1000,
  };
  const added = withCondition({ conditions: [], relation: null }, 'a', condition);
  expect(added).toEqual({ conditions: [condition], relation: null });
  const changed = withCondition(added, 'a', { ...condition, minOverlapMeters: 5 });
  expect(changed.conditions).toHaveLength(1);
  const related = { ...changed, relation: group('and', [leaf('a', true)]) };
  expect(withCondition(related, 'a', null)).toEqual({ conditions: [], relation: null });
  expect(withCondition(added, 'zzz', null).conditions).toEqual([condition]);
});

const names = ['a', 'b', 'c', 'd', 'e'];
const relations: fc.Arbitrary<BusRelation> = fc.letrec<{ item: RelationItem; group: BusRelation }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ conditionId: fc.constantFrom(...names), not: fc.boolean() }),
    tie('group'),
  ),
  group: fc.record({
    op: fc.constantFrom('and' as const, 'or' as const),
    not: fc.boolean(),
    items: fc.array(tie('item'), { minLength: 1, maxLength: 4 }),
  }),
})).group;

test('every move keeps the conditions, and no empty group comes to be', () => {
  const path: fc.Arbitrary<RelationPath> = fc.array(fc.nat(3), { maxLength: 3 });
  const moves = [
    groupWithNext,
    dissolveGroup,
    moveOut,
    moveIntoPrevious,
    toggleNot,
    (relation: BusRelation, at: RelationPath) => moveItem(relation, at, 1),
    (relation: BusRelation, at: RelationPath) => setJoin(relation, at, 'or'),
  ];
  const hasNoEmptyGroup = (item: RelationItem): boolean =>
    !isGroup(item) || (item.items.length > 0 && item.items.every(hasNoEmptyGroup));
  fc.assert(
    fc.property(relations, path, fc.constantFrom(...moves), (relation, at, move) => {
      const moved = move(relation, at);
      expect(idsOf(moved).sort()).toEqual(idsOf(relation).sort());
      expect(hasNoEmptyGroup(moved)).toBe(true);
    }),
  );
});

test('completing a relation that misses no condition keeps its meaning; a missing one must hold besides', () => {
  fc.assert(
    fc.property(relations, fc.subarray(names), (relation, satisfied) => {
      const known = names.map((conditionId) => ({ conditionId }));
      const placed = new Set(idsOf(relation));
      const completed = relationFor(known, relation);
      const lines = new Set(satisfied);
      const missing = names.filter((name) => !placed.has(name));
      expect(holds(completed, lines)).toBe(
        holds(relation, lines) && missing.every((name) => lines.has(name)),
      );
    }),
  );
});
