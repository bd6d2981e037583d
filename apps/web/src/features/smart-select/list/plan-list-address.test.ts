import { listPlans } from '@ooh/contract/ai-option-mode/list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listInputOf, planList } from './plan-list-address.ts';

test('an address says what to ask', () => {
  const address = planList.parse({
    q: ' 通勤 ',
    kinds: 'ta,bus,fly',
    states: 'ready',
    city: 440_300,
    sort: '-budgetFen',
    page: '3',
    size: 50,
  });
  expect(listInputOf(address)).toEqual({
    keyword: '通勤',
    kinds: ['bus', 'ta'],
    states: ['ready'],
    cityCode: '440300',
    sortBy: 'budgetFen',
    order: 'desc',
    pageNo: 3,
    pageSize: 50,
  });
  expect(planList.countFilters(address)).toBe(4);
});

test('an empty address asks for the latest plans first', () => {
  expect(listInputOf(planList.parse({}))).toMatchObject({
    sortBy: 'updatedAt',
    order: 'desc',
    pageNo: 1,
  });
  expect(planList.countFilters({})).toBe(0);
});

test('whatever the address holds, the contract accepts the question', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(undefined),
    fc.array(fc.string()),
    fc.boolean(),
  );
  const search = fc.record({
    q: anything,
    kinds: anything,
    states: anything,
    brand: anything,
    city: anything,
    sort: anything,
    page: anything,
    size: anything,
  });
  fc.assert(
    fc.property(search, (values) => {
      const input = listInputOf(planList.parse(values));
      expect(listPlans.input.safeParse(input).success).toBe(true);
    }),
  );
});

test('a change of filter leads to the first page; clearing keeps the order', () => {
  const address = { q: '通勤', page: 4, sort: 'name', size: 50 };
  expect(planList.filtered(address, { states: 'draft' })).toEqual({
    q: '通勤',
    states: 'draft',
    sort: 'name',
    size: 50,
    page: undefined,
  });
  expect(planList.cleared(address)).toEqual({ sort: 'name', size: 50 });
});
