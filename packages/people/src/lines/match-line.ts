/**
 * The way of a bus line over the streets, from its stops: of the junctions near each stop the row is taken (Viterbi)
 * whose ways between them and distances from the stops cost least together.
 */
import { planeLength } from '@ooh/geo/local-plane';
import { nodeFinder, type NearNode, type NodeFinder } from '@ooh/streets/graph/node-finder';
import { pathFinder, type PathFinder } from '@ooh/streets/graph/path-finder';
import { minorClass, motorKmh } from '../trips/street-use.ts';
import { rankOf } from '@ooh/streets/street-class';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';

/** A stop on the plane of the streets. */
export interface PlaneStop {
  readonly x: number;
  readonly y: number;
}

export interface MatchedWay {
  /** Positions in the graph's arcs, from the first stop to the last. */
  readonly arcs: Uint32Array;
  readonly pathMeters: number;
  /** Σ straight metres between consecutive stops. */
  readonly straightMeters: number;
  /** Stops farther from any larger street than `farStopMeters`. */
  readonly farStops: number;
  /** Legs for which no way was found near the stops, and which took the shortest one. */
  readonly longLegs: number;
}

const nearMeters = 350;
const mostCandidates = 9;
const fewCandidates = 3;
const farStopMeters = 600;
/** Cost of a metre on local streets, on motorways, and between the stop and the junction. */
const minorFactor = 2.5;
const motorwayFactor = 1.5;
const offStreetFactor = 1.5;
/** A leg may cost so much more than its straight metres. */
const searchMeters = { factor: 3, extra: 2500 } as const;
/** A way so much longer than its stops lie apart is doubtful. */
export const doubtfulDetour = 1.6;

export interface LineMatcher {
  /** The way of one direction; null with fewer than two stops near streets. */
  match(stops: readonly PlaneStop[]): MatchedWay | null;
}

interface Candidate extends NearNode {
  cost: number;
  before: number;
}

class Matcher implements LineMatcher {
  private readonly graph: StreetGraph;
  private readonly cost: Float32Array;
  private readonly finder: PathFinder;
  private readonly larger: NodeFinder;
  private readonly all: NodeFinder;
  /** Costs that were asked for, by pair of nodes: lines share stops. */
  private readonly known = new Map<number, number>();

  constructor(graph: StreetGraph) {
    this.graph = graph;
    this.finder = pathFinder(graph);
    const { motorway } = rankOf;
    this.cost = graph.lengthMeters.map((meters, segment) => {
      const streetClass = graph.streetClass[segment];
      if (streetClass === minorClass) return meters * minorFactor;
      return meters * (streetClass === motorway ? motorwayFactor : 0.9 + 1 / motorKmh[streetClass]);
    });
    const onLarger = new Uint8Array(graph.nodeCount);
    for (let segment = 0; segment < graph.segmentCount; segment++) {
      const streetClass = graph.streetClass[segment];
      if (streetClass === minorClass || streetClass === motorway) continue;
      onLarger[graph.from[segment]] = 1;
      onLarger[graph.to[segment]] = 1;
    }
    this.all = nodeFinder(graph);
    this.larger = nodeFinder(graph, (node) => onLarger[node] === 1);
  }

  private candidatesOf({ x, y }: PlaneStop): Candidate[] {
    const near = this.larger.within(x, y, nearMeters).slice(0, mostCandidates);
    if (near.length === 0) {
      // A stop on a street too small, or one beside streets that the graph does not have.
      near.push(...this.all.within(x, y, nearMeters).slice(0, fewCandidates));
      const nearest = this.larger.nearest(x, y);
      if (nearest !== null) near.push(nearest);
    }
    return near.map((found) => ({ ...found, cost: Infinity, before: -1 }));
  }

  /** What the way between two junctions may cost, so that it counts as one. */
  private mostBetween(from: number, to: number): number {
    const { x, y } = this.graph;
    return searchMeters.factor * planeLength(x[to] - x[from], y[to] - y[from]) + searchMeters.extra;
  }

  /** Costs of ways from a junction; Infinity where there is none near. They depend on the two junctions alone. */
  private costsFrom(from: number, next: readonly Candidate[]): number[] {
    const keyOf = (to: number): number => from * this.graph.nodeCount + to;
    const open = next.map(({ node }) => node).filter((node) => !this.known.has(keyOf(node)));
    if (open.length > 0) {
      const limit = open.reduce((most, to) => Math.max(most, this.mostBetween(from, to)), 0);
      this.finder.search(from, this.cost, { targets: open, limit, asVehicle: true });
      for (const to of open) {
        const cost = this.finder.costTo(to);
        this.known.set(keyOf(to), cost <= this.mostBetween(from, to) ? cost : Infinity);
      }
    }
    return next.map(({ node }) => this.known.get(keyOf(node)) ?? Infinity);
  }

  private link(before: readonly Candidate[], next: readonly Candidate[]): void {
    before.forEach((from, i) => {
      this.costsFrom(from.node, next).forEach((way, k) => {
        const leg = way < Infinity ? way : 2 * this.mostBetween(from.node, next[k].node);
        const cost = from.cost + leg + offStreetFactor * next[k].meters;
        if (cost < next[k].cost) [next[k].cost, next[k].before] = [cost, i];
      });
    });
  }

  private bestRow(rows: readonly Candidate[][]): number[] {
    const last = rows[rows.length - 1];
    let at = last.reduce((best, { cost }, i) => (cost < last[best].cost ? i : best), 0);
    const nodes: number[] = [];
    for (let row = rows.length - 1; row >= 0; row--) {
      nodes.push(rows[row][at].node);
      at = rows[row][at].before;
    }
    return nodes.reverse();
  }

  match(stops: readonly PlaneStop[]): MatchedWay | null {
    const rows = stops.map((stop) => this.candidatesOf(stop));
    const kept = stops.filter((_, i) => rows[i].length > 0);
    const open = rows.filter((row) => row.length > 0);
    if (open.length < 2) return null;
    for (const first of open[0]) first.cost = offStreetFactor * first.meters;
    const straight = kept.slice(1).map((stop, i) => planeLength(stop.x - kept[i].x, stop.y - kept[i].y));
    for (let i = 1; i < open.length; i++) this.link(open[i - 1], open[i]);
    const nodes = this.bestRow(open);
    const arcs: number[] = [];
    let longLegs = 0;
    for (let i = 1; i < nodes.length; i++) {
      if (nodes[i] === nodes[i - 1]) continue;
      const limit = this.mostBetween(nodes[i - 1], nodes[i]);
      this.finder.search(nodes[i - 1], this.cost, { targets: [nodes[i]], limit, asVehicle: true });
      let leg = this.finder.arcsTo(nodes[i]);
      if (leg === null) {
        longLegs++;
        this.finder.search(nodes[i - 1], this.cost, { targets: [nodes[i]] });
        leg = this.finder.arcsTo(nodes[i]);
        if (leg === null) throw new Error(`no way from junction ${nodes[i - 1]} to ${nodes[i]}`);
      }
      for (const arc of leg) arcs.push(arc);
    }
    if (arcs.length === 0) return null;
    const { arcSegment, lengthMeters } = this.graph;
    return {
      arcs: Uint32Array.from(arcs),
      pathMeters: arcs.reduce((sum, arc) => sum + lengthMeters[arcSegment[arc]], 0),
      straightMeters: straight.reduce((sum, meters) => sum + meters, 0),
      farStops: open.filter((row) => row[0].meters > farStopMeters).length + rows.length - open.length,
      longLegs,
    };
  }
}

/** A matcher with its own working memory; it remembers the ways between stops that it was asked for. */
export const lineMatcher = (graph: StreetGraph): LineMatcher => new Matcher(graph);

/** Whether the way is so much longer than its stops lie apart that it should be looked at. */
export const isDoubtful = ({ pathMeters, straightMeters, longLegs }: MatchedWay): boolean =>
  longLegs > 0 || pathMeters > doubtfulDetour * straightMeters;
