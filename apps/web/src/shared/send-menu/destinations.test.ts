import { expect, test } from 'vitest';
import { pageDestinations } from './destinations.ts';

const taking = (load: Parameters<(typeof pageDestinations)[number]['takes']>[0]) =>
  pageDestinations.filter(({ takes }) => takes(load) > 0).map(({ kind }) => kind);

test('only destinations that can use something of a load are offered', () => {
  expect(taking({})).toEqual([]);
  expect(taking({ cityCodes: ['440300'] })).toEqual(['plan-bus', 'plan-ta', 'order']);
  expect(taking({ pois: [{ cityCode: '440300', name: '门店', lng: 114, lat: 22.5 }] })).toEqual([
    'plan-geo',
    'order',
  ]);
});

test('an area without an outline is no fence', () => {
  const area = { cityCode: '440300', kind: 'aoi' as const, areaId: 'a', name: '万象城' };
  expect(taking({ areas: [area] })).not.toContain('plan-geo');
  const ring: [number, number][] = [
    [114, 22],
    [114.1, 22],
    [114.1, 22.1],
  ];
  expect(taking({ areas: [{ ...area, ring }] })).toContain('plan-geo');
});
