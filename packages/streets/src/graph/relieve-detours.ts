import type { Ground } from '../ground/ground.ts';
import { distance, type XY } from '../plane/path.ts';
import { rankOf } from '../street-class.ts';
import type { DraftEdge } from './draft-edge.ts';
import { bridgeAlong, leastWaterWay } from './least-water-way.ts';

/** One main crossing for each cell of this side is looked at, metres. */
const samplingMeters = 3500;
/** Crossings at most this far apart shall not be much farther apart by street, metres. */
const reachMeters = 9500;
const worstDetour = 2.5;
/** Two new bridges keep this far apart, metres. */
const bridgeSpacing = 3500;
const mostBridges = 8;

interface Detour {
  readonly start: number;
  readonly end: number;
  readonly savedMeters: number;
}

type Neighbours = readonly (readonly { readonly node: number; readonly meters: number }[])[];

function neighboursOf(nodeCount: number, edges: readonly DraftEdge[]): Neighbours {
  const neighbours: { node: number; meters: number }[][] = Array.from({ length: nodeCount }, () => []);
  for (const { from, to, lengthMeters } of edges) {
    neighbours[from].push({ node: to, meters: lengthMeters });
    neighbours[to].push({ node: from, meters: lengthMeters });
  }
  return neighbours;
}

/** A main crossing in every cell that has one. */
function sampledNodes(positions: readonly XY[], edges: readonly DraftEdge[]): readonly number[] {
  const cells = new Map<string, number>();
  for (const { from, streetClass, isBridge } of edges) {
    if (rankOf[streetClass] > rankOf.primary || rankOf[streetClass] === rankOf.motorway || isBridge) continue;
    const cell = positions[from].map((value) => Math.floor(value / samplingMeters)).join();
    if (!cells.has(cell)) cells.set(cell, from);
  }
  return [...cells.values()];
}

/** Metres by street to all nodes up to a limit; Infinity beyond it. */
function reachedFrom(neighbours: Neighbours, start: number, limitMeters: number, known: Float64Array): void {
  known.fill(Infinity);
  known[start] = 0;
  const bucketMeters = 100;
  const buckets: number[][] = [[start]];
  for (let b = 0; b < buckets.length && b * bucketMeters < limitMeters; b++)
    for (let i = 0; i < (buckets[b]?.length ?? 0); i++) {
      const node = buckets[b][i];
      for (const next of neighbours[node]) {
        const meters = known[node] + next.meters;
        if (meters >= known[next.node]) continue;
        known[next.node] = meters;
        (buckets[Math.floor(meters / bucketMeters)] ??= []).push(next.node);
      }
    }
}

function detoursAmong(
  positions: readonly XY[],
  edges: readonly DraftEdge[],
  sampled: readonly number[],
): readonly Detour[] {
  const neighbours = neighboursOf(positions.length, edges);
  const known = new Float64Array(positions.length);
  const limit = worstDetour * reachMeters;
  return sampled
    .flatMap((start, i) => {
      const near = sampled
        .slice(i + 1)
        .filter((end) => distance(positions[start], positions[end]) < reachMeters);
      if (near.length === 0) return [];
      reachedFrom(neighbours, start, limit, known);
      return near.flatMap((end) => {
        const straight = distance(positions[start], positions[end]);
        const byStreet = Math.min(known[end], limit + straight);
        return byStreet > worstDetour * straight ? [{ start, end, savedMeters: byStreet - straight }] : [];
      });
    })
    .sort((a, b) => b.savedMeters - a.savedMeters);
}

/** With bridges and tunnels between main streets that stand close together and are far apart by street. */
export function withoutLongDetours(
  positions: readonly XY[],
  edges: readonly DraftEdge[],
  ground: Ground,
): readonly DraftEdge[] {
  const sampled = sampledNodes(positions, edges);
  const links: DraftEdge[] = [];
  for (const { start, end } of detoursAmong(positions, edges, sampled)) {
    const isFar = (node: number) =>
      links.every((link) =>
        [link.from, link.to].every((other) => distance(positions[other], positions[node]) > bridgeSpacing),
      );
    if (links.length === mostBridges) break;
    if (!isFar(start) || !isFar(end)) continue;
    const way = leastWaterWay(ground, positions, [start], [end]);
    if (way === null) continue;
    links.push(bridgeAlong(way));
  }
  return [...edges, ...links];
}
