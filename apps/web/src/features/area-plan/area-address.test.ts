import { expect, test } from 'vitest';
import { parseAreaAddress, vacancyList } from './area-address.ts';

test('what an address does not say, or says wrongly, is absent', () => {
  expect(parseAreaAddress({})).toEqual({});
  const good = {
    planId: 'p-1',
    area: 'f1',
    q: ' 车站 ',
    medium: '2',
    position: 'a-7',
    chosen: 'true',
    page: 3,
  };
  expect(parseAreaAddress(good)).toEqual({ ...good, q: '车站', medium: 2, chosen: true });
  expect(parseAreaAddress({ planId: "' or 1=1", medium: -1, page: 'x', chosen: 'no', q: '' })).toEqual({});
});

test('the filters of vacancies are counted, and cleared they leave the plan and the page size', () => {
  const address = parseAreaAddress({ planId: 'p-1', area: 'a', q: 'x', chosen: true, page: 3, size: 50 });
  expect(vacancyList.countFilters(address)).toBe(3);
  expect(vacancyList.cleared(address)).toEqual({ planId: 'p-1', size: 50 });
});
