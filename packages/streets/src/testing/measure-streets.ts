import { seededRandom } from '../chance/seeded-random.ts';
import { zones } from '../field/density.ts';
import { blocksOf } from '../graph/blocks.ts';
import { crossingPairs } from '../graph/crossing-edges.ts';
import { samplesAlong } from '../graph/draft-edge.ts';
import { cover, isWater } from '../ground/cover.ts';
import type { LaidStreets } from '../lay-streets.ts';
import { distance, type XY } from '../plane/path.ts';
import { streetGraphOf } from '../graph/street-graph.ts';
import { rankOf } from '../street-class.ts';

type ZoneName = (typeof zones)[number]['name'];

export interface ZoneMeasures {
  readonly squareKilometers: number;
  /** Street km per km². */
  readonly streets: number;
  readonly trunkToSecondary: number;
  readonly crossings: number;
  /** Shares of nodes without those of degree 2. */
  readonly degree1: number;
  readonly degree3: number;
  readonly degree4: number;
  readonly medianBlockHectares: number;
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

const zoneOf = (density: number): ZoneName | undefined => zones.find(({ from }) => density >= from)?.name;

/** Densities by zone, as the city's building density has them. */
export function measureZones({ network, ground, density }: LaidStreets): Record<ZoneName, ZoneMeasures> {
  const [cell, half] = [300, network.halfSideMeters];
  const area = new Map<ZoneName, number>();
  for (let x = -half; x < half; x += cell)
    for (let y = -half; y < half; y += cell) {
      const zone = ground.coverAt(x, y) === cover.land ? zoneOf(density.at(x, y)) : undefined;
      if (zone !== undefined) area.set(zone, (area.get(zone) ?? 0) + (cell * cell) / 1e6);
    }
  const degrees = new Int32Array(network.nodes.length);
  for (const { from, to } of network.edges) {
    degrees[from]++;
    degrees[to]++;
  }
  const zoneAt = ([x, y]: XY) => zoneOf(density.at(x, y));
  const blocks = blocksOf(network).filter(({ areaSquareMeters }) => areaSquareMeters < 4e6);
  return Object.fromEntries(
    zones.map(({ name }) => {
      const squareKilometers = area.get(name) ?? 0;
      const edges = network.edges.filter(({ path }) => zoneAt(path[path.length >> 1]) === name);
      const kilometers = (of: typeof edges) => of.reduce((sum, edge) => sum + edge.lengthMeters / 1000, 0);
      const here = network.nodes.flatMap((node, i) => (zoneAt(node) === name ? [degrees[i]] : []));
      const junctions = here.filter((degree) => degree !== 2);
      const share = (test: (degree: number) => boolean) => junctions.filter(test).length / junctions.length;
      const hectares = blocks
        .filter(({ centre }) => zoneAt(centre) === name)
        .map(({ areaSquareMeters }) => areaSquareMeters / 1e4);
      return [
        name,
        {
          squareKilometers,
          streets: kilometers(edges) / squareKilometers,
          trunkToSecondary:
            kilometers(edges.filter(({ streetClass }) => streetClass !== 'minor')) / squareKilometers,
          crossings: here.filter((degree) => degree > 2).length / squareKilometers,
          degree1: share((degree) => degree === 1),
          degree3: share((degree) => degree === 3),
          degree4: share((degree) => degree >= 4),
          medianBlockHectares: quantile(hectares, 0.5),
        },
      ];
    }),
  ) as unknown as Record<ZoneName, ZoneMeasures>;
}

/** Metres along the graph from one node to all others (Dijkstra with buckets of 100 m). */
function distancesFrom(network: LaidStreets['network'], start: number): Float64Array {
  const { nodes, edges, origin } = network;
  const { arcStart, arcNode, arcSegment, lengthMeters } = streetGraphOf(
    origin,
    { x: nodes.map(([x]) => x), y: nodes.map(([, y]) => y), district: nodes.map(() => 0) },
    {
      from: edges.map(({ from }) => from),
      to: edges.map(({ to }) => to),
      lengthMeters: edges.map((edge) => edge.lengthMeters),
      streetClass: edges.map(({ streetClass }) => rankOf[streetClass]),
    },
  );
  const distances = new Float64Array(network.nodes.length).fill(Infinity);
  distances[start] = 0;
  const buckets: number[][] = [[start]];
  for (let b = 0; b < buckets.length; b++)
    for (let i = 0; i < (buckets[b]?.length ?? 0); i++) {
      const node = buckets[b][i];
      for (let k = arcStart[node]; k < arcStart[node + 1]; k++) {
        const next = distances[node] + lengthMeters[arcSegment[k]];
        if (next >= distances[arcNode[k]]) continue;
        distances[arcNode[k]] = next;
        (buckets[Math.floor(next / 100)] ??= []).push(arcNode[k]);
      }
    }
  return distances;
}

/** Way along streets over straight distance, of pairs of dense nodes more than 2 km apart: 10, 50 and 90 %. */
export function measureDetours({ network, density }: LaidStreets): readonly [number, number, number] {
  const random = seededRandom('detours');
  const dense = network.nodes.flatMap((node, i) => (density.at(...node) > 0.25 ? [i] : []));
  const detours: number[] = [];
  for (let i = 0; i < 8; i++) {
    const start = dense[Math.floor(random() * dense.length)];
    const distances = distancesFrom(network, start);
    for (let k = 0; k < 60; k++) {
      const end = dense[Math.floor(random() * dense.length)];
      const straight = distance(network.nodes[start], network.nodes[end]);
      if (straight > 2000) detours.push(distances[end] / straight);
    }
  }
  return [quantile(detours, 0.1), quantile(detours, 0.5), quantile(detours, 0.9)];
}

/** Edges over water that are no bridge. */
export const wetEdges = ({ network, ground }: LaidStreets): number =>
  network.edges.filter(
    ({ isBridge, path }) =>
      !isBridge && samplesAlong(path, 25).some(([x, y]) => isWater(ground.coverAt(x, y))),
  ).length;

/** Pairs of edges that cross without a node, neither of them a bridge. */
export const crossingsWithoutNode = ({ network: { edges } }: LaidStreets): number =>
  crossingPairs(edges.map(({ path }) => path)).filter(([a, b]) => !edges[a].isBridge && !edges[b].isBridge)
    .length;

/** Nodes that the first cannot reach. */
export const unreachable = ({ network }: LaidStreets): number =>
  distancesFrom(network, 0).filter((meters) => meters === Infinity).length;
