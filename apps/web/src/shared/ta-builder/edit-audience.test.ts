import { targetAudience, type TargetAudience } from '@ooh/contract/domain/target-audience';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampPlace,
  joinCondition,
  joinGroup,
  labelsAt,
  removeCondition,
  removeGroup,
  toggleLabel,
} from './edit-audience.ts';

const everybody: TargetAudience = { groups: [] };
const at = (group: number, condition: number) => ({ group, condition });

test('labels start conditions and groups, and come out again', () => {
  const one = toggleLabel(everybody, at(0, 0), 113);
  const two = toggleLabel(one, at(0, 1), 102);
  const three = toggleLabel(two, at(0, 1), 131);
  const four = toggleLabel(three, at(1, 0), 134);
  expect(four.groups.map(({ conditions }) => conditions.map(({ labelIds }) => labelIds))).toEqual([
    [[113], [102, 131]],
    [[134]],
  ]);
  expect(labelsAt(four, at(0, 1))).toEqual([102, 131]);
  expect(labelsAt(four, at(3, 0))).toEqual([]);
  const back = toggleLabel(toggleLabel(four, at(1, 0), 134), at(0, 0), 113);
  expect(back.groups.map(({ conditions }) => conditions.map(({ labelIds }) => labelIds))).toEqual([
    [[102, 131]],
  ]);
});

test('joins are changed where they stand', () => {
  const rule = toggleLabel(toggleLabel(toggleLabel(everybody, at(0, 0), 1), at(0, 1), 2), at(1, 0), 3);
  expect(joinCondition(rule, at(0, 1), 'minus').groups[0]?.conditions[1]?.join).toBe('minus');
  expect(joinGroup(rule, 1, 'or').groups.map(({ join }) => join)).toEqual(['and', 'or']);
});

test('removing the last condition removes its group', () => {
  const rule = toggleLabel(toggleLabel(everybody, at(0, 0), 1), at(1, 0), 2);
  expect(removeCondition(rule, at(0, 0)).groups[0]?.conditions[0]?.labelIds).toEqual([2]);
  expect(removeGroup(removeGroup(rule, 1), 0)).toEqual(everybody);
});

test('a place falls back to what exists or can be started', () => {
  const rule = toggleLabel(everybody, at(0, 0), 1);
  expect(clampPlace(rule, at(4, 2))).toEqual({ group: 1, condition: 0 });
  expect(clampPlace(rule, at(0, 3))).toEqual({ group: 0, condition: 1 });
  expect(clampPlace(everybody, at(0, 0))).toEqual({ group: 0, condition: 0 });
});

const edit = fc.oneof(
  fc.record({
    kind: fc.constant('toggle'),
    group: fc.nat(6),
    condition: fc.nat(5),
    label: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('removeCondition'),
    group: fc.nat(6),
    condition: fc.nat(5),
    label: fc.constant(1),
  }),
  fc.record({
    kind: fc.constant('removeGroup'),
    group: fc.nat(6),
    condition: fc.constant(0),
    label: fc.constant(1),
  }),
);

test('any row of edits gives a rule that the contract accepts', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 60 }), (edits) => {
      let rule = everybody;
      for (const { kind, group, condition, label } of edits) {
        const place = { group, condition };
        if (kind === 'toggle') rule = toggleLabel(rule, place, label);
        else rule = kind === 'removeGroup' ? removeGroup(rule, group) : removeCondition(rule, place);
        expect(targetAudience.safeParse(rule).success).toBe(true);
      }
    }),
  );
});
