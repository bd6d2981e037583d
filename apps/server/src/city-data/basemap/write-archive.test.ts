import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import type { CutTile } from '@ooh/basemap/tiles/cut-tiles';
import { writeArchive } from './write-archive.ts';

const info = {
  bounds: { west: 114, south: 22, east: 115, north: 23 },
  minZoom: 0,
  maxZoom: 14,
  metadata: { attribution: '© 某某' },
};

/** Opened by the library that maps read archives with. */
function opened(tiles: readonly CutTile[]): PMTiles {
  const { buffer } = new Uint8Array(Buffer.concat(writeArchive(tiles, info)));
  return new PMTiles({
    getKey: () => 'bytes',
    getBytes: async (offset, length) => ({ data: buffer.slice(offset, offset + length) }),
  });
}

const tileOf = (z: number, x: number, y: number): CutTile => ({
  z,
  x,
  y,
  bytes: Buffer.from(`${z}/${x}/${y}${' rest'.repeat((x * y) % 97)}`),
});
const textOf = async (archive: PMTiles, { z, x, y }: CutTile) =>
  Buffer.from((await archive.getZxy(z, x, y))!.data).toString();

test('an archive says what it holds, and no more', async () => {
  const archive = opened([tileOf(3, 6, 3), tileOf(0, 0, 0)]);
  expect(await archive.getHeader()).toMatchObject({
    specVersion: 3,
    minZoom: 0,
    maxZoom: 14,
    minLon: 114,
    maxLat: 23,
  });
  expect(await archive.getMetadata()).toEqual(info.metadata);
  expect(await textOf(archive, tileOf(3, 6, 3))).toMatch(/^3\/6\/3/);
  expect(await archive.getZxy(3, 6, 4)).toBeUndefined();
});

test('every tile of many is found by a reader, through the parts of a long directory', async () => {
  const tiles = Array.from({ length: 150 * 150 }, (_, i) =>
    tileOf(14, 13_000 + (i % 150) * ((i % 7) + 3), 7000 + Math.floor(i / 150) * 2),
  );
  const archive = opened(tiles);
  expect((await archive.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
  for (const tile of tiles.filter((_, i) => i % 61 === 0))
    expect(await textOf(archive, tile)).toBe(Buffer.from(tile.bytes).toString());
});
