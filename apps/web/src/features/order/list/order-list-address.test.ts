import { expect, test } from 'vitest';
import { listInputOf, orderList } from './order-list-address.ts';

test('an address of any shape is read, and what is not understood is absent', () => {
  const read = orderList.parse({
    q: 2611,
    states: 'running,no-such,draft',
    modes: 'man-land',
    sources: ['tender'],
    city: '44030',
    medium: '3',
    from: '2026-12-01',
    to: '2026-11-01',
    sort: '-netFen',
    page: 0,
    view: 'gantt',
  });
  expect(read).toMatchObject({
    q: '2611',
    states: 'draft,running',
    modes: 'man-land',
    medium: 3,
    sort: '-netFen',
  });
  for (const key of ['sources', 'city', 'from', 'to', 'page', 'view'] as const)
    expect(read[key]).toBeUndefined();
});

test('the question of an address: nothing asked for is not sent', () => {
  expect(listInputOf({})).toEqual({
    keyword: '',
    states: [],
    sources: [],
    modes: [],
    sortBy: 'updatedAt',
    ascending: false,
    pageNo: 1,
    pageSize: 20,
  });
  expect(
    listInputOf({ city: '440300', from: '2026-12-01', to: '2026-12-31', sort: 'name', page: 4, size: 50 }),
  ).toMatchObject({
    cityCode: '440300',
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    sortBy: 'name',
    ascending: true,
    pageNo: 4,
    pageSize: 50,
  });
});

test('a board shows one large page whatever page the table was on', () => {
  expect(listInputOf({ view: 'board', page: 7, size: 10 })).toMatchObject({ pageNo: 1, pageSize: 200 });
});

test('filters are counted, cleared and lead to the first page', () => {
  const address = {
    q: 'a',
    from: '2026-12-01',
    to: '2026-12-02',
    sort: 'name',
    page: 3,
    view: 'board' as const,
  };
  expect(orderList.countFilters(address)).toBe(2);
  expect(orderList.filtered(address, { city: '440300' }).page).toBeUndefined();
  expect(orderList.cleared(address)).toEqual({ sort: 'name', size: undefined, view: 'board' });
});
