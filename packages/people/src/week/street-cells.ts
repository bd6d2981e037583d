/** The H3 cells (resolution 9) on which the junctions of a street graph lie. */
import { cellOf, cellToBigInt, type H3Cell } from '@ooh/geo/h3-cell';
import { localPlane } from '@ooh/geo/local-plane';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';

const resolution = 9;

export interface StreetCells {
  /** In the order of the cells' numbers. */
  readonly cells: readonly H3Cell[];
  readonly cellIds: BigUint64Array;
  /** Index into the cells, by node. */
  readonly ofNode: Uint32Array;
}

export function streetCells(graph: StreetGraph): StreetCells {
  const plane = localPlane(graph.origin.lng, graph.origin.lat);
  const own = Array.from(graph.x, (x, node) => cellOf(plane.point(x, graph.y[node]), resolution));
  const nodesOf = [...Map.groupBy(own.keys(), (node) => own[node])].sort(([a], [b]) => (a < b ? -1 : 1));
  const cells = nodesOf.map(([cell]) => cell);
  const ofNode = new Uint32Array(own.length);
  for (const [index, [, nodes]] of nodesOf.entries()) for (const node of nodes) ofNode[node] = index;
  return { cells, cellIds: BigUint64Array.from(cells, cellToBigInt), ofNode };
}
