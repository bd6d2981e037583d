import type { LabelJoin, TargetAudience } from '@ooh/contract/domain/target-audience';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audienceMask } from './audience-mask.ts';
import { labelBitsOf, maskOfLabel } from './label-bits.ts';

/** Persons as plain sets of labels. */
function bitsOf(people: number[][]) {
  const start = [0];
  for (const labels of people) start.push(start.at(-1)! + labels.length);
  return labelBitsOf(people.length, start, people.flat());
}

function holds(person: Set<number>, audience: TargetAudience): boolean {
  const joined = (sum: boolean, how: LabelJoin, part: boolean) =>
    how === 'and' ? sum && part : how === 'or' ? sum || part : sum && !part;
  const read = (items: { join: LabelJoin; value: boolean }[]) =>
    items.slice(1).reduce((sum, item) => joined(sum, item.join, item.value), items[0].value);
  if (audience.groups.length === 0) return true;
  return read(
    audience.groups.map((group) => ({
      join: group.join,
      value: read(
        group.conditions.map((c) => ({ join: c.join, value: c.labelIds.some((id) => person.has(id)) })),
      ),
    })),
  );
}

test('「25–35岁 且 女性 差 学生」 over four people', () => {
  const [age, female, student] = [113, 102, 135];
  const labels = bitsOf([[age, female], [age], [female, age, student], []]);
  const conditions = [
    { join: 'and' as const, labelIds: [age] },
    { join: 'and' as const, labelIds: [female] },
    { join: 'minus' as const, labelIds: [student] },
  ];
  expect([...audienceMask(labels, { groups: [{ join: 'and', conditions }] })]).toEqual([1, 0, 0, 0]);
  expect([...audienceMask(labels, { groups: [] })]).toEqual([1, 1, 1, 1]);
  expect([...maskOfLabel(labels, female)]).toEqual([1, 0, 1, 0]);
});

test('a pack is its persons, narrowed by a rule; one without its persons is refused', () => {
  const female = 102;
  const labels = bitsOf([[female], [], [female], [female]]);
  const pack = { groups: [], packId: 'one', members: Uint8Array.of(0b0110) };
  expect([...audienceMask(labels, pack)]).toEqual([0, 1, 1, 0]);
  const conditions = [{ join: 'and' as const, labelIds: [female] }];
  expect([...audienceMask(labels, { ...pack, groups: [{ join: 'and', conditions }] })]).toEqual([0, 0, 1, 0]);
  expect(() => audienceMask(labels, { groups: [], packId: 'one' })).toThrow('without its persons');
});

test('every rule selects whom a person-by-person reading selects', () => {
  const how = fc.constantFrom<LabelJoin>('and', 'or', 'minus');
  const labelId = fc.integer({ min: 1, max: 6 });
  const condition = fc.record({ join: how, labelIds: fc.array(labelId, { minLength: 1, maxLength: 3 }) });
  const group = fc.record({ join: how, conditions: fc.array(condition, { minLength: 1, maxLength: 4 }) });
  const audience = fc.record({ groups: fc.array(group, { maxLength: 5 }) });
  const people = fc.array(fc.uniqueArray(labelId, { maxLength: 6 }), { maxLength: 40 });
  fc.assert(
    fc.property(people, audience, (persons, rule) => {
      const expected = persons.map((labels) => Number(holds(new Set(labels), rule)));
      expect([...audienceMask(bitsOf(persons), rule)]).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
