/** Bus lines for tests, laid on streets that are there already: stops along least-cost ways between two nodes. */
import { planeLength } from '@ooh/geo/local-plane';
import { randomStream, skewedLogNormal } from '@ooh/reference/random';
import type { PlaneStop } from '../lines/match-line.ts';
import { pathFinder } from '@ooh/streets/graph/path-finder';
import { minorClass } from '../trips/street-use.ts';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';

/** A line as it was laid, and its stops. */
export interface ChanceLine {
  readonly stops: readonly PlaneStop[];
  readonly arcs: readonly number[];
}

export function chanceLines(
  graph: StreetGraph,
  count: number,
  seed: number,
  medianMeters = 8000,
): ChanceLine[] {
  const random = randomStream(seed, 'chance lines');
  const finder = pathFinder(graph);
  const cost = graph.lengthMeters.map((meters, segment) =>
    graph.streetClass[segment] === minorClass ? 3 * meters : meters,
  );
  const lines: ChanceLine[] = [];
  while (lines.length < count) {
    const start = random.integer(graph.nodeCount);
    const wish = skewedLogNormal(random, medianMeters, 0.5, 0.4);
    const ends = Array.from(graph.x.keys()).filter((node) => {
      const far = planeLength(graph.x[node] - graph.x[start], graph.y[node] - graph.y[start]);
      return far > 0.7 * wish && far < 0.9 * wish;
    });
    if (ends.length === 0) continue;
    const end = ends[random.integer(ends.length)];
    finder.search(start, cost, { targets: [end] });
    const stops: PlaneStop[] = [];
    let since = Infinity;
    const arcs = finder.arcsTo(end) ?? [];
    for (const arc of arcs) {
      const node = graph.arcNode[arc];
      since += graph.lengthMeters[graph.arcSegment[arc]];
      if (since < 600) continue;
      since = 0;
      // Stops stand beside the junction, as mapped ones do.
      stops.push({ x: graph.x[node] + 60 * random.normal(), y: graph.y[node] + 60 * random.normal() });
    }
    if (stops.length > 3) lines.push({ stops, arcs });
  }
  return lines;
}
