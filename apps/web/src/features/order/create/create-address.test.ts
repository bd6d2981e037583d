import { expect, test } from 'vitest';
import { parseCreateAddress } from './create-address.ts';

test('an address of any shape is read; what is not understood counts as absent', () => {
  const search = {
    orderId: 'o-1',
    city: '440300',
    form: '2:11',
    level: 'A++',
    q: '南山',
    all: 1,
    sort: '-freeUnits',
    page: '3',
    schemes: 'p-1,p-2,p-1,p-3,p-4',
  };
  expect(parseCreateAddress(search)).toEqual({
    ...search,
    page: 3,
    schemes: 'p-1,p-2,p-3',
    mode: undefined,
    medium: undefined,
    size: undefined,
  });
  const hostile = {
    orderId: '../x',
    form: '2',
    all: 'yes',
    sort: 'constructor',
    page: -1,
    schemes: '<>,../',
  };
  expect(Object.values(parseCreateAddress(hostile)).every((value) => value === undefined)).toBe(true);
});
