import { expect, test } from 'vitest';
import {
  briefOf,
  checkBrief,
  draftOf,
  emptyDraft,
  parseStoredDraft,
  type BriefDraft,
} from './brief-draft.ts';

const today = '2026-11-21';
const complete: BriefDraft = {
  ...emptyDraft,
  name: '秋季通勤',
  brandId: 'b-0001',
  brandName: '星河汽车',
  goal: 'brand',
  cityCodes: ['440300'],
  startDate: '2026-12-01',
  weeks: 8,
  budgetFen: 300_000_000,
};

const messages = (draft: BriefDraft) =>
  checkBrief(draft, today).map(({ field, message }) => `${field}: ${message}`);

test('a complete draft is a brief and comes back unchanged', () => {
  expect(messages(complete)).toEqual([]);
  const brief = briefOf(complete);
  expect(brief).toMatchObject({ kind: 'bus', brandId: 'b-0001', budgetFen: 300_000_000, fences: [] });
  expect(draftOf(brief!, '星河汽车')).toEqual(complete);
});

test('an empty draft names every field that is wanted, in the order of the form', () => {
  expect(messages({ ...emptyDraft, weeks: null })).toEqual([
    'name: 请填写方案名称',
    'brandId: 请选择品牌',
    'goal: 请选择营销目标',
    'cityCodes: 请选择城市',
    'startDate: 请填写开始日期',
    'weeks: 请填写投放周数',
    'budgetFen: 请填写预算（万元，大于 0）',
  ]);
  expect(briefOf(emptyDraft)).toBeUndefined();
});

test.each([
  [{ name: 'x'.repeat(61) }, 'name: 方案名称不超过 60 字'],
  [{ startDate: '2026-02-30' }, 'startDate: 没有这一天，请检查日期'],
  [{ startDate: '12月1日' }, 'startDate: 日期格式须为 YYYY-MM-DD'],
  [{ startDate: '2026-11-20' }, 'startDate: 开始日期不能早于今天'],
  [{ weeks: 0 }, 'weeks: 至少 1 周'],
  [{ weeks: 53 }, 'weeks: 最多 52 周'],
  [{ budgetFen: 0 }, 'budgetFen: 预算须大于 0'],
  [
    { cityCodes: Array.from({ length: 11 }, (_, at) => String(440_100 + at)) },
    'cityCodes: 最多选择 10 个城市',
  ],
])('%j is refused', (change, message) => {
  expect(messages({ ...complete, ...change })).toEqual([message]);
});

test('a day in the past keeps a draft from nothing but being submitted', () => {
  expect(briefOf({ ...complete, startDate: '2026-01-01' })).toBeDefined();
});

test('stored drafts of any shape are read', () => {
  expect(parseStoredDraft('x')).toBeUndefined();
  expect(parseStoredDraft(JSON.parse(JSON.stringify(complete)))).toEqual(complete);
  expect(parseStoredDraft({ name: 3, cityCodes: ['x', '440300'], goal: 'fly', weeks: 'y' })).toEqual({
    ...emptyDraft,
    cityCodes: ['440300'],
    weeks: null,
  });
});
