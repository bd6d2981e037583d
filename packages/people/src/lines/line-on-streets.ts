/** A matched line as passes of its segments and of the junctions beside them, in one round trip. */
import { planeLength } from '@ooh/geo/local-plane';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';

export interface LineOnStreets {
  readonly segments: Uint32Array;
  /** Passes along the segment in a round trip, both directions together. */
  readonly passes: Float32Array;
  /** Segments that meet the route at a junction and are no part of it. */
  readonly touching: Uint32Array;
  /** Passes of the junction. */
  readonly crossings: Float32Array;
  readonly roundTripMeters: number;
}

/** A way whose ends lie so near each other comes back by itself. */
const loopMeters = 800;

const sorted = (counts: Map<number, number>): [Uint32Array, Float32Array] => {
  const rows = [...counts].sort(([a], [b]) => a - b);
  return [Uint32Array.from(rows, ([segment]) => segment), Float32Array.from(rows, ([, times]) => times)];
};

/**
 * One or two directions as rows of arcs. A single direction that does not come back to its beginning is driven there
 * and back. Throws RangeError without any arc.
 */
export function lineOnStreets(
  graph: StreetGraph,
  directions: readonly (ArrayLike<number> & Iterable<number>)[],
): LineOnStreets {
  const ways = directions.filter(({ length }) => length > 0);
  if (ways.length === 0) throw new RangeError('a line without a way');
  const { arcSegment, arcNode, arcStart, lengthMeters, from, to, x, y } = graph;
  const startOf = (arc: number): number => from[arcSegment[arc]] + to[arcSegment[arc]] - arcNode[arc];
  const isLoop = (way: ArrayLike<number>): boolean => {
    const [a, b] = [startOf(way[0]), arcNode[way[way.length - 1]]];
    return planeLength(x[a] - x[b], y[a] - y[b]) <= loopMeters;
  };
  const times = ways.length === 1 && !isLoop(ways[0]) ? 2 : 1;
  const passes = new Map<number, number>();
  const atNode = new Map<number, number>();
  let roundTripMeters = 0;
  for (const way of ways) {
    for (const arc of way) {
      const segment = arcSegment[arc];
      passes.set(segment, (passes.get(segment) ?? 0) + times);
      roundTripMeters += times * lengthMeters[segment];
      // Each junction on the way is left once and come to once.
      for (const node of [from[segment], to[segment]]) atNode.set(node, (atNode.get(node) ?? 0) + times / 2);
    }
  }
  const crossings = new Map<number, number>();
  for (const [node, count] of atNode) {
    for (let arc = arcStart[node]; arc < arcStart[node + 1]; arc++) {
      const segment = arcSegment[arc];
      if (!passes.has(segment)) crossings.set(segment, (crossings.get(segment) ?? 0) + count);
    }
  }
  const [segments, along] = sorted(passes);
  const [touching, across] = sorted(crossings);
  return { segments, passes: along, touching, crossings: across, roundTripMeters };
}
