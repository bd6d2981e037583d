import { expect, test } from 'vitest';
import { emptyDraft, ruleOfDraft } from './crowd-rule.ts';

const draft = { ...emptyDraft('o-1', '星河汽车'), leastContacts: 3 };

test('people reached by any of the orders, and those of them who come near one of its media', () => {
  const near = { ...draft, ids: ['o-1', 'o-2'], isNear: true };
  expect(ruleOfDraft(near).parts.map(({ kind, join }) => [kind, join])).toEqual([
    ['exposure', 'or'],
    ['exposure', 'or'],
    ['near', 'and'],
  ]);
  expect(ruleOfDraft(near).parts[2]).toMatchObject({ orderIds: ['o-1', 'o-2'] });
});

test('plans have no places of their own here', () => {
  expect(ruleOfDraft({ ...draft, of: 'plan', isNear: true }).parts).toEqual([
    { kind: 'exposure', join: 'or', of: 'plan', id: 'o-1', leastContacts: 3, leastChance: 0.5 },
  ]);
});
