import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streetGraphOf, type StreetGraph } from './street-graph.ts';
import { angleBetween, turningFinder, type ArcHeadings } from './turning-finder.ts';

const origin = { lng: 114, lat: 22.5 };
const turn = (radians: number): number => 40 * radians;

/** The node where an arc begins. */
const startOf = (graph: StreetGraph, arc: number): number => {
  const segment = graph.arcSegment[arc];
  return graph.arcNode[arc] === graph.to[segment] ? graph.from[segment] : graph.to[segment];
};

/** Headings of straight streets. */
function headingsOf(graph: StreetGraph): ArcHeadings {
  const heading = Float64Array.from(graph.arcNode, (end, arc) => {
    const start = startOf(graph, arc);
    return Math.atan2(graph.y[end] - graph.y[start], graph.x[end] - graph.x[start]);
  });
  return { out: heading, into: heading };
}

const straightGraph = (
  nodes: readonly (readonly [number, number])[],
  pairs: readonly (readonly [number, number])[],
) =>
  streetGraphOf(
    origin,
    { x: nodes.map(([x]) => x), y: nodes.map(([, y]) => y), district: nodes.map(() => 0) },
    {
      from: pairs.map(([from]) => from),
      to: pairs.map(([, to]) => to),
      lengthMeters: pairs.map(([from, to]) =>
        Math.hypot(nodes[from][0] - nodes[to][0], nodes[from][1] - nodes[to][1]),
      ),
      streetClass: pairs.map(() => 3),
    },
  );

const costOf = (
  graph: StreetGraph,
  { into, out }: ArcHeadings,
  arcs: readonly number[],
  after: number | null,
) =>
  arcs.reduce((sum, arc, i) => {
    const by = i === 0 ? after : arcs[i - 1];
    const turned = by === null ? 0 : turn(angleBetween(into[by], out[arc]));
    return sum + graph.lengthMeters[graph.arcSegment[arc]] + turned;
  }, 0);

/** By relaxing every pair of arcs until nothing changes. */
function leastByHand(
  graph: StreetGraph,
  headings: ArcHeadings,
  from: number,
  to: number,
  after: number | null,
) {
  const arcs = Array.from(graph.arcNode, (_, arc) => arc);
  const cost = arcs.map((arc) =>
    startOf(graph, arc) === from ? costOf(graph, headings, [arc], after) : Infinity,
  );
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const by of arcs)
      for (const arc of arcs) {
        if (graph.arcNode[by] !== startOf(graph, arc)) continue;
        const next = cost[by] + costOf(graph, headings, [arc], by);
        if (next < cost[arc] - 1e-9) [cost[arc], hasChanged] = [next, true];
      }
  }
  return Math.min(Infinity, ...arcs.filter((arc) => graph.arcNode[arc] === to).map((arc) => cost[arc]));
}

const place = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }));

test('the way and its turns cost what relaxing until nothing changes finds, and its arcs join', () => {
  const cases = fc.record({
    nodes: fc.array(place, { minLength: 3, maxLength: 9 }),
    links: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 3, maxLength: 16 }),
    ends: fc.tuple(fc.nat(8), fc.nat(8)),
    comesBy: fc.option(fc.nat(40)),
  });
  fc.assert(
    fc.property(cases, ({ nodes, links, ends, comesBy }) => {
      const pairs = links
        .map(([a, b]) => [a % nodes.length, b % nodes.length] as const)
        .filter(([a, b]) => nodes[a][0] !== nodes[b][0] || nodes[a][1] !== nodes[b][1]);
      fc.pre(pairs.length > 0);
      const graph = straightGraph(nodes, pairs);
      const headings = headingsOf(graph);
      const [from, to] = ends.map((end) => end % nodes.length);
      fc.pre(from !== to);
      const after = comesBy === null ? null : comesBy % graph.arcNode.length;
      fc.pre(after === null || graph.arcNode[after] === from);
      const finder = turningFinder(graph, headings, { segment: graph.lengthMeters, leastPerMeter: 1, turn });
      const found = finder.find(from, to, { after, limit: Infinity });
      const least = leastByHand(graph, headings, from, to, after);
      if (found === null) {
        expect(least).toBe(Infinity);
        return;
      }
      expect(costOf(graph, headings, found, after)).toBeCloseTo(least, 2);
      expect(startOf(graph, found[0])).toBe(from);
      found.slice(1).forEach((arc, i) => expect(startOf(graph, arc)).toBe(graph.arcNode[found[i]]));
      expect(finder.find(from, to, { after, limit: least * 0.99 - 1 })).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('through a grid of streets it turns once', () => {
  const side = 8;
  const nodes = Array.from(
    { length: side * side },
    (_, i) => [100 * (i % side), 100 * Math.floor(i / side)] as const,
  );
  const pairs = nodes.flatMap((_, i) => [
    ...(i % side < side - 1 ? [[i, i + 1] as const] : []),
    ...(i + side < side * side ? [[i, i + side] as const] : []),
  ]);
  const graph = straightGraph(nodes, pairs);
  const headings = headingsOf(graph);
  const finder = turningFinder(graph, headings, { segment: graph.lengthMeters, leastPerMeter: 1, turn });
  const way = finder.find(0, side * side - 1, { after: null, limit: Infinity })!;
  const corners = way
    .slice(1)
    .filter((arc, i) => angleBetween(headings.into[way[i]], headings.out[arc]) > 0.1);
  expect(way).toHaveLength(2 * (side - 1));
  expect(corners).toHaveLength(1);
});
