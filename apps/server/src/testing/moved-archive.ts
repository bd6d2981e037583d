import { readFile } from 'node:fs/promises';
import { PMTiles } from 'pmtiles';
import { writeArchive } from '../city-data/basemap/write-archive.ts';
import type { CutTile } from '@ooh/basemap/tiles/cut-tiles';

interface Place {
  readonly lng: number;
  readonly lat: number;
}

const maxZoom = 14;
/** Below it tiles of the two places do not fall into one another. */
const minZoom = 11;
const step = 2 ** (maxZoom - minZoom);

function tileAt({ lng, lat }: Place): readonly [number, number] {
  const sine = Math.sin((lat * Math.PI) / 180);
  const count = 2 ** maxZoom;
  return [(lng / 360 + 0.5) * count, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count];
}

/** The pieces of an archive whose city stands somewhere else, so that maps of that place show it. */
export async function movedArchive(path: string, to: Place): Promise<Buffer> {
  const { buffer } = Uint8Array.from(await readFile(path));
  const archive = new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => ({ data: buffer.slice(offset, offset + length) }),
  });
  const header = await archive.getHeader();
  const from = { lng: (header.minLon + header.maxLon) / 2, lat: (header.minLat + header.maxLat) / 2 };
  const [fromX, fromY] = tileAt(from);
  const [toX, toY] = tileAt(to);
  const [right, down] = [toX - fromX, toY - fromY].map((tiles) => Math.round(tiles / step) * step);
  const tiles: CutTile[] = [];
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const size = 2 ** (maxZoom - z);
    const reach = 8;
    const [midX, midY] = [Math.floor(fromX / size), Math.floor(fromY / size)];
    for (let x = midX - reach; x <= midX + reach; x += 1)
      for (let y = midY - reach; y <= midY + reach; y += 1) {
        const tile = await archive.getZxy(z, x, y);
        if (tile)
          tiles.push({ z, x: x + right / size, y: y + down / size, bytes: new Uint8Array(tile.data) });
      }
  }
  const half = 0.1;
  return Buffer.concat(
    writeArchive(tiles, {
      bounds: { west: to.lng - half, south: to.lat - half, east: to.lng + half, north: to.lat + half },
      minZoom,
      maxZoom,
      metadata: (await archive.getMetadata()) as Record<string, unknown>,
    }),
  );
}
