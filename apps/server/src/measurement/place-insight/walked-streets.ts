import { localPlane } from '@ooh/geo/local-plane';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { indexPoints } from '@ooh/geo/spatial-index';
import { lngLatOf } from '@ooh/streets/on-map';
import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import type { StreetEdge, StreetNetwork } from '@ooh/streets/street-network';
import { packedCityStreets } from '../../city-data/streets/city-streets.ts';
import { memoize } from '../../platform/memoize.ts';

/** Metres walked in a minute: 4.8 km/h. */
export const walkedMetersPerMinute = 80;
/** What lies this near a walked street is reached, metres. */
export const besideStreetMeters = 80;
const sampleMeters = 50;
/** A place farther than this from every street reaches only what is around itself. */
const snapMeters = 400;

interface WalkGraph {
  readonly network: StreetNetwork;
  /** Edges on foot at each node. */
  readonly edgesAt: readonly (readonly StreetEdge[])[];
  readonly nearest: (point: Wgs84Point) => { readonly node: number; readonly meters: number } | null;
}

function graphOf(network: StreetNetwork): WalkGraph {
  const edgesAt: StreetEdge[][] = network.nodes.map(() => []);
  for (const edge of network.edges) {
    if (edge.streetClass === 'motorway' || edge.streetClass === 'expressway') continue;
    edgesAt[edge.from].push(edge);
    edgesAt[edge.to].push(edge);
  }
  const place = lngLatOf(network);
  const onFoot = [...edgesAt.keys()].filter((node) => edgesAt[node].length > 0);
  const index = indexPoints(onFoot.map((node) => wgs84(...place(network.nodes[node]))));
  return {
    network,
    edgesAt,
    nearest: (point) => {
      const [first] = index.within(point, snapMeters).toSorted((a, b) => a.distanceMeters - b.distanceMeters);
      return first === undefined ? null : { node: onFoot[first.index], meters: first.distanceMeters };
    },
  };
}

const kept = memoize<WalkGraph | null>(3);

/** The schematic streets of a city on which people walk; null where it has none. */
export function walkGraphOf(dataDir: string, cityCode: string): Promise<WalkGraph | null> {
  return kept(cityCode, async () => {
    const packed = await packedCityStreets(dataDir, cityCode);
    return packed === null ? null : graphOf(unpackStreets(packed));
  });
}

/** Metres walked to every node within a budget from one of them. A plain queue: budgets are a few kilometres. */
function walkedFrom(
  { edgesAt }: WalkGraph,
  start: number,
  first: number,
  budget: number,
): Map<number, number> {
  const walked = new Map([[start, first]]);
  const queue = [start];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    const here = walked.get(node) ?? Infinity;
    for (const { from, to, lengthMeters } of edgesAt[node]) {
      const other = from === node ? to : from;
      const there = here + lengthMeters;
      if (there > budget || there >= (walked.get(other) ?? Infinity)) continue;
      walked.set(other, there);
      queue.push(other);
    }
  }
  return walked;
}

type XY = StreetNetwork['nodes'][number];

/** Points of a path every `sampleMeters`, with the metres from its begin. */
function* samplesOf(path: readonly XY[]): Generator<readonly [XY, number]> {
  let before = 0;
  for (let i = 1; i < path.length; i++) {
    const [[ax, ay], [bx, by]] = [path[i - 1], path[i]];
    const length = Math.hypot(bx - ax, by - ay);
    const steps = Math.max(1, Math.ceil(length / sampleMeters));
    for (let step = 0; step < steps; step++) {
      const part = step / steps;
      yield [[ax + (bx - ax) * part, ay + (by - ay) * part], before + length * part];
    }
    before += length;
  }
}

/**
 * The middles of circles of `besideStreetMeters` that cover what is reached on foot within some minutes from any of the
 * places, each place itself among them. Points nearer than half the spacing of the samples are joined.
 */
export function walkedPoints(graph: WalkGraph, places: readonly Wgs84Point[], minutes: number): Wgs84Point[] {
  const budget = minutes * walkedMetersPerMinute;
  const place = lngLatOf(graph.network);
  const found = new Map<string, XY>();
  const plane = localPlane(graph.network.origin.lng, graph.network.origin.lat);
  const add = ([x, y]: XY) => {
    const key = `${Math.round((2 * x) / sampleMeters)}/${Math.round((2 * y) / sampleMeters)}`;
    if (!found.has(key)) found.set(key, [x, y]);
  };
  for (const point of places) {
    add([plane.x(point.lng), plane.y(point.lat)]);
    const near = graph.nearest(point);
    if (near === null || near.meters > budget) continue;
    const walked = walkedFrom(graph, near.node, near.meters, budget);
    for (const [node, meters] of walked)
      for (const edge of graph.edgesAt[node]) {
        const along = edge.from === node ? edge.path : edge.path.toReversed();
        for (const [at, far] of samplesOf(along)) if (meters + far <= budget) add(at);
      }
  }
  return [...found.values()].map((at) => wgs84(...place(at)));
}
