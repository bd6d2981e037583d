import { expect, test } from 'vitest';
import { currentBaseMap } from './current-base-map.ts';

const map = (id: 'schematic' | 'osm' | 'tianditu') => ({
  id,
  name: id,
  attribution: null,
  note: null,
  tiles: null,
});
const offered = {
  maps: [map('schematic'), map('osm'), map('tianditu')],
  preferred: 'osm' as const,
  problems: [],
};
const idOf = (chosen: 'schematic' | 'tianditu' | 'pmtiles' | null, failed: ('osm' | 'tianditu')[] = []) =>
  currentBaseMap(offered, { chosen, failed: new Set(failed) }).id;

test('what was chosen is drawn where it is offered, else what the service prefers', () => {
  expect(idOf(null)).toBe('osm');
  expect(idOf('tianditu')).toBe('tianditu');
  expect(idOf('schematic')).toBe('schematic');
  expect(idOf('pmtiles')).toBe('osm');
});

test('a base map that failed gives way to the preferred one, and in the end to the schematic streets', () => {
  expect(idOf('tianditu', ['tianditu'])).toBe('osm');
  expect(idOf('tianditu', ['tianditu', 'osm'])).toBe('schematic');
});
