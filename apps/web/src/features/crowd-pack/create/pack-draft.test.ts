import { packRule } from '@ooh/contract/domain/crowd-pack';
import { expect, test } from 'vitest';
import { addPart, changePart, firstDraft, missingInDraft, removePart, ruleOfDraft } from './pack-draft.ts';

test('an address with packs is their combination, one with a label its people, any other an empty rule', () => {
  expect(ruleOfDraft(firstDraft({ packs: 'a,b', join: 'minus' }))).toEqual({
    parts: [
      { kind: 'pack', join: 'minus', packId: 'a' },
      { kind: 'pack', join: 'minus', packId: 'b' },
    ],
  });
  const ofLabel = ruleOfDraft(firstDraft({ label: '511', city: '440300' }));
  expect(packRule.parse(ofLabel)).toEqual(ofLabel);
  // Those of an audience who carry a label besides.
  expect(ruleOfDraft(firstDraft({ ta: '102-103', label: '511', city: '440300' }))?.parts).toMatchObject([
    { kind: 'labels', targetAudience: { groups: [{ conditions: [{ labelIds: [102, 103] }] }] } },
    { kind: 'labels', join: 'and', targetAudience: { groups: [{ conditions: [{ labelIds: [511] }] }] } },
  ]);
  expect(firstDraft({ label: '<b>' }).parts).toHaveLength(1);
  expect(ruleOfDraft(firstDraft({}))).toBeNull();
});

test('a condition that is not whole is named and is no part of the rule', () => {
  const named = { ...firstDraft({ packs: 'a', city: '440300' }), name: '组合' };
  const draft = addPart(addPart(named, 'place'), 'exposure');
  expect(missingInDraft(draft)).toEqual(['条件 2：请至少选择一类地点', '条件 3：请选择方案或订单']);
  expect(ruleOfDraft(draft)?.parts).toHaveLength(1);
  const [, place, exposure] = draft.parts;
  if (place.part.kind !== 'place') throw new Error('no place');
  const filled = changePart(draft, place.key, { ...place.part, aoiTypes: ['商场'] });
  expect(missingInDraft(removePart(filled, exposure.key))).toEqual([]);
  expect(packRule.safeParse(ruleOfDraft(filled)).success).toBe(true);
});

test('a rule has at most ten conditions', () => {
  let draft = firstDraft({});
  for (let n = 0; n < 20; n++) draft = addPart(draft, 'pack');
  expect(draft.parts).toHaveLength(10);
  expect(new Set(draft.parts.map(({ key }) => key)).size).toBe(10);
});
