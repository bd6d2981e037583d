import { noBoundaryText } from '@ooh/contract/domain/outside-city';
import { expect, test } from 'vitest';
import { cityFaultOf } from './city-fault.ts';

const square = [
  [114, 22.5],
  [114.2, 22.5],
  [114.2, 22.7],
  [114, 22.7],
  [114, 22.5],
];
const boundary = (isSelf: boolean) => ({
  type: 'Feature' as const,
  properties: { adcode: '440300', name: '深圳市', isSelf },
  geometry: { type: 'Polygon' as const, coordinates: [square] },
});

test('a place of the city or at its edge is taken, another one is refused with its distance', () => {
  const faultOf = cityFaultOf([boundary(true)]);
  expect(faultOf([114.1, 22.6])).toBeNull();
  expect(faultOf([114.24, 22.6])).toBeNull();
  expect(faultOf([114.4, 22.6])).toMatch(/^坐标在深圳市以外 20\.\d 公里$/);
});

test('a city without a boundary takes none', () => {
  expect(cityFaultOf([boundary(false)])([114.1, 22.6])).toBe(noBoundaryText);
});
