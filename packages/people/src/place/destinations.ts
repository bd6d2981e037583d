/** Draws destinations: within a distance from home, by the weight of places there. */
import { planeLength } from '@ooh/geo/local-plane';
import { cumulativeOf, pickIndex, type Random } from '@ooh/reference/random';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';
import type { NodeWeights } from './node-weights.ts';

export type PlaceKind = 'jobs' | 'shops';

export interface Destinations {
  /** A node about `meters` away in a straight line, drawn by weight; `from` itself where there is nothing else. */
  draw(from: number, meters: number, kind: PlaceKind, random: Random): number;
}

const binMeters = 1000;

interface Bin {
  readonly x: number;
  readonly y: number;
  readonly nodes: readonly number[];
  readonly running: Record<PlaceKind, Float64Array>;
}

/** Bins by distance from the bin of a starting place, nearest first. */
interface Rings {
  readonly order: readonly Bin[];
  readonly meters: Float64Array;
}

function binsOf(graph: StreetGraph, weights: NodeWeights): Map<string, Bin> {
  const nodes = new Map<string, number[]>();
  for (let node = 0; node < graph.nodeCount; node++) {
    if (graph.district[node] < 0) continue;
    const key = keyOf(graph, node);
    const known = nodes.get(key);
    if (known === undefined) nodes.set(key, [node]);
    else known.push(node);
  }
  return new Map(
    [...nodes].map(([key, list]) => [
      key,
      {
        x: (Math.floor(graph.x[list[0]] / binMeters) + 0.5) * binMeters,
        y: (Math.floor(graph.y[list[0]] / binMeters) + 0.5) * binMeters,
        nodes: list,
        running: {
          jobs: cumulativeOf(list.map((node) => weights.jobs[node])),
          shops: cumulativeOf(list.map((node) => weights.shops[node])),
        },
      },
    ]),
  );
}

const keyOf = ({ x, y }: StreetGraph, node: number): string =>
  `${Math.floor(x[node] / binMeters)} ${Math.floor(y[node] / binMeters)}`;

/** First position whose value is at least `wanted`. */
function firstAtLeast(values: Float64Array, wanted: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function destinationsOf(graph: StreetGraph, weights: NodeWeights): Destinations {
  const bins = binsOf(graph, weights);
  const known = new Map<string, Rings>();
  const ringsOf = (from: number): Rings => {
    const key = keyOf(graph, from);
    const found = known.get(key);
    if (found !== undefined) return found;
    const [x, y] = key.split(' ').map((part) => (Number(part) + 0.5) * binMeters);
    const far = (bin: Bin): number => planeLength(bin.x - x, bin.y - y);
    const order = [...bins.values()].sort((a, b) => far(a) - far(b) || a.x - b.x || a.y - b.y);
    const rings = { order, meters: Float64Array.from(order, far) };
    known.set(key, rings);
    return rings;
  };
  const totalOf = (bin: Bin, kind: PlaceKind): number => bin.running[kind][bin.nodes.length - 1];
  /** A node of the bin, not farther from the wanted distance than a second one drawn. */
  const nodeOf = (bin: Bin, from: number, meters: number, kind: PlaceKind, random: Random): number => {
    const off = (node: number): number =>
      Math.abs(planeLength(graph.x[node] - graph.x[from], graph.y[node] - graph.y[from]) - meters);
    const [a, b] = [0, 1].map(() => bin.nodes[pickIndex(bin.running[kind], random.next())]);
    return off(a) <= off(b) ? a : b;
  };
  return {
    draw(from, meters, kind, random) {
      const { order, meters: far } = ringsOf(from);
      for (let tolerance = Math.max(500, 0.15 * meters); tolerance < 64_000; tolerance *= 2) {
        const [first, end] = [
          firstAtLeast(far, meters - tolerance - 1),
          firstAtLeast(far, meters + tolerance + 1),
        ];
        if (first >= end) continue;
        const ring = order.slice(first, end);
        const running = cumulativeOf(ring.map((bin) => totalOf(bin, kind)));
        if (running[running.length - 1] === 0) continue;
        return nodeOf(ring[pickIndex(running, random.next())], from, meters, kind, random);
      }
      return from;
    },
  };
}
