/** Nodes of a graph by position: buckets of square cells. */
import { planeLength } from '@ooh/geo/local-plane';
import type { StreetGraph } from './street-graph.ts';

export interface NearNode {
  readonly node: number;
  readonly meters: number;
}

export interface NodeFinder {
  /** Nodes at most so many metres away, nearest first. */
  within(x: number, y: number, meters: number): NearNode[];
  /** The nearest node; null when none is as near as `mostMeters`. */
  nearest(x: number, y: number, mostMeters?: number): NearNode | null;
}

const bucketMeters = 400;

/** Finds among the nodes that `isWanted` names; among all without it. */
export function nodeFinder(graph: StreetGraph, isWanted: (node: number) => boolean = () => true): NodeFinder {
  const { x, y, nodeCount } = graph;
  const buckets = new Map<string, number[]>();
  const keyOf = (column: number, row: number): string => `${column} ${row}`;
  const bucketOf = (coordinate: number): number => Math.floor(coordinate / bucketMeters);
  for (let node = 0; node < nodeCount; node++) {
    if (!isWanted(node)) continue;
    const key = keyOf(bucketOf(x[node]), bucketOf(y[node]));
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [node]);
    else bucket.push(node);
  }
  const within = (px: number, py: number, meters: number): NearNode[] => {
    const found: NearNode[] = [];
    for (let row = bucketOf(py - meters); row <= bucketOf(py + meters); row++) {
      for (let column = bucketOf(px - meters); column <= bucketOf(px + meters); column++) {
        for (const node of buckets.get(keyOf(column, row)) ?? []) {
          const far = planeLength(x[node] - px, y[node] - py);
          if (far <= meters) found.push({ node, meters: far });
        }
      }
    }
    return found.sort((a, b) => a.meters - b.meters || a.node - b.node);
  };
  return {
    within,
    nearest(px, py, mostMeters = 12_800) {
      for (let meters = Math.min(bucketMeters, mostMeters); ; meters = Math.min(2 * meters, mostMeters)) {
        const [first] = within(px, py, meters);
        if (first !== undefined) return first;
        if (meters >= mostMeters) return null;
      }
    },
  };
}
