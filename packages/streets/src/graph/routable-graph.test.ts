import { expect, test } from 'vitest';
import type { StreetEdge, StreetNetwork } from '../street-network.ts';
import { landAround } from '../testing/plain-land.ts';
import { districtOfNodes, noDistrict, routableGraph } from './routable-graph.ts';

const edge = (
  from: number,
  to: number,
  lengthMeters: number,
  streetClass: StreetEdge['streetClass'],
): StreetEdge => ({
  from,
  to,
  lengthMeters,
  streetClass,
  isBridge: false,
  nameIndex: null,
  path: [],
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
    [1000, 1000],
    [5000, 0],
  ],
  edges: [edge(0, 1, 1000, 'trunk'), edge(1, 2, 1100, 'minor'), edge(1, 3, 4000, 'motorway')],
  streetNames: [],
  water: [],
  hills: [],
  parks: [],
  coast: null,
};

test('each edge leaves both of its nodes', () => {
  const { offsets, targets, lengths, classes, edges } = routableGraph(network);
  const leaving = (node: number) =>
    Array.from({ length: offsets[node + 1] - offsets[node] }, (_, i) => {
      const at = offsets[node] + i;
      return [targets[at], lengths[at], classes[at], edges[at]];
    });
  expect(leaving(0)).toEqual([[1, 1000, 2, 0]]);
  expect(leaving(1)).toEqual([
    [0, 1000, 2, 0],
    [2, 1100, 5, 1],
    [3, 4000, 0, 2],
  ]);
  expect(leaving(2)).toEqual([[1, 1100, 5, 1]]);
  expect(leaving(3)).toEqual([[1, 4000, 0, 2]]);
});

test('a node has the district that it lies in', () => {
  const west = landAround(network.origin, [-2000, -2000, 500, 2000]);
  const east = landAround(network.origin, [500, -2000, 3000, 2000]);
  expect([...districtOfNodes(network, [west, east])]).toEqual([0, 1, 1, noDistrict]);
});
