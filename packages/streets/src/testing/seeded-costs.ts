import { randomStream } from '@ooh/reference/random';
import type { StreetGraph } from '../graph/street-graph.ts';

/** Costs near the length of each segment, different for every segment. */
export function seededCosts(graph: StreetGraph, seed: number): Float64Array {
  const random = randomStream(seed, 'costs');
  return Float64Array.from(graph.lengthMeters, (meters) => meters * (0.5 + random.next()));
}
