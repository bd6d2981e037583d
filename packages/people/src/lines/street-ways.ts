/**
 * Where invented bus lines run and what their stops are called: on the schematic streets of their city. A way that is drawn
 * roughly becomes the way over the streets that lies nearest; a stop has the name of the crossing beside it.
 */
import { localPlane, planeLength } from '@ooh/geo/local-plane';
import type { Position } from '@ooh/geo/polygon';
import { nodeFinder } from '@ooh/streets/graph/node-finder';
import { streetGraphOf, type StreetGraph } from '@ooh/streets/graph/street-graph';
import type { ArcHeadings } from '@ooh/streets/graph/turning-finder';
import { rankOf } from '@ooh/streets/street-class';
import type { StreetEdge, StreetNetwork } from '@ooh/streets/street-network';
import { isDoubtful, lineMatcher, type MatchedWay, type PlaneStop } from './match-line.ts';
import { wayStraightener } from './straighten-way.ts';

export interface StreetWays {
  /**
   * A roughly drawn way on the streets, WGS-84; as it is where they do not reach it, and null where they lead so far astray that
   * no line would run there.
   */
  wayOf(rough: readonly Position[]): Position[] | null;
  /** Whether a larger street is within 600 m. */
  reaches(lng: number, lat: number): boolean;
  /** What the crossing near a place is called; null where no named streets cross within 900 m. */
  nameAt(lng: number, lat: number): string | null;
}

/** A rough way is looked at so often; less often where that leads to detours, at last at its ends alone. */
const sampleMeters = [1200, 2400, 4000, 8000, Infinity] as const;
/** Around water and hills a way may be so much longer than the places lie apart. */
const mostDetour = 2.5;
/** Between streets so much may lie beyond them. */
const gapMeters = 3000;
/** Places farther from any larger street are beyond the streets. */
const reachMeters = 600;
/** So far from a crossing a stop is told by its side of it. */
const besideMeters = 220;
const farthestMeters = 900;
type XY = readonly [number, number];

/** Edges longer than this are cut, so that rough ways find a place on them. */
const longestMeters = 300;

interface Piece {
  readonly edge: StreetEdge;
  readonly path: readonly XY[];
}

/** An edge in pieces of equal length. */
function piecesOf(edge: StreetEdge): Piece[] {
  const count = Math.max(1, Math.ceil(edge.lengthMeters / longestMeters));
  if (count === 1) return [{ edge, path: edge.path }];
  const { path } = edge;
  const running = [0];
  for (let i = 1; i < path.length; i++)
    running.push(running[i - 1] + planeLength(path[i][0] - path[i - 1][0], path[i][1] - path[i - 1][1]));
  const whole = running[running.length - 1];
  const cuts = Array.from({ length: count - 1 }, (_, part) => (whole * (part + 1)) / count);
  const pieces: XY[][] = [[path[0]]];
  let next = 0;
  for (let i = 1; i < path.length; i++) {
    while (next < cuts.length && cuts[next] < running[i]) {
      const t = (cuts[next] - running[i - 1]) / (running[i] - running[i - 1]);
      const at: XY = [
        path[i - 1][0] + (path[i][0] - path[i - 1][0]) * t,
        path[i - 1][1] + (path[i][1] - path[i - 1][1]) * t,
      ];
      pieces[pieces.length - 1].push(at);
      pieces.push([at]);
      next++;
    }
    pieces[pieces.length - 1].push(path[i]);
  }
  return pieces.map((piece) => ({ edge, path: piece }));
}

/** The graph of the streets cut into pieces; its segments are the pieces. */
function cutGraph({ origin, nodes, edges }: StreetNetwork): { graph: StreetGraph; pieces: readonly Piece[] } {
  const [x, y] = [nodes.map(([at]) => at), nodes.map(([, at]) => at)];
  const [from, to, lengthMeters, streetClass]: number[][] = [[], [], [], []];
  const pieces: Piece[] = [];
  for (const edge of edges) {
    if (edge.from === edge.to) continue;
    const own = piecesOf(edge);
    let last = edge.from;
    own.forEach((piece, i) => {
      const [endX, endY] = piece.path[piece.path.length - 1];
      const next = i === own.length - 1 ? edge.to : x.push(endX) - 1;
      if (i < own.length - 1) y.push(endY);
      from.push(last);
      to.push(next);
      lengthMeters.push(edge.lengthMeters / own.length);
      streetClass.push(rankOf[edge.streetClass]);
      pieces.push(piece);
      last = next;
    });
  }
  const district = x.map(() => -1);
  return {
    graph: streetGraphOf(origin, { x, y, district }, { from, to, lengthMeters, streetClass }),
    pieces,
  };
}

/** Where arcs begin and end to lead. */
function headingsOf(graph: StreetGraph, alongOf: (arc: number) => readonly XY[]): ArcHeadings {
  const heading = ([ax, ay]: XY, [bx, by]: XY): number => Math.atan2(by - ay, bx - ax);
  const [out, into] = [new Float32Array(graph.arcNode.length), new Float32Array(graph.arcNode.length)];
  for (let arc = 0; arc < out.length; arc++) {
    const along = alongOf(arc);
    out[arc] = heading(along[0], along[1]);
    into[arc] = heading(along[along.length - 2], along[along.length - 1]);
  }
  return { out, into };
}

/** 人民大道 without what it is: 人民. */
const stemOf = (name: string): string =>
  name.length > 2 ? name.replace(/(大道|高速|公路|路|街|道)$/, '') : name;

/** The streets that cross at nodes: the larger first, of one class in the order of their names. */
function crossingNames({ edges, streetNames, nodes }: StreetNetwork): (string | null)[] {
  const at = nodes.map(() => new Map<string, number>());
  for (const { from, to, nameIndex, streetClass } of edges) {
    if (nameIndex === null) continue;
    const name = streetNames[nameIndex];
    for (const node of [from, to])
      at[node].set(name, Math.min(at[node].get(name) ?? Infinity, rankOf[streetClass]));
  }
  return at.map((streets) => {
    const [first, second] = [...streets].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
    return second === undefined ? null : `${stemOf(first[0])}${second[0]}口`;
  });
}

const sides = ['东', '东北', '北', '西北', '西', '西南', '南', '东南'] as const;

/** On which side of a crossing a place lies. */
const sideOf = (dx: number, dy: number): string =>
  sides[(Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8];

/** First and last place, and places between them at least so far apart. */
function samplesAlong(rough: readonly XY[], apart: number): PlaneStop[] {
  const samples: PlaneStop[] = [{ x: rough[0][0], y: rough[0][1] }];
  let since = 0;
  for (let i = 1; i < rough.length; i++) {
    since += planeLength(rough[i][0] - rough[i - 1][0], rough[i][1] - rough[i - 1][1]);
    if (since < apart && i < rough.length - 1) continue;
    samples.push({ x: rough[i][0], y: rough[i][1] });
    since = 0;
  }
  return samples;
}

interface Stretch {
  readonly isWithin: boolean;
  readonly path: XY[];
}

const lengthOf = (path: readonly XY[]): number =>
  path.reduce(
    (sum, [x, y], i) => (i === 0 ? 0 : sum + planeLength(x - path[i - 1][0], y - path[i - 1][1])),
    0,
  );

/** Stretches of a way within the streets and beyond them; a short one between streets, over water or hills, is left out. */
function stretchesOf(way: readonly XY[], isWithin: (at: XY) => boolean): Stretch[] {
  const stretches: Stretch[] = [];
  for (const at of way) {
    const within = isWithin(at);
    const last = stretches.at(-1);
    if (last?.isWithin === within) last.path.push(at);
    else stretches.push({ isWithin: within, path: [at] });
  }
  const joined: Stretch[] = [];
  stretches.forEach((stretch, i) => {
    const isGap = !stretch.isWithin && i > 0 && i < stretches.length - 1;
    if (isGap && lengthOf(stretch.path) < gapMeters) return;
    const last = joined.at(-1);
    if (last?.isWithin === true && stretch.isWithin) last.path.push(...stretch.path);
    else joined.push(stretch);
  });
  return joined;
}

/** Takes a second for a large city, and some milliseconds for each way. */
export function streetWays(network: StreetNetwork): StreetWays {
  const { graph, pieces } = cutGraph(network);
  const plane = localPlane(network.origin.lng, network.origin.lat);
  const matcher = lineMatcher(graph);
  const onLarger = new Uint8Array(graph.nodeCount);
  for (let segment = 0; segment < graph.segmentCount; segment++) {
    if (graph.streetClass[segment] === rankOf.minor || graph.streetClass[segment] === rankOf.motorway)
      continue;
    onLarger[graph.from[segment]] = 1;
    onLarger[graph.to[segment]] = 1;
  }
  const names = crossingNames(network);
  const crossings = nodeFinder(graph, (node) => (names[node] ?? null) !== null);
  const alongOf = (arc: number): readonly XY[] => {
    const segment = graph.arcSegment[arc];
    const own = pieces[segment].path;
    return graph.arcNode[arc] === graph.to[segment] ? own : own.toReversed();
  };
  const straightener = wayStraightener(graph, headingsOf(graph, alongOf));
  const pathOf = (arcs: ArrayLike<number>): XY[] => {
    const path: XY[] = [];
    for (const arc of straightener.straighten(arcs)) {
      const along = alongOf(arc);
      path.push(...(path.length === 0 ? along : along.slice(1)));
    }
    return path;
  };
  const larger = nodeFinder(graph, (node) => onLarger[node] === 1);
  const isReached = ([x, y]: XY): boolean => larger.nearest(x, y, reachMeters) !== null;
  /** A stretch within the streets on them; one of a single place as it is, null where they lead far astray. */
  const onStreets = (stretch: XY[]): XY[] | null => {
    if (stretch.length < 2) return stretch;
    let shortest: MatchedWay | null = null;
    for (const apart of sampleMeters) {
      const way = matcher.match(samplesAlong(stretch, apart));
      if (way === null) continue;
      if (!isDoubtful(way)) return pathOf(way.arcs);
      if (shortest === null || way.pathMeters < shortest.pathMeters) shortest = way;
    }
    return shortest !== null && shortest.pathMeters <= mostDetour * shortest.straightMeters
      ? pathOf(shortest.arcs)
      : null;
  };
  return {
    reaches: (lng, lat) => isReached([plane.x(lng), plane.y(lat)]),
    wayOf(rough) {
      const way = rough.map(([lng, lat]): XY => [plane.x(lng), plane.y(lat)]);
      const laid: XY[] = [];
      for (const { isWithin, path } of stretchesOf(way, isReached)) {
        const stretch = isWithin ? onStreets(path) : path;
        if (stretch === null) return null;
        laid.push(...stretch);
      }
      return laid.map(([x, y]) => {
        const { lng, lat } = plane.point(x, y);
        return [lng, lat];
      });
    },
    nameAt(lng, lat) {
      const [x, y] = [plane.x(lng), plane.y(lat)];
      const near = crossings.nearest(x, y, farthestMeters);
      if (near === null) return null;
      const name = names[near.node];
      if (name === null || near.meters <= besideMeters) return name;
      return name + sideOf(x - graph.x[near.node], y - graph.y[near.node]);
    },
  };
}
