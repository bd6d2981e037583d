import { expect, test } from 'vitest';
import { rankOf } from '../street-class.ts';
import type { StreetEdge, StreetNetwork } from '../street-network.ts';
import { landAround } from '../testing/plain-land.ts';
import { networkGraph } from './network-graph.ts';

const edge = (
  from: number,
  to: number,
  streetClass: StreetEdge['streetClass'],
  ...path: [number, number][]
) => ({
  from,
  to,
  streetClass,
  isBridge: false,
  nameIndex: null,
  path,
  lengthMeters: path.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - path[i][0], y - path[i][1]), 0),
});
const network: StreetNetwork = {
  cityCode: '999900',
  version: 1,
  seed: '1',
  origin: { lng: 104, lat: 30 },
  halfSideMeters: 20_000,
  nodes: [
    [0, 0],
    [1000, 0],
    [1000, 200],
    [5000, 0],
    [5100, 0],
  ],
  edges: [
    edge(0, 1, 'trunk', [0, 0], [400, 300], [800, 0], [1000, 0]),
    edge(1, 2, 'minor', [1000, 0], [1000, 200]),
    // A part of its own.
    edge(3, 4, 'motorway', [5000, 0], [5100, 0]),
  ],
  streetNames: [],
  water: [],
  hills: [],
  parks: [],
  coast: null,
};

test('long edges are cut evenly along their path, separate parts go, nodes have their district', () => {
  const west = landAround(network.origin, [-2000, -2000, 500, 2000]);
  const east = landAround(network.origin, [500, -2000, 3000, 150]);
  const graph = networkGraph(network, [west, east]);
  // 1,200 m in four pieces of 300 m, and 200 m in one.
  expect([...graph.lengthMeters]).toEqual([300, 300, 300, 300, 200]);
  expect([...graph.streetClass]).toEqual([...Array.from({ length: 4 }, () => rankOf.trunk), rankOf.minor]);
  const at = (node: number) => [Math.round(graph.x[node]), Math.round(graph.y[node])];
  expect([0, 1, 2, 3, 4, 5].map(at)).toEqual([
    [0, 0],
    [1000, 0],
    [1000, 200],
    [240, 180],
    [480, 240],
    [720, 60],
  ]);
  expect([...graph.district]).toEqual([0, 1, -1, 0, 0, 1]);
});
