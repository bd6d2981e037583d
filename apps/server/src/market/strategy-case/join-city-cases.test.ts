import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CaseMix } from './case-store.ts';
import { joinCity, type CityCase } from './join-city-cases.ts';

const mix = fc
  .uniqueArray(
    fc.record({
      mediumId: fc.integer({ min: 1, max: 4 }),
      formId: fc.integer({ min: 1, max: 2 }),
      units: fc.integer({ min: 1, max: 100 }),
      days: fc.integer({ min: 1, max: 90 }),
      rateCardFen: fc.integer({ min: 0, max: 1e9 }),
      netFen: fc.integer({ min: 0, max: 1e9 }),
    }),
    { minLength: 1, maxLength: 5, selector: ({ mediumId, formId }) => `${mediumId}:${formId}` },
  )
  .map((rows): CaseMix[] => rows);

const part = (cityCode: string, own: readonly CaseMix[]): CityCase => ({
  caseId: `case-${cityCode}`,
  orderId: 'o-1',
  title: '星河汽车 · 新品上市',
  brandName: '星河汽车',
  industry: '汽车',
  goal: '新品上市',
  startDate: '2026-03-01',
  endDate: '2026-03-28',
  background: '一',
  insight: '二',
  approach: '三',
  lesson: '四',
  cityCode,
  isSample: true,
  hasEffect: false,
  mix: own,
});

const sum = (rows: readonly CaseMix[], field: 'netFen' | 'rateCardFen' | 'units') =>
  rows.reduce((total, row) => total + row[field], 0);

test('a case of several cities has what its cities have together, the largest first', () => {
  fc.assert(
    fc.property(mix, mix, (a, b) => {
      const joined = joinCity([part('440300', a), part('310100', b)]);
      for (const field of ['netFen', 'rateCardFen', 'units'] as const)
        expect(sum(joined.mix, field)).toBe(sum(a, field) + sum(b, field));
      const forms = joined.mix.map(({ mediumId, formId }) => `${mediumId}:${formId}`);
      expect(new Set(forms).size).toBe(forms.length);
      expect(joined.cities[0].netFen).toBeGreaterThanOrEqual(joined.cities[1].netFen);
      expect(joined.title).toBe('星河汽车 · 2 城新品上市');
    }),
  );
});

test('a case of one city is told as it is stored', () => {
  const [own] = fc.sample(mix, 1);
  expect(joinCity([part('440300', own)])).toMatchObject({
    title: '星河汽车 · 新品上市',
    background: '一',
    mix: own,
  });
});
