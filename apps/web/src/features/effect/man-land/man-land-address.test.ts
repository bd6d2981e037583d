import { expect, test } from 'vitest';
import { outcomeList, parseOutcomeAddress } from './man-land-address.ts';

test('an address keeps order, city, areas, group and sort, and drops what it does not know', () => {
  const address = parseOutcomeAddress({
    id: 'o-1',
    city: '440300',
    unit: 'district',
    segment: 'label-102',
    sort: 'difference-asc',
    page: '3',
  });
  expect(address).toMatchObject({
    orderId: 'o-1',
    city: '440300',
    unit: 'district',
    segment: 'label-102',
    page: 3,
  });
  const unknown = parseOutcomeAddress({ orderId: 'o-1', unit: 'cell', segment: 'everyone' });
  expect(unknown).toEqual({ orderId: 'o-1' });
});

test('a search leads to the first page and leaves the areas', () => {
  const address = parseOutcomeAddress({ orderId: 'o-1', unit: 'aoi', page: '4' });
  expect(outcomeList.filtered(address, { q: '南山' })).toMatchObject({
    unit: 'aoi',
    q: '南山',
    page: undefined,
  });
});
