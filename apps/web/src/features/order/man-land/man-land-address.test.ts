import { expect, test } from 'vitest';
import { parseManLandAddress, usualWeights, weightsOf, weightText } from './man-land-address.ts';

test('an address that was written is read again', () => {
  const address = {
    orderId: '0193a1b2-0000-7000-8000-000000000001',
    city: '440300',
    unit: 'aoi' as const,
    segment: 'label-102',
    medium: 2,
    q: '科技园',
    page: 3,
    area: '440300-bd-1',
    w: '100-0-20',
  };
  expect(parseManLandAddress(address)).toEqual(address);
  expect(weightsOf(address)).toEqual({ peopleWeight: 100, placeWeight: 0, costWeight: 20 });
});

test('what is not understood counts as absent', () => {
  const odd = {
    orderId: 7,
    city: 'x',
    unit: 'street',
    segment: 'all',
    page: '-1',
    w: '101-1-1',
    medium: 'bus',
  };
  expect(Object.values(parseManLandAddress(odd)).every((value) => value === undefined)).toBe(true);
});

test('the usual weights leave no trace', () => {
  expect(weightText(usualWeights)).toBeUndefined();
  expect(weightsOf({ w: weightText({ peopleWeight: 0, placeWeight: 0, costWeight: 0 }) })).toEqual({
    peopleWeight: 0,
    placeWeight: 0,
    costWeight: 0,
  });
});
