import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { CityDeclaration } from './declaration/city-declaration.ts';
import { parseDeclaration } from './declaration/parse-declaration.ts';
import { blocksOf } from './graph/blocks.ts';
import { cover } from './ground/cover.ts';
import { layStreets, layStreetsOnGround } from './lay-streets.ts';
import { packStreets } from './packed/pack-streets.ts';
import { unpackStreets } from './packed/unpack-streets.ts';
import type { StreetNetwork } from './street-network.ts';
import { ringArea } from './plane/path.ts';
import {
  crossingsWithoutNode,
  measureDetours,
  measureZones,
  unreachable,
  wetEdges,
} from './testing/measure-streets.ts';
import { laidCity } from './testing/laid-cities.ts';
import { inlandAround, landAround } from './testing/plain-land.ts';

const coastMeters = 80_000;

function lay(declaration: CityDeclaration, seed = '1'): StreetNetwork {
  const land = [inlandAround(declaration)];
  return layStreets({ declaration, districts: land, land, coastMeters, seed });
}

const lakeTown = parseDeclaration(
  '999901 湖市 104,30 R8 g0 圆 环 内环3x,外环6x 射 4 湖 大湖6,0,1.6 心 市中心0,0 路 人民路0,1N',
);

const coastal = parseDeclaration(
  '999900 海市 120.5,30 R9 g10 线 环 内环3x 射 4 线 跨海路x:-6,2;0,2;9,2;13,2 江 例江400:-15,-4;0,-3;12,-3 湖 例湖-6,5,1.2 山 例山4,-9,2 心 市中心0,0;岛上12,1,3 路 人民路0,1N',
);
/** A city on a coast, with an island 3 km before it. */
const shore = landAround(coastal, [-90_000, -90_000, 6000, 90_000]);
const island = landAround(coastal, [9000, -4000, 16_000, 6000]);
const laidCoastal = layStreetsOnGround({
  declaration: coastal,
  districts: [shore, island],
  land: [shore, island],
  coastMeters,
  seed: '1',
});

const laid = new Map([
  ['成都', laidCity('510100')],
  ['武汉', laidCity('420100')],
  ['西安', laidCity('610100')],
  ['海市', laidCoastal],
]);

test('the same city has the same bytes again, in a thread as well; another seed has others', async () => {
  const { network } = laid.get('西安')!;
  const packed = packStreets(network);
  const worker = new Worker(new URL('./testing/pack-thread.ts', import.meta.url), { workerData: '610100' });
  const fromThread = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  expect(fromThread).toEqual(packed);
  const town = packStreets(lay(lakeTown));
  expect(packStreets(lay(lakeTown))).toEqual(town);
  expect(packStreets(lay(lakeTown, '2'))).not.toEqual(town);
});

describe.each([...laid.keys()])('%s', (name) => {
  const city = laid.get(name)!;
  const { network, ground } = city;

  test('is one connected graph; edges cross at nodes only, bridges apart', () => {
    expect(network.nodes.length).toBeGreaterThan(1000);
    expect(unreachable(city)).toBe(0);
    expect(crossingsWithoutNode(city)).toBe(0);
  });

  test('leads over water by bridges only, and over none by minor streets', () => {
    expect(wetEdges(city)).toBe(0);
    expect(network.edges.some(({ isBridge }) => isBridge)).toBe(true);
    expect(network.edges.filter(({ isBridge, streetClass }) => isBridge && streetClass === 'minor')).toEqual(
      [],
    );
  });

  test('has the density, the crossings and the blocks of a city', () => {
    const { core, inner, outer } = measureZones(city);
    expect(core.streets).toBeGreaterThan(6);
    expect(core.streets).toBeLessThan(9);
    expect(core.crossings).toBeGreaterThan(14);
    expect(core.crossings).toBeLessThan(22);
    expect(core.degree1).toBeLessThan(0.1);
    expect(core.degree3).toBeGreaterThan(0.45);
    expect(core.degree3).toBeLessThan(0.65);
    expect(core.medianBlockHectares).toBeGreaterThan(4);
    expect(core.medianBlockHectares).toBeLessThan(8);
    expect(inner.streets).toBeLessThan(core.streets);
    expect(outer.streets).toBeLessThan(inner.streets);
  });

  test('has ways that are little longer than straight ones', () => {
    const [, median, most] = measureDetours(city);
    expect(median).toBeLessThan(1.4);
    expect(most).toBeLessThan(2);
  });

  test('is packed in few bytes that give the same network', () => {
    const bytes = packStreets(network);
    expect(bytes.length).toBeLessThan(300_000);
    expect(unpackStreets(bytes)).toEqual(network);
  });

  test('has blocks that fill it without overlapping, and parks on dry land', () => {
    const blocks = blocksOf(network);
    const edges = blocks.flatMap((block) => block.edges);
    const sides = new Map<number, number>();
    for (const edge of edges) sides.set(edge, (sides.get(edge) ?? 0) + 1);
    expect(Math.max(...sides.values())).toBe(2);
    expect(network.parks.length).toBeGreaterThan(5);
    for (const { ring } of network.parks) {
      expect(Math.abs(ringArea(ring))).toBeGreaterThan(30_000);
      for (const [x, y] of ring) expect(ground.coverAt(x, y)).toBe(cover.land);
    }
  });
});

test('a coast is drawn where there is one, and the island is tied to the city', () => {
  expect(laid.get('成都')!.network.coast).toBeNull();
  const { coast, nodes, edges } = laidCoastal.network;
  expect(coast?.halfSideMeters).toBe(coastMeters);
  expect(coast?.land.map((ring) => Math.round(Math.abs(ringArea(ring)) / 1e6))).toEqual([86 * 160, 70]);
  expect(nodes.filter(([x]) => x > 9000).length).toBeGreaterThan(50);
  const across = edges.filter(({ path }) => path.some(([x]) => x > 6100 && x < 8900));
  expect(across.length).toBeGreaterThan(0);
  expect(across.every(({ isBridge }) => isBridge)).toBe(true);
});

test('a ring goes around a lake', () => {
  const land = [inlandAround(lakeTown)];
  const { network, ground } = layStreetsOnGround({
    declaration: lakeTown,
    districts: land,
    land,
    coastMeters,
    seed: '1',
  });
  const ring = network.edges.filter(
    ({ nameIndex }) => nameIndex !== null && network.streetNames[nameIndex] === '外环路',
  );
  expect(ring.length).toBeGreaterThan(10);
  expect(ring.filter(({ isBridge }) => isBridge)).toEqual([]);
  for (const { path } of ring) for (const [x, y] of path) expect(ground.coverAt(x, y)).toBe(cover.land);
});
