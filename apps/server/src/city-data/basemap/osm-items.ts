import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import type { Tags } from '@ooh/basemap/osm/kind-of-tags';
import { readKeys } from '@ooh/basemap/osm/kind-of-tags';
import { OSMTransform } from 'osm-pbf-parser-node';
import { AppError } from '../../platform/http/app-error.ts';

export interface OsmNode {
  readonly type: 'node';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags?: Tags;
}

export interface OsmWay {
  readonly type: 'way';
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags?: Tags;
}

export interface OsmRelation {
  readonly type: 'relation';
  readonly id: number;
  readonly members: readonly { readonly type: string; readonly ref: number; readonly role: string }[];
  readonly tags?: Tags;
}

/** The head of a file. */
interface OsmHeader {
  readonly type?: undefined;
  readonly osmosis_replication_timestamp?: number;
}

export type OsmItem = OsmNode | OsmWay | OsmRelation | OsmHeader;

/** Read at once: blocks of a file have up to 16 MB. */
const chunkBytes = 4 * 1024 * 1024;

/** The blocks of an .osm.pbf file one after the other. Throws AppError for what is no such file. */
export async function* osmBlocks(path: string): AsyncGenerator<readonly OsmItem[]> {
  const keys = [...readKeys];
  const parser = new OSMTransform({ withTags: { node: keys, way: keys, relation: keys } });
  const stream = pipeline(createReadStream(path, { highWaterMark: chunkBytes }), parser, () => undefined);
  try {
    for await (const block of stream) yield block as readonly OsmItem[];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') throw error;
    throw new AppError('refused', `${path} 不是完整的 OpenStreetMap PBF 文件（.osm.pbf），或已损坏`);
  }
}
