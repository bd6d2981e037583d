import { expect, test } from 'vitest';
import { emptyDraft } from './brief-draft.ts';
import { draftDifferences } from './draft-differences.ts';

const names = { cityName: (code: string) => `城${code}`, labelName: (id: number) => `签${id}` };

test('only the fields that read differently are listed', () => {
  const mine = { ...emptyDraft, name: '甲', cityCodes: ['440300'], budgetFen: 300_000_000 };
  const theirs = {
    ...mine,
    name: '乙',
    budgetFen: null,
    targetAudience: {
      groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [1] }] }],
    },
  };
  expect(draftDifferences(mine, theirs, names)).toEqual([
    { label: '方案名称', mine: '甲', theirs: '乙' },
    { label: '预算', mine: '¥300.00 万', theirs: '—' },
    { label: '目标人群', mine: '全体人群', theirs: '签1' },
  ]);
  expect(draftDifferences(mine, { ...mine }, names)).toEqual([]);
});
