import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { latticeStreets } from '../testing/lattice-streets.ts';
import { seededCosts } from '../testing/seeded-costs.ts';
import { nodeFinder } from './node-finder.ts';
import { pathFinder } from './path-finder.ts';
import { mainPartOf, otherEnd, streetGraphOf, type StreetGraph } from './street-graph.ts';

const origin = { lng: 114, lat: 22.5 };
const lattice = latticeStreets({
  origin,
  seed: 11,
  box: [-12_000, -6000, 12_000, 6000],
  districtAt: (x) => (x < 0 ? 0 : 1),
  isBuilt: () => true,
});

/** Two parts: a square with a diagonal of 1–2–3–4, and a lone segment 0–5. */
const square = (oneWay?: number[]): StreetGraph =>
  mainPartOf(
    streetGraphOf(
      origin,
      { x: [0, 100, 200, 200, 100, 9], y: [0, 0, 0, 100, 100, 9], district: [0, 1, 1, 2, 2, 0] },
      {
        from: [0, 1, 2, 3, 4, 1],
        to: [5, 2, 3, 4, 1, 3],
        lengthMeters: [10, 100, 100, 100, 100, 142],
        streetClass: [5, 2, 2, 4, 5, 5],
        oneWay,
      },
    ),
  );

test('the largest part is kept, with districts, classes and arcs in both directions', () => {
  const graph = square();
  expect([graph.nodeCount, graph.segmentCount]).toEqual([4, 5]);
  expect([...graph.district]).toEqual([1, 1, 2, 2]);
  for (let node = 0; node < graph.nodeCount; node++) {
    for (let arc = graph.arcStart[node]; arc < graph.arcStart[node + 1]; arc++) {
      expect(otherEnd(graph, graph.arcSegment[arc], node)).toBe(graph.arcNode[arc]);
    }
  }
  expect(() =>
    streetGraphOf(
      origin,
      { x: [0], y: [0], district: [0] },
      { from: [], to: [], lengthMeters: [], streetClass: [] },
    ),
  ).toThrow(RangeError);
});

test('ways follow one-way streets as a vehicle and not on foot', () => {
  // 1 → 2 → 3 → 4 → 1 by the first four segments; the diagonal 1–3 both ways.
  const graph = square([0, 1, 1, 1, 1, 0]);
  const finder = pathFinder(graph);
  const cost = [1, 1, 1, 1, 9];
  finder.search(0, cost);
  expect(finder.costTo(3)).toBe(1);
  finder.search(0, cost, { asVehicle: true });
  expect(finder.costTo(3)).toBe(3);
  expect(finder.arcsTo(3)?.map((arc) => graph.arcSegment[arc])).toEqual([0, 1, 2]);
  finder.search(0, cost, { targets: [1] });
  expect([finder.costTo(1), finder.costTo(2)]).toEqual([1, Infinity]);
  finder.search(0, cost, { limit: 1 });
  expect(finder.arcsTo(2)).toBeNull();
});

/** Bellman–Ford, no shared code. */
function costsFrom(graph: StreetGraph, source: number, cost: Float64Array): Float64Array {
  const far = new Float64Array(graph.nodeCount).fill(Infinity);
  far[source] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let segment = 0; segment < graph.segmentCount; segment++) {
      const [a, b] = [graph.from[segment], graph.to[segment]];
      for (const [u, v] of [
        [a, b],
        [b, a],
      ]) {
        if (far[u] + cost[segment] >= far[v]) continue;
        far[v] = far[u] + cost[segment];
        changed = true;
      }
    }
  }
  return far;
}

test('costs equal those of relaxing until nothing changes; ways are connected and add up', () => {
  const graph = lattice;
  const finder = pathFinder(graph);
  fc.assert(
    fc.property(fc.nat(graph.nodeCount - 1), fc.integer(), (source, seed) => {
      const cost = seededCosts(graph, seed);
      const direct = costsFrom(graph, source, cost);
      finder.search(source, cost);
      for (let node = 0; node < graph.nodeCount; node += 37) {
        expect(finder.costTo(node)).toBeCloseTo(direct[node], 6);
        let [at, sum] = [source, 0];
        for (const arc of finder.arcsTo(node) ?? []) {
          expect(arc).toBeGreaterThanOrEqual(graph.arcStart[at]);
          expect(arc).toBeLessThan(graph.arcStart[at + 1]);
          sum += cost[graph.arcSegment[arc]];
          at = graph.arcNode[arc];
        }
        expect(at).toBe(node);
        expect(sum).toBeCloseTo(direct[node], 6);
      }
    }),
    { numRuns: 4 },
  );
});

test('nearest nodes equal a search through all', () => {
  const graph = lattice;
  const even = nodeFinder(graph, (node) => node % 2 === 0);
  fc.assert(
    fc.property(fc.integer({ min: -13_000, max: 13_000 }), fc.integer({ min: -7000, max: 7000 }), (x, y) => {
      const far = (node: number): number => Math.hypot(graph.x[node] - x, graph.y[node] - y);
      let best = 0;
      for (let node = 0; node < graph.nodeCount; node += 2) if (far(node) < far(best)) best = node;
      expect(even.nearest(x, y)?.meters).toBeCloseTo(far(best), 9);
      const inside = even.within(x, y, 500);
      const all = Array.from({ length: graph.nodeCount }, (_, n) => n).filter(
        (n) => n % 2 === 0 && far(n) <= 500,
      );
      expect(inside.map(({ node }) => node).sort((a, b) => a - b)).toEqual(all);
    }),
    { numRuns: 30 },
  );
  expect(even.nearest(1e6, 0, 1000)).toBeNull();
});
