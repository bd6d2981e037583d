/** Least-cost ways over a street graph: Dijkstra with a binary heap, stopped as soon as all targets are settled. */
import { Heap } from './heap.ts';
import type { StreetGraph } from './street-graph.ts';

export interface SearchOptions {
  /** Stops when all of them are settled. Without targets the search goes to the limit. */
  readonly targets?: Iterable<number>;
  /** Nodes that cost more are not settled. */
  readonly limit?: number;
  /** Whether one-way segments are passed in their direction only. */
  readonly asVehicle?: boolean;
}

export interface PathFinder {
  /** Searches from a node; `cost` is by segment, infinite where there is no way. */
  search(source: number, cost: ArrayLike<number>, options?: SearchOptions): void;
  /** Of the last search; Infinity for a node that it did not settle. */
  costTo(node: number): number;
  /** Arcs (positions in `arcNode`) from the source of the last search; null for a node that it did not settle. */
  arcsTo(node: number): number[] | null;
}

const noArc = 0xffff_ffff;

/** A finder with its own working memory: one search at a time. */
export function pathFinder(graph: StreetGraph): PathFinder {
  const { nodeCount, arcStart, arcNode, arcSegment, from, oneWay } = graph;
  const heap = new Heap(arcNode.length + 1);
  const cost = new Float64Array(nodeCount);
  const arrival = new Uint32Array(nodeCount);
  const cameFrom = new Uint32Array(nodeCount);
  const reached = new Uint32Array(nodeCount);
  const settled = new Uint32Array(nodeCount);
  const wanted = new Uint32Array(nodeCount);
  let round = 0;

  const relax = (node: number, segmentCost: ArrayLike<number>, asVehicle: boolean): void => {
    for (let arc = arcStart[node]; arc < arcStart[node + 1]; arc++) {
      const next = arcNode[arc];
      if (settled[next] === round) continue;
      const segment = arcSegment[arc];
      if (asVehicle && oneWay[segment] === 1 && from[segment] !== node) continue;
      const far = cost[node] + segmentCost[segment];
      if (far === Infinity || (reached[next] === round && far >= cost[next])) continue;
      reached[next] = round;
      cost[next] = far;
      arrival[next] = arc;
      cameFrom[next] = node;
      heap.push(far, next);
    }
  };

  return {
    search(source, segmentCost, { targets, limit = Infinity, asVehicle = false } = {}) {
      round++;
      heap.size = 0;
      let open = targets === undefined ? -1 : 0;
      for (const target of targets ?? []) {
        if (wanted[target] !== round) open++;
        wanted[target] = round;
      }
      if (open === 0) return;
      cost[source] = 0;
      reached[source] = round;
      arrival[source] = noArc;
      heap.push(0, source);
      while (heap.size > 0) {
        const node = heap.pop();
        if (settled[node] === round) continue;
        if (cost[node] > limit) return;
        settled[node] = round;
        if (wanted[node] === round && --open === 0) return;
        relax(node, segmentCost, asVehicle);
      }
    },
    costTo: (node) => (settled[node] === round ? cost[node] : Infinity),
    arcsTo(node) {
      if (settled[node] !== round) return null;
      const arcs: number[] = [];
      for (let at = node; arrival[at] !== noArc; at = cameFrom[at]) arcs.push(arrival[at]);
      return arcs.reverse();
    },
  };
}
