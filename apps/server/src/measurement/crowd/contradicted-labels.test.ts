import { crowdLabels } from '@ooh/reference/labels';
import type { PackRule } from '@ooh/contract/domain/crowd-pack';
import type { LabelJoin, TargetAudience } from '@ooh/contract/domain/target-audience';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audienceMask } from '../engine/audience-mask.ts';
import { labelBitsOf } from '../engine/label-bits.ts';
import { contradictedLabels } from './contradicted-labels.ts';

const [man, woman, student, parent] = [101, 102, 135, 311];
const labelsPart = (targetAudience: TargetAudience, join: LabelJoin = 'and'): PackRule['parts'][number] => ({
  kind: 'labels',
  join,
  targetAudience,
});
const rule = (...conditions: [LabelJoin, number[]][]): TargetAudience => ({
  groups: [{ join: 'and', conditions: conditions.map(([join, labelIds]) => ({ join, labelIds })) }],
});
const contradictedBy = (audience: TargetAudience) => [...contradictedLabels([labelsPart(audience)])];

test('an audience of women excludes men, and all people exclude nothing', () => {
  expect(contradictedBy(rule(['and', [woman]]))).toEqual([man]);
  expect(contradictedBy({ groups: [] })).toEqual([]);
  expect(contradictedBy(rule(['and', [man, woman]]))).toEqual([]);
});

test('excluded labels are ruled out; a label of a non-exclusive dimension rules out none', () => {
  expect(contradictedBy(rule(['and', [woman]], ['minus', [student]]))).toEqual([man, student]);
  expect(contradictedBy(rule(['and', [parent]]))).toEqual([]);
  expect(contradictedBy(rule(['and', [woman]], ['or', [student]]))).toEqual([]);
});

test('a condition of another kind may narrow or widen an audience', () => {
  const uploaded = (join: LabelJoin) => ({ kind: 'upload' as const, join, uploadId: 'u-1' });
  const women = labelsPart(rule(['and', [woman]]));
  expect([...contradictedLabels([women, uploaded('and')])]).toEqual([man]);
  expect([...contradictedLabels([women, uploaded('or')])]).toEqual([]);
});

test('nobody selected by a rule has a label that it rules out', () => {
  const dimensions = crowdLabels.flatMap((category) => category.dimensions).slice(0, 3);
  const person = fc
    .tuple(...dimensions.map(({ labels }) => fc.constantFrom(...labels.map(({ labelId }) => labelId))))
    .map((ids) => ids.toSorted((a, b) => a - b));
  const join = fc.constantFrom<LabelJoin>('and', 'or', 'minus');
  const labelId = fc.constantFrom(
    ...dimensions.flatMap(({ labels }) => labels.map((label) => label.labelId)),
  );
  const condition = fc.record({ join, labelIds: fc.array(labelId, { minLength: 1, maxLength: 3 }) });
  const group = fc.record({ join, conditions: fc.array(condition, { minLength: 1, maxLength: 3 }) });
  const audience = fc.record({ groups: fc.array(group, { maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 40 }), audience, (people, asked) => {
      const start = [0];
      for (const labels of people) start.push(start.at(-1)! + labels.length);
      const mask = audienceMask(labelBitsOf(people.length, start, people.flat()), asked);
      const contradicted = contradictedLabels([labelsPart(asked)]);
      const carried = people.filter((_, index) => mask[index] === 1).flat();
      expect(carried.filter((id) => contradicted.has(id))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
