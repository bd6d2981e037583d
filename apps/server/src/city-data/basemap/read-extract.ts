import { kindOfTags, nameOfTags, type TaggedKind } from '@ooh/basemap/osm/kind-of-tags';
import type { Path } from '@ooh/basemap/osm/join-paths';
import type { Bounds } from '@ooh/geo/bounds';
import { NodeStore } from './node-store.ts';
import { osmBlocks, type OsmItem, type OsmNode, type OsmRelation, type OsmWay } from './osm-items.ts';

interface Named {
  readonly kind: TaggedKind;
  readonly name: string | null;
}

export interface ExtractWay extends Named {
  readonly refs: Path;
}

export interface ExtractArea extends Named {
  readonly outer: readonly number[];
  readonly inner: readonly number[];
}

/** What of an OpenStreetMap file is drawn in a box. */
export interface Extract {
  readonly nodes: NodeStore;
  readonly points: readonly (Named & { readonly id: number })[];
  readonly ways: readonly ExtractWay[];
  readonly areas: readonly ExtractArea[];
  /** Ways that the areas are made of. */
  readonly members: ReadonlyMap<number, Path>;
  /** The day of the data, null where the file does not say. */
  readonly dataDate: string | null;
}

const isInside = ({ west, south, east, north }: Bounds, { lon, lat }: OsmNode): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

/** First reading: what lies in the box or touches it. */
class Reading {
  readonly nodes = new NodeStore();
  readonly points: (Named & { readonly id: number })[] = [];
  readonly ways: ExtractWay[] = [];
  readonly areas: ExtractArea[] = [];
  readonly members = new Map<number, Path>();
  dataDate: string | null = null;
  readonly #touching = new Set<number>();
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  #takeNode(node: OsmNode): void {
    if (!isInside(this.#bounds, node)) return;
    this.nodes.add(node.id, node.lon, node.lat);
    const kind = node.tags && kindOfTags(node.tags, 'node');
    const name = node.tags && nameOfTags(node.tags);
    if (kind && name) this.points.push({ kind, name, id: node.id });
  }

  #takeWay({ id, refs, tags }: OsmWay): void {
    if (!refs.some((ref) => this.nodes.has(ref))) return;
    this.#touching.add(id);
    const isClosed = refs.length > 3 && refs[0] === refs[refs.length - 1];
    const kind = tags && kindOfTags(tags, isClosed ? 'closed' : 'way');
    if (kind) this.ways.push({ kind, name: nameOfTags(tags), refs });
  }

  #takeRelation({ members, tags }: OsmRelation): void {
    const kind = tags && kindOfTags(tags, 'relation');
    const ways = members.filter(({ type }) => type === 'way');
    if (!kind || !ways.some(({ ref }) => this.#touching.has(ref))) return;
    const of = (isInner: boolean) =>
      ways.filter(({ role }) => (role === 'inner') === isInner).map(({ ref }) => ref);
    this.areas.push({ kind, name: nameOfTags(tags), outer: of(false), inner: of(true) });
  }

  take(item: OsmItem): void {
    if (item.type === 'node') this.#takeNode(item);
    else if (item.type === 'way') this.#takeWay(item);
    else if (item.type === 'relation') this.#takeRelation(item);
    else if (item.osmosis_replication_timestamp)
      this.dataDate = new Date(item.osmosis_replication_timestamp * 1000).toISOString().slice(0, 10);
  }
}

/** Nodes of these paths that are not known yet. */
function unknownNodes(paths: Iterable<Path>, nodes: NodeStore, given: ReadonlySet<number>): Set<number> {
  const unknown = new Set<number>();
  for (const path of paths) for (const id of path) if (!nodes.has(id) && !given.has(id)) unknown.add(id);
  return unknown;
}

export type OnPass = (pass: number) => void;

/**
 * Reads what is drawn in a box. Ways and areas that reach beyond it come whole, for which the file is read again, up to
 * three times: what lies outside is known only when the ways are.
 */
export async function readExtract(path: string, bounds: Bounds, onPass?: OnPass): Promise<Extract> {
  const reading = new Reading(bounds);
  onPass?.(1);
  for await (const block of osmBlocks(path)) for (const item of block) reading.take(item);
  const { nodes, ways, areas, members } = reading;
  const wantedWays = new Set(areas.flatMap(({ outer, inner }) => [...outer, ...inner]));
  const sought = new Set<number>();
  for (let pass = 2; pass <= 3; pass += 1) {
    const paths = [...ways.map(({ refs }) => refs), ...members.values()];
    const wantedNodes = unknownNodes(paths, nodes, sought);
    const isWayMissing = pass === 2 && wantedWays.size > 0;
    if (wantedNodes.size === 0 && !isWayMissing) break;
    onPass?.(pass);
    const found: OsmNode[] = [];
    for await (const block of osmBlocks(path))
      for (const item of block) {
        if (item.type === 'node' && wantedNodes.has(item.id)) found.push(item);
        else if (item.type === 'way' && wantedWays.has(item.id)) members.set(item.id, item.refs);
      }
    for (const { id, lon, lat } of found) nodes.add(id, lon, lat);
    for (const id of wantedNodes) sought.add(id);
  }
  const { points, dataDate } = reading;
  return { nodes, points, ways, areas, members, dataDate };
}
