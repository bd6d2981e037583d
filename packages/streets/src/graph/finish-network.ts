import { pathLength, wholeMeters, type XY } from '../plane/path.ts';
import type { StreetEdge } from '../street-network.ts';
import type { DraftEdge } from './draft-edge.ts';

/** Nodes are ordered in strips of this width from west to east, northwards in each: neighbours stand close together. */
const stripMeters = 500;

export interface OrderedGraph {
  readonly nodes: readonly XY[];
  readonly edges: readonly StreetEdge[];
  readonly streetNames: readonly string[];
}

/** Nodes and edges in the order of the plane, names in the order of the edges. */
export function orderedGraph(positions: readonly XY[], drafts: readonly DraftEdge[]): OrderedGraph {
  const used = [...new Set(drafts.flatMap(({ from, to }) => [from, to]))];
  const rounded = positions.map(wholeMeters);
  const strip = (node: number) => Math.floor(rounded[node][0] / stripMeters);
  const order = used.sort((a, b) => strip(a) - strip(b) || rounded[a][1] - rounded[b][1] || a - b);
  const rank = new Uint32Array(positions.length);
  for (const [i, node] of order.entries()) rank[node] = i;
  const forwards = drafts.map((draft) => {
    const [first, last] = [rank[draft.from], rank[draft.to]];
    const isForwards = first <= last;
    const path = isForwards ? draft.path : draft.path.toReversed();
    const [from, to] = isForwards ? [first, last] : [last, first];
    // Summed in the order of the path: who adds it up again gets the same.
    return { ...draft, from, to, path, lengthMeters: pathLength(path) };
  });
  forwards.sort((a, b) => a.from - b.from || a.to - b.to || a.lengthMeters - b.lengthMeters);
  const names = new Map<string, number>();
  const indexOf = (name: string): number => {
    const known = names.get(name) ?? names.size;
    names.set(name, known);
    return known;
  };
  const edges = forwards.map(({ line, ...edge }): StreetEdge => {
    const name = line?.name ?? '';
    return { ...edge, nameIndex: name === '' ? null : indexOf(name) };
  });
  return { nodes: order.map((node) => rounded[node]), edges, streetNames: [...names.keys()] };
}
