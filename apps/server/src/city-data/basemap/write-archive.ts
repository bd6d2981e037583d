import { gzipSync } from 'node:zlib';
import type { Bounds } from '@ooh/geo/bounds';
import { zxyToTileId } from 'pmtiles';
import type { CutTile } from '@ooh/basemap/tiles/cut-tiles';

/** What an archive says of itself. */
export interface ArchiveInfo {
  readonly bounds: Bounds;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** JSON; `attribution` is what maps show. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** Tiles from here on that are the same; 0 for a part of the directory. */
  readonly run: number;
}

const headerBytes = 127;
/** Readers fetch header and root directory in one go of this size. */
const firstFetchBytes = 16_384;

class VarintWriter {
  readonly #bytes: number[] = [];

  write(value: number): void {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.#bytes.push((rest % 0x80) | 0x80);
    this.#bytes.push(rest);
  }

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

function directory(entries: readonly Entry[]): Uint8Array {
  const out = new VarintWriter();
  out.write(entries.length);
  for (const [i, { id }] of entries.entries()) out.write(id - (i === 0 ? 0 : entries[i - 1].id));
  for (const { run } of entries) out.write(run);
  for (const { length } of entries) out.write(length);
  for (const [i, { offset }] of entries.entries()) {
    const before = entries[i - 1];
    out.write(i > 0 && offset === before.offset + before.length ? 0 : offset + 1);
  }
  return gzipSync(out.bytes);
}

/** The root directory and, where it would be too long, its parts. */
function directories(entries: readonly Entry[]): { root: Uint8Array; leaves: readonly Uint8Array[] } {
  const whole = directory(entries);
  if (whole.length <= firstFetchBytes - headerBytes) return { root: whole, leaves: [] };
  for (let each = 4096; ; each *= 2) {
    const groups = Array.from({ length: Math.ceil(entries.length / each) }, (_, i) =>
      entries.slice(i * each, (i + 1) * each),
    );
    const leaves = groups.map(directory);
    let offset = 0;
    const root = directory(
      leaves.map(({ length }, i) => {
        const entry = { id: groups[i][0].id, offset, length, run: 0 };
        offset += length;
        return entry;
      }),
    );
    if (root.length <= firstFetchBytes - headerBytes) return { root, leaves };
  }
}

interface Part {
  readonly offset: number;
  readonly length: number;
}

function header(
  parts: Record<'root' | 'metadata' | 'leaves' | 'tiles', Part>,
  count: number,
  info: ArchiveInfo,
) {
  const bytes = new Uint8Array(headerBytes);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('PMTiles'));
  view.setUint8(7, 3);
  const numbers = [parts.root, parts.metadata, parts.leaves, parts.tiles].flatMap((part) => [
    part.offset,
    part.length,
  ]);
  for (const [i, number] of [...numbers, count, count, count].entries())
    view.setBigUint64(8 + 8 * i, BigInt(number), true);
  view.setUint8(96, 1); // Tiles stand in the order of their numbers.
  view.setUint8(97, 2); // Directories are gzipped,
  view.setUint8(98, 2); // tiles as well.
  view.setUint8(99, 1); // Mapbox vector tiles.
  view.setUint8(100, info.minZoom);
  view.setUint8(101, info.maxZoom);
  const { west, south, east, north } = info.bounds;
  for (const [i, degrees] of [west, south, east, north].entries())
    view.setInt32(102 + 4 * i, Math.round(degrees * 1e7), true);
  view.setUint8(118, info.minZoom);
  view.setInt32(119, Math.round(((west + east) / 2) * 1e7), true);
  view.setInt32(123, Math.round(((south + north) / 2) * 1e7), true);
  return bytes;
}

/** The tiles as one PMTiles archive, version 3, in pieces to be written one after the other. */
export function writeArchive(tiles: Iterable<CutTile>, info: ArchiveInfo): readonly Uint8Array[] {
  const sorted = Array.from(tiles, ({ z, x, y, bytes }) => ({
    id: zxyToTileId(z, x, y),
    data: gzipSync(bytes),
  }));
  sorted.sort((a, b) => a.id - b.id);
  let end = 0;
  const entries = sorted.map(({ id, data }): Entry => {
    const entry = { id, offset: end, length: data.length, run: 1 };
    end += data.length;
    return entry;
  });
  const { root, leaves } = directories(entries);
  const metadata = gzipSync(new TextEncoder().encode(JSON.stringify(info.metadata)));
  let offset = headerBytes;
  const placed = (length: number): Part => {
    const part = { offset, length };
    offset += length;
    return part;
  };
  const parts = {
    root: placed(root.length),
    metadata: placed(metadata.length),
    leaves: placed(leaves.reduce((sum, { length }) => sum + length, 0)),
    tiles: placed(end),
  };
  return [header(parts, entries.length, info), root, metadata, ...leaves, ...sorted.map(({ data }) => data)];
}
