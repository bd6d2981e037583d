import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { tilesOver } from '@ooh/basemap/tiles/cut-tiles';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { osmCity } from '../../testing/osm-city.ts';
import { osmFile } from '../../testing/osm-file.ts';
import { cityOutline } from './build-basemap.ts';
import { buildFromExtract, cityOfExtract } from './build-from-extract.ts';
import { cityArchivePath, openArchive } from './kept-basemaps.ts';

const cityCode = '440300';
/** Around 福田 and 罗湖. */
const middle = { west: 114.0, south: 22.52, east: 114.2, north: 22.6 };

let folder = '';
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basemap-'));
  await writeFile(at('middle.osm.pbf'), osmFile(osmCity(middle)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function archiveBytes(): Promise<PMTiles> {
  const bytes = await readFile(cityArchivePath(folder, cityCode));
  const { buffer } = Uint8Array.from(bytes);
  return new PMTiles({
    getKey: () => 'bytes',
    getBytes: async (offset, length) => ({ data: buffer.slice(offset, offset + length) }),
  });
}

/** Everything in the tiles of a zoom: its layer and properties, once each. */
async function contentsAt(zoom: number): Promise<Set<string>> {
  const archive = await archiveBytes();
  const contents = new Set<string>();
  for (const { z, x, y } of tilesOver(middle)) {
    const tile = z === zoom ? await archive.getZxy(z, x, y) : undefined;
    if (!tile) continue;
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile.data)));
    for (const [layer, content] of Object.entries(layers))
      for (let i = 0; i < content.length; i += 1) {
        const { kind, kind_detail: detail = '', name = '' } = content.feature(i).properties;
        contents.add(`${layer} ${kind} ${detail} ${name}`.trim());
      }
  }
  return contents;
}

test('an extract becomes the layers of its city: streets by class, water, green, metro and names', async () => {
  const built = await buildFromExtract(folder, at('middle.osm.pbf'), cityCode);
  expect(built).toMatchObject({ cityCode, streets: 'part', dataDate: '2026-10-01' });
  const close = await contentsAt(14);
  for (const content of [
    'roads highway motorway 经一一路',
    'roads major_road primary 经一六路',
    'roads minor_road residential 纬一二街',
    'roads rail subway 地铁一号线',
    'water river  示例江',
    'landuse park  示例公园',
    'places neighbourhood suburb 示例片区',
    'pois station subway 示例站',
  ])
    expect(close).toContain(content);
  // From far away the widest alone, without their names.
  const far = await contentsAt(8);
  expect(far).toContain('roads major_road primary');
  expect([...far].some((content) => /minor_road|park|经/.test(content))).toBe(false);
});

const signedArea = (ring: readonly { readonly x: number; readonly y: number }[]) =>
  ring.slice(1).reduce((sum, { x, y }, i) => sum + ring[i].x * y - x * ring[i].y, 0);

test('the river of several ways is one area with its island left out', async () => {
  const { layers } = await openTile(await archiveBytes(), 9);
  const [outer, island, ...more] = layers['water'].feature(0).loadGeometry().map(signedArea);
  expect(outer).toBeGreaterThan(0);
  expect(island).toBeLessThan(0);
  expect(more).toEqual([]);
});

/** The tile in the middle of the made-up city. */
async function openTile(archive: PMTiles, zoom: number): Promise<VectorTile> {
  const point = { west: 114.1, east: 114.1, south: 22.575, north: 22.575 };
  const { z, x, y } = [...tilesOver(point)].find((tile) => tile.z === zoom)!;
  return new VectorTile(new PbfReader(new Uint8Array((await archive.getZxy(z, x, y))!.data)));
}

test('streets all over a city stand in for its schematic ones', async () => {
  const { bounds } = await cityOutline(cityCode);
  await writeFile(at('whole.osm.pbf'), osmFile(osmCity(bounds)));
  expect((await buildFromExtract(folder, at('whole.osm.pbf'), cityCode)).streets).toBe('whole');
  const archive = await openArchive(cityArchivePath(folder, cityCode));
  expect(archive).toMatchObject({ attribution: '© OpenStreetMap contributors', minZoom: 6, maxZoom: 14 });
  expect(archive!.facts).toEqual({ cityCode, streets: 'whole', dataDate: '2026-10-01' });
});

test('the city of an extract is found by where its nodes are', async () => {
  expect(await cityOfExtract(at('middle.osm.pbf'))).toBe(cityCode);
  const between = osmCity({ west: 113.2, south: 22.6, east: 114.2, north: 23.2 });
  await writeFile(at('several.osm.pbf'), osmFile(between));
  await expect(cityOfExtract(at('several.osm.pbf'))).rejects.toThrow(/用 --city 指定.*440300/);
});

test('a file of another kind or without the city is refused, and what was there stays', async () => {
  const before = await readFile(cityArchivePath(folder, cityCode));
  await writeFile(at('text.osm.pbf'), '不是地图');
  await writeFile(at('empty.osm.pbf'), '');
  const whole = await readFile(at('middle.osm.pbf'));
  await writeFile(at('cut.osm.pbf'), whole.subarray(0, whole.length - 400));
  for (const name of ['text', 'empty', 'cut'])
    await expect(buildFromExtract(folder, at(`${name}.osm.pbf`), cityCode), name).rejects.toThrow(
      '不是完整的 OpenStreetMap PBF 文件',
    );
  await writeFile(at('far.osm.pbf'), osmFile(osmCity({ west: 104, south: 30.6, east: 104.1, north: 30.7 })));
  await expect(buildFromExtract(folder, at('far.osm.pbf'), cityCode)).rejects.toThrow(
    '文件中没有深圳市的道路',
  );
  await expect(buildFromExtract(folder, at('far.osm.pbf'), '990100')).rejects.toThrow('没有城市 990100');
  expect(await readFile(cityArchivePath(folder, cityCode))).toEqual(before);
});

test('a damaged archive is told as such, an absent one is none', async () => {
  const whole = await readFile(cityArchivePath(folder, cityCode));
  await writeFile(at('cut.pmtiles'), whole.subarray(0, whole.length >> 1));
  await writeFile(at('text.pmtiles'), 'no tiles'.repeat(3000));
  for (const name of ['cut', 'text'])
    await expect(openArchive(at(`${name}.pmtiles`)), name).rejects.toThrow('不是可用的 PMTiles 文件');
  expect(await openArchive(at('absent.pmtiles'))).toBeNull();
});
