/**
 * Least-cost ways over a street graph on which turns cost too: A* over arcs, so that a way knows from where it comes. Among
 * the many equal ways through a grid of streets it takes the one that turns least.
 */
import { planeLength } from '@ooh/geo/local-plane';
import { Heap } from './heap.ts';
import type { StreetGraph } from './street-graph.ts';

/** Where arcs begin and end to lead, radians. */
export interface ArcHeadings {
  readonly out: ArrayLike<number>;
  readonly into: ArrayLike<number>;
}

export interface TurningCosts {
  /** By segment; infinite where there is no way. No metre costs less than `leastPerMeter`. */
  readonly segment: ArrayLike<number>;
  readonly leastPerMeter: number;
  /** Of a turn by 0..π radians. */
  turn(radians: number): number;
}

export interface TurningFinder {
  /**
   * Arcs from one node to another, which cost least together with their turns, the first of them as well where `after` is
   * the arc by which one comes; null where no way costs at most `limit`.
   */
  find(
    from: number,
    to: number,
    options: { readonly after: number | null; readonly limit: number },
  ): number[] | null;
}

const none = 0xffff_ffff;

/** Between two headings, 0..π. */
export function angleBetween(a: number, b: number): number {
  const apart = Math.abs(a - b) % (2 * Math.PI);
  return apart > Math.PI ? 2 * Math.PI - apart : apart;
}

/** A finder with its own working memory: one search at a time. */
export function turningFinder(graph: StreetGraph, headings: ArcHeadings, costs: TurningCosts): TurningFinder {
  const { arcStart, arcNode, arcSegment, x, y } = graph;
  // An arc may be pushed once for each arc that ends where it begins, and once from the source.
  let pushes = arcNode.length;
  for (let node = 0; node < graph.nodeCount; node++) pushes += (arcStart[node + 1] - arcStart[node]) ** 2;
  const heap = new Heap(pushes);
  const cost = new Float64Array(arcNode.length);
  const before = new Uint32Array(arcNode.length);
  const reached = new Uint32Array(arcNode.length);
  const settled = new Uint32Array(arcNode.length);
  let round = 0;

  return {
    find(source, target, { after, limit }) {
      round++;
      heap.size = 0;
      const left = (node: number): number =>
        costs.leastPerMeter * planeLength(x[target] - x[node], y[target] - y[node]);
      const relax = (node: number, so: number, by: number): void => {
        for (let arc = arcStart[node]; arc < arcStart[node + 1]; arc++) {
          if (settled[arc] === round) continue;
          const turn = by === none ? 0 : costs.turn(angleBetween(headings.into[by], headings.out[arc]));
          const far = so + costs.segment[arcSegment[arc]] + turn;
          if (far === Infinity || (reached[arc] === round && far >= cost[arc])) continue;
          reached[arc] = round;
          cost[arc] = far;
          before[arc] = by;
          heap.push(far + left(arcNode[arc]), arc);
        }
      };
      const wayTo = (last: number): number[] => {
        const arcs: number[] = [];
        for (let arc = last; arc !== (after ?? none); arc = before[arc]) arcs.push(arc);
        return arcs.reverse();
      };
      relax(source, 0, after ?? none);
      while (heap.size > 0) {
        const arc = heap.pop();
        if (settled[arc] === round) continue;
        settled[arc] = round;
        if (cost[arc] > limit) return null;
        if (arcNode[arc] === target) return wayTo(arc);
        relax(arcNode[arc], cost[arc], arc);
      }
      return null;
    },
  };
}
