import { expect, test } from 'vitest';
import { filterOf, inventoryList } from './inventory-address.ts';

test('an address is read as far as it is understood', () => {
  expect(
    inventoryList.parse({
      city: 440300,
      medium: '3',
      level: 'A+',
      q: 42,
      from: '2027-03-01',
      to: '2027-03-28',
      free: 'true',
      page: '2',
    }),
  ).toMatchObject({
    city: '440300',
    medium: 3,
    level: 'A+',
    q: '42',
    from: '2027-03-01',
    to: '2027-03-28',
    free: true,
    page: 2,
  });
  const odd = inventoryList.parse({
    city: 'x',
    medium: -1,
    level: 'Z',
    q: ' ',
    from: '2027-03-28',
    to: '2027-03-01',
    page: 0,
  });
  expect(Object.values(odd).filter((value) => value !== undefined)).toEqual([]);
});

test('a period is asked for whole or not at all', () => {
  expect(inventoryList.parse({ from: '2027-03-01' }).from).toBeUndefined();
  expect(filterOf('440300', { medium: 3, free: true })).toEqual({
    cityCode: '440300',
    mediumId: 3,
    keyword: '',
    availability: 'free',
  });
  expect(filterOf('440300', { from: '2027-03-01', to: '2027-03-02' })).toMatchObject({
    startDate: '2027-03-01',
    endDate: '2027-03-02',
  });
});
