import { exampleDraft } from '@ooh/contract/domain/strategy-draft';
import { expect, test } from 'vitest';
import { contentOf, differingFilters, draftDifferences } from './draft-fields.ts';

test('a page differs from its draft only in filters that it has', () => {
  const page = { cityCodes: ['440300'], brandId: 'b-0002', mediumIds: undefined };
  expect(differingFilters(exampleDraft, page)).toEqual(['品牌']);
  const swapped = { ...exampleDraft, cityCodes: ['310100', '440300'] };
  expect(differingFilters(swapped, { cityCodes: ['440300', '310100'] })).toEqual([]);
});

test('a comparison names what differs, in words', () => {
  const theirs = { ...exampleDraft, weeks: 4, budgetFen: null };
  expect(draftDifferences(exampleDraft, theirs)).toEqual([
    { label: '投放', mine: '2027-03-01 · 8 周', theirs: '2027-03-01 · 4 周' },
    { label: '预算', mine: '300 万元', theirs: '未填写' },
  ]);
});

test('what is saved of a draft is its content alone', () => {
  expect(Object.keys(contentOf(exampleDraft))).not.toContain('evidence');
  expect(contentOf(exampleDraft)).toMatchObject({ brandId: 'b-0001', weeks: 8 });
});
