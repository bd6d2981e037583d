import type { DraftEdge } from './draft-edge.ts';

/** Which part of a graph each node belongs to: nodes of one part have the same number. */
export function partsOf(nodeCount: number, edges: readonly DraftEdge[]): (node: number) => number {
  const parents = Int32Array.from({ length: nodeCount }, (_, i) => i);
  const rootOf = (node: number): number => {
    let at = node;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  };
  for (const { from, to } of edges) parents[rootOf(from)] = rootOf(to);
  return rootOf;
}

/** Metres of street of each part, the largest first. */
export function partLengths(
  partOf: (node: number) => number,
  edges: readonly DraftEdge[],
): readonly (readonly [part: number, meters: number])[] {
  const lengths = new Map<number, number>();
  for (const { from, lengthMeters } of edges)
    lengths.set(partOf(from), (lengths.get(partOf(from)) ?? 0) + lengthMeters);
  return [...lengths].sort((a, b) => b[1] - a[1]);
}
