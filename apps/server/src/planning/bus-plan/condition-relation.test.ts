import type { BusRelation } from '@ooh/contract/domain/bus-condition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { satisfiesFilter } from './condition-relation.ts';

const ids = ['a', 'b', 'c'];
const conditions = ids.map((conditionId) => ({ conditionId }));
const leaf = (conditionId: string, not = false) => ({ conditionId, not });
const group = (op: 'and' | 'or', items: BusRelation['items'], not = false): BusRelation => ({
  op,
  not,
  items,
});
const met = (names: string) => (id: string) => names.includes(id);

test('without a relation every condition must hold', () => {
  expect(satisfiesFilter(conditions, null, met('abc'))).toBe(true);
  expect(satisfiesFilter(conditions, null, met('ab'))).toBe(false);
  expect(satisfiesFilter([], null, met(''))).toBe(true);
});

test('(a 或 b) 且 非 c', () => {
  const relation = group('and', [group('or', [leaf('a'), leaf('b')]), leaf('c', true)]);
  expect(
    ['a', 'b', 'ab', 'c', 'ac', ''].map((names) => satisfiesFilter(conditions, relation, met(names))),
  ).toEqual([true, true, true, false, false, false]);
});

test('a condition outside the relation still counts, an unknown one does not', () => {
  const relation = group('or', [leaf('a'), leaf('gone')]);
  expect(satisfiesFilter(conditions, relation, met('abc'))).toBe(true);
  expect(satisfiesFilter(conditions, relation, met('ab'))).toBe(false);
  expect(satisfiesFilter([{ conditionId: 'a' }], group('or', [leaf('gone')]), met('a'))).toBe(true);
});

test('equals the formula written out as JavaScript', () => {
  const tree = fc.letrec<{ node: BusRelation | ReturnType<typeof leaf> }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ conditionId: fc.constantFrom(...ids), not: fc.boolean() }),
      fc.record({
        op: fc.constantFrom('and' as const, 'or' as const),
        not: fc.boolean(),
        items: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  })).node;
  const formula = (item: BusRelation | ReturnType<typeof leaf>): string =>
    'conditionId' in item
      ? `${item.not ? '!' : ''}met('${item.conditionId}')`
      : `${item.not ? '!' : ''}(${item.items.map(formula).join(item.op === 'and' ? '&&' : '||')})`;
  fc.assert(
    fc.property(tree, fc.subarray(ids), (node, names) => {
      const holds = met(names.join(''));
      const relation = group('and', [node, ...ids.map((id) => group('or', [leaf(id), leaf(id, true)]))]);
      // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the second implementation is the language itself
      const expected = new Function('met', `return ${formula(node)}`)(holds) as boolean;
      expect(satisfiesFilter(conditions, relation, holds)).toBe(expected);
    }),
  );
});
