import { areaLocator } from '@ooh/geo/area-locator';
import { localPlane } from '@ooh/geo/local-plane';
import type { Area } from '@ooh/geo/polygon';
import { rankOf } from '../street-class.ts';
import type { StreetNetwork } from '../street-network.ts';

/** A network as rows of numbers: what leaves node `n` stands at `offsets[n]` up to `offsets[n + 1]`. */
export interface RoutableGraph {
  readonly offsets: Uint32Array;
  /** Node at the other end. */
  readonly targets: Uint32Array;
  /** Metres. */
  readonly lengths: Float32Array;
  /** Index into `streetClasses`. */
  readonly classes: Uint8Array;
  /** Index of the edge in the network: the same in both directions. */
  readonly edges: Uint32Array;
}

export function routableGraph({ nodes, edges }: StreetNetwork): RoutableGraph {
  const offsets = new Uint32Array(nodes.length + 1);
  for (const { from, to } of edges) {
    offsets[from + 1]++;
    offsets[to + 1]++;
  }
  for (let i = 0; i < nodes.length; i++) offsets[i + 1] += offsets[i];
  const count = 2 * edges.length;
  const graph: RoutableGraph = {
    offsets,
    targets: new Uint32Array(count),
    lengths: new Float32Array(count),
    classes: new Uint8Array(count),
    edges: new Uint32Array(count),
  };
  const next = offsets.slice();
  for (const [i, { from, to, streetClass, lengthMeters }] of edges.entries())
    for (const [start, end] of [
      [from, to],
      [to, from],
    ]) {
      const at = next[start]++;
      graph.targets[at] = end;
      graph.lengths[at] = lengthMeters;
      graph.classes[at] = rankOf[streetClass];
      graph.edges[at] = i;
    }
  return graph;
}

/** In no district. */
export const noDistrict = 0xffff;

/** Index of the district of each node; `noDistrict` where it lies in none. */
export function districtOfNodes({ nodes, origin }: StreetNetwork, districts: readonly Area[]): Uint16Array {
  const plane = localPlane(origin.lng, origin.lat);
  const locator = areaLocator(districts);
  return Uint16Array.from(nodes, ([x, y]) => {
    const found = locator.locate(plane.point(x, y));
    return found < 0 ? noDistrict : found;
  });
}
