import { expect, test } from 'vitest';
import { effectList, listInputOf } from './effect-list-address.ts';

test('an address becomes the question that it asks', () => {
  const address = effectList.parse({
    q: '通勤',
    states: 'closed,running,draft',
    appraisal: 'waiting',
    from: '2026-11-01',
    to: '2026-11-30',
    sort: '-endDate',
    page: '3',
  });
  expect(listInputOf(address)).toEqual({
    keyword: '通勤',
    states: ['running', 'closed'],
    modes: [],
    appraisalStates: ['waiting'],
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    sortBy: 'endDate',
    order: 'desc',
    pageNo: 3,
    pageSize: 20,
  });
});

test('what is not understood counts as absent', () => {
  const address = effectList.parse({
    city: 'x',
    states: 'draft',
    from: '2026-12-02',
    to: '2026-12-01',
    sort: 'netFen',
    size: 5000,
  });
  expect(Object.values(address).every((value) => value === undefined)).toBe(true);
});

test('filters are counted, lead to the first page, and go without order and page size', () => {
  const address = { q: 'a', appraisal: 'computed', sort: 'name', size: 50, page: 3 };
  expect(effectList.countFilters(address)).toBe(2);
  expect(effectList.filtered(address, { city: '440300' })).toMatchObject({ city: '440300', page: undefined });
  expect(effectList.cleared(address)).toEqual({ sort: 'name', size: 50 });
});
