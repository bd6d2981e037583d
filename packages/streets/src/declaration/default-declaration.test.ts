import { expect, test } from 'vitest';
import { layStreetsOnGround } from '../lay-streets.ts';
import { crossingsWithoutNode, measureZones, unreachable } from '../testing/measure-streets.ts';
import { inlandAround } from '../testing/plain-land.ts';
import { defaultDeclaration } from './default-declaration.ts';

const town = { cityCode: '511700', name: '达州市', lng: 107.47, lat: 31.21, residents: 5_300_000 };

test('a city grows with its residents, within bounds', () => {
  const radius = (residents: number) => defaultDeclaration({ ...town, residents }).radiusX;
  expect(radius(4_000_000)).toBeCloseTo(950 * Math.sqrt(40), 6);
  expect(radius(10_000)).toBe(2000);
  expect(radius(90_000_000)).toBe(12_000);
});

test('a city that nobody declared has a connected network of usual density', () => {
  const declaration = defaultDeclaration(town);
  const land = [inlandAround(declaration)];
  const laid = layStreetsOnGround({ declaration, districts: land, land, coastMeters: 80_000, seed: '1' });
  const { core } = measureZones(laid);
  expect(core.streets).toBeGreaterThan(6);
  expect(core.streets).toBeLessThan(9);
  expect(unreachable(laid)).toBe(0);
  expect(crossingsWithoutNode(laid)).toBe(0);
  expect(laid.network.streetNames).toContain('绕城高速');
});
