/**
 * Towns beyond the map of streets. A city's schematic streets end at a window; a district that lies mostly outside of it
 * has far more declared residents than its streets hold. It gets a plain town (a lattice of streets) in the part without
 * streets, tied to the network by one road, so that the panel can hold the whole census.
 */
import { areaLocator } from '@ooh/geo/area-locator';
import { localPlane, planeLength } from '@ooh/geo/local-plane';
import { areaBounds, areaContains, type Area } from '@ooh/geo/polygon';
import { nodeFinder } from '@ooh/streets/graph/node-finder';
import { streetGraphOf, type StreetGraph } from '@ooh/streets/graph/street-graph';
import { rankOf } from '@ooh/streets/street-class';
import { walkingEffort } from '../trips/street-use.ts';

export interface OuterDistrict {
  readonly area: Area;
  /** Declared residents of all ages; null where none are declared. */
  readonly residents: number | null;
}

/** Residents on a kilometre of street, relative to the city's, up to which a district is left as it is. */
const crowded = 2;
/** A town lies at least so far from any street. */
const apartMeters = 3000;
const spacingMeters = 250;
const probeMeters = 2000;

/** Kilometres of street that can be walked, by district. */
function walkableKm(graph: StreetGraph, count: number): Float64Array {
  const km = new Float64Array(count);
  for (let segment = 0; segment < graph.segmentCount; segment++) {
    const district = graph.district[graph.from[segment]];
    if (district < 0 || walkingEffort[graph.streetClass[segment]] === Infinity) continue;
    km[district] += graph.lengthMeters[segment] / 1000;
  }
  return km;
}

/** The place in the district that is nearest to the middle of what lies beyond the streets; null without any. */
function townPlace(graph: StreetGraph, area: Area, finder: ReturnType<typeof nodeFinder>) {
  const plane = localPlane(graph.origin.lng, graph.origin.lat);
  const { west, south, east, north } = areaBounds(area);
  const free: { x: number; y: number }[] = [];
  for (let y = plane.y(south); y <= plane.y(north); y += probeMeters) {
    for (let x = plane.x(west); x <= plane.x(east); x += probeMeters) {
      if (!areaContains(area, plane.point(x, y)) || finder.nearest(x, y, apartMeters) !== null) continue;
      free.push({ x, y });
    }
  }
  if (free.length === 0) return null;
  const middle = {
    x: free.reduce((sum, { x }) => sum + x, 0) / free.length,
    y: free.reduce((sum, { y }) => sum + y, 0) / free.length,
  };
  const far = ({ x, y }: { x: number; y: number }): number => planeLength(x - middle.x, y - middle.y);
  return free.reduce((best, place) => (far(place) < far(best) ? place : best));
}

/** Nodes and segments that grow. */
class Draft {
  readonly x: number[];
  readonly y: number[];
  readonly from: number[];
  readonly to: number[];
  readonly lengthMeters: number[];
  readonly streetClass: number[];
  readonly oneWay: number[];

  constructor(graph: StreetGraph) {
    this.x = [...graph.x];
    this.y = [...graph.y];
    this.from = [...graph.from];
    this.to = [...graph.to];
    this.lengthMeters = [...graph.lengthMeters];
    this.streetClass = [...graph.streetClass];
    this.oneWay = [...graph.oneWay];
  }

  node(x: number, y: number): number {
    this.x.push(x);
    return this.y.push(y) - 1;
  }

  street(from: number, to: number, streetClass: number): void {
    this.from.push(from);
    this.to.push(to);
    this.lengthMeters.push(planeLength(this.x[to] - this.x[from], this.y[to] - this.y[from]));
    this.streetClass.push(streetClass);
    this.oneWay.push(0);
  }

  /** A town of `side` × `side` junctions; returns the one in its middle. */
  town(x: number, y: number, side: number): number {
    const middle = Math.floor(side / 2);
    const classOf = (line: number): number =>
      line === middle ? rankOf.primary : line % 2 === 0 ? rankOf.secondary : rankOf.minor;
    const nodes = Array.from({ length: side * side }, (_, i) =>
      this.node(
        x + ((i % side) - middle) * spacingMeters,
        y + (Math.floor(i / side) - middle) * spacingMeters,
      ),
    );
    nodes.forEach((node, i) => {
      const [column, row] = [i % side, Math.floor(i / side)];
      if (column + 1 < side) this.street(node, nodes[i + 1], classOf(row));
      if (row + 1 < side) this.street(node, nodes[i + side], classOf(column));
    });
    return nodes[middle * side + middle];
  }

  /** A straight road between two nodes. */
  road(from: number, to: number): void {
    const [dx, dy] = [this.x[to] - this.x[from], this.y[to] - this.y[from]];
    const parts = Math.max(1, Math.ceil(planeLength(dx, dy) / spacingMeters));
    let last = from;
    for (let part = 1; part <= parts; part++) {
      const share = part / parts;
      const next = part === parts ? to : this.node(this.x[from] + dx * share, this.y[from] + dy * share);
      this.street(last, next, rankOf.trunk);
      last = next;
    }
  }
}

/** The graph with its outer towns; the same graph where every district has room for its residents. */
export function withOuterTowns(graph: StreetGraph, districts: readonly OuterDistrict[]): StreetGraph {
  const km = walkableKm(graph, districts.length);
  const known = districts.map(({ residents }, d) => ({ residents: residents ?? 0, km: km[d] }));
  const held = known.filter(({ residents, km: own }) => residents > 0 && own > 0);
  const perKm =
    held.reduce((sum, { residents }) => sum + residents, 0) / held.reduce((sum, one) => sum + one.km, 0);
  const wanting = known
    .map(({ residents, km: own }, district) => ({ district, missingKm: residents / (crowded * perKm) - own }))
    .filter(({ missingKm }) => missingKm > 0);
  if (held.length === 0 || wanting.length === 0) return graph;
  const finder = nodeFinder(graph, (node) => graph.arcStart[node + 1] > graph.arcStart[node]);
  const draft = new Draft(graph);
  for (const { district, missingKm } of wanting) {
    const place = townPlace(graph, districts[district].area, finder);
    if (place === null) continue;
    // A square of n junctions a side has 2n(n − 1) streets.
    const side = Math.max(3, Math.ceil(0.5 + Math.sqrt((missingKm * 1000) / (2 * spacingMeters))));
    const nearest = finder.nearest(place.x, place.y, 200_000);
    if (nearest !== null) draft.road(draft.town(place.x, place.y, side), nearest.node);
  }
  const plane = localPlane(graph.origin.lng, graph.origin.lat);
  const locator = areaLocator(districts.map(({ area }) => area));
  const district = draft.x.map((x, node) =>
    node < graph.nodeCount ? graph.district[node] : locator.locate(plane.point(x, draft.y[node])),
  );
  return streetGraphOf(graph.origin, { x: draft.x, y: draft.y, district }, draft);
}
