import type { Bounds } from '@ooh/geo/bounds';
import type { WrittenMap, WrittenNode, WrittenRelation, WrittenWay } from './osm-file.ts';

/** Streets of the made-up city stand so far from each other, degrees: about a kilometre. */
export const streetStep = 0.01;

const numerals = '一二三四五六七八九十';
const numeral = (i: number) => `${numerals[Math.floor(i / 10) % 10]}${numerals[i % 10]}`;

/** Class of a street by its place: every tenth is the widest. */
const classOf = (i: number): string => {
  if (i % 10 === 0) return 'motorway';
  if (i % 5 === 0) return 'primary';
  return i % 2 === 0 ? 'secondary' : 'residential';
};

/**
 * A made-up city in a box: a grid of named streets, each in ways of two blocks, a river of two parts with an island
 * (a multipolygon), a park, a metro line with a station, a quarter.
 */
export function osmCity({ west, south, east, north }: Bounds, date = '2026-10-01'): WrittenMap {
  const columns = Math.round((east - west) / streetStep) + 1;
  const rows = Math.round((north - south) / streetStep) + 1;
  const nodes: WrittenNode[] = [];
  const ways: WrittenWay[] = [];
  const node = (lng: number, lat: number, tags?: WrittenNode['tags']): number => {
    nodes.push({ id: nodes.length + 1, lng, lat, ...(tags && { tags }) });
    return nodes.length;
  };
  const way = (refs: readonly number[], tags?: WrittenWay['tags']): number => {
    ways.push({ id: ways.length + 1, refs, ...(tags && { tags }) });
    return ways.length;
  };
  const crossings = Array.from({ length: columns }, (_, x) =>
    Array.from({ length: rows }, (_unused, y) => node(west + x * streetStep, south + y * streetStep)),
  );
  const lay = (path: readonly number[], i: number, name: string) => {
    for (let k = 0; k + 1 < path.length; k += 2)
      way(path.slice(k, k + 3), { highway: classOf(i), name, 'name:en': 'not drawn' });
  };
  for (let x = 0; x < columns; x += 1) lay(crossings[x], x, `经${numeral(x)}路`);
  for (let y = 0; y < rows; y += 1)
    lay(
      crossings.map((column) => column[y]),
      y,
      `纬${numeral(y)}街`,
    );
  const [midLng, midLat] = [(west + east) / 2, (south + north) / 2];
  const bank = (lat: number) =>
    Array.from({ length: columns }, (_, x) => node(west + x * streetStep, lat + 0.002 * Math.sin(x / 3)));
  const [lower, upper] = [bank(midLat + 0.012), bank(midLat + 0.018)];
  const half = columns >> 1;
  const round = (lng: number, lat: number, radius: number) => {
    const corners = Array.from({ length: 12 }, (_, i) =>
      node(lng + radius * Math.cos((i * Math.PI) / 6), lat + radius * Math.sin((i * Math.PI) / 6)),
    );
    return [...corners, corners[0]];
  };
  const members = [
    { way: way(lower.slice(0, half + 1)), role: 'outer' },
    { way: way([...lower.slice(half), ...upper.slice(half).toReversed()]), role: 'outer' },
    { way: way([...upper.slice(0, half + 1).toReversed(), lower[0]]), role: 'outer' },
    { way: way(round(midLng, midLat + 0.015, 0.0012)), role: 'inner' },
  ];
  const relations: WrittenRelation[] = [
    { id: 1, members, tags: { type: 'multipolygon', natural: 'water', water: 'river', name: '示例江' } },
  ];
  way(round(midLng - 0.02, midLat - 0.015, 0.004), { leisure: 'park', name: '示例公园' });
  way(
    Array.from({ length: columns }, (_, x) => node(west + x * streetStep, midLat - 0.005)),
    { railway: 'subway', name: '地铁一号线' },
  );
  node(midLng + 0.005, midLat - 0.005, { railway: 'station', station: 'subway', name: '示例站' });
  node(midLng + 0.015, midLat + 0.005, { place: 'suburb', name: 'Sample', 'name:zh': '示例片区' });
  return { nodes, ways, relations, date };
}
