/**
 * Streets as a graph of segments: pieces of street between junctions. Positions are metres east and north of an
 * origin. Held in typed arrays, so that it can be handed to a worker thread as it is.
 */
export interface StreetGraph {
  /** WGS-84. */
  readonly origin: { readonly lng: number; readonly lat: number };
  readonly nodeCount: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Index into the city's districts, −1 outside all of them. */
  readonly district: Int16Array;
  readonly segmentCount: number;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly lengthMeters: Float32Array;
  /** Index into `streetClasses`. */
  readonly streetClass: Uint8Array;
  /** 1 where vehicles run from `from` to `to` only. */
  readonly oneWay: Uint8Array;
  /** The segments at node n are arcs arcStart[n] .. arcStart[n + 1], ascending by segment. Length nodeCount + 1. */
  readonly arcStart: Uint32Array;
  /** The node at the other end. */
  readonly arcNode: Uint32Array;
  readonly arcSegment: Uint32Array;
}

export interface StreetNodes {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly district: ArrayLike<number>;
}

export interface StreetSegments {
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
  readonly lengthMeters: ArrayLike<number>;
  readonly streetClass: ArrayLike<number>;
  readonly oneWay?: ArrayLike<number>;
}

/** Builds the graph; segments that begin and end at one node are left out. Throws RangeError when there is none. */
export function streetGraphOf(
  origin: StreetGraph['origin'],
  nodes: StreetNodes,
  segments: StreetSegments,
): StreetGraph {
  const rows = Array.from({ length: segments.from.length }, (_, row) => row).filter(
    (row) => segments.from[row] !== segments.to[row],
  );
  if (rows.length === 0) throw new RangeError('there are no streets');
  const from = Uint32Array.from(rows, (row) => segments.from[row]);
  const to = Uint32Array.from(rows, (row) => segments.to[row]);
  return {
    origin,
    nodeCount: nodes.x.length,
    x: Float64Array.from(nodes.x),
    y: Float64Array.from(nodes.y),
    district: Int16Array.from(nodes.district),
    segmentCount: rows.length,
    from,
    to,
    lengthMeters: Float32Array.from(rows, (row) => segments.lengthMeters[row]),
    streetClass: Uint8Array.from(rows, (row) => segments.streetClass[row]),
    oneWay: Uint8Array.from(rows, (row) => segments.oneWay?.[row] ?? 0),
    ...arcsOf(nodes.x.length, from, to),
  };
}

/** Label of its component by node: the least node of the component. */
function componentsOf({ nodeCount, from, to }: StreetGraph): Uint32Array {
  const parent = Uint32Array.from({ length: nodeCount }, (_, node) => node);
  const rootOf = (node: number): number => {
    let at = node;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  };
  for (let segment = 0; segment < from.length; segment++) {
    const [a, b] = [rootOf(from[segment]), rootOf(to[segment])];
    parent[Math.max(a, b)] = Math.min(a, b);
  }
  return parent.map((_, node) => rootOf(node));
}

/** The largest connected part, of equally large ones the first; nodes and segments keep their order. */
export function mainPartOf(graph: StreetGraph): StreetGraph {
  const component = componentsOf(graph);
  const sizes = new Uint32Array(graph.nodeCount);
  for (const root of component) sizes[root]++;
  const largest = sizes.indexOf(sizes.reduce((most, size) => Math.max(most, size), 0));
  const place = new Int32Array(graph.nodeCount).fill(-1);
  let count = 0;
  component.forEach((root, node) => root === largest && (place[node] = count++));
  const isKept = (_: number, node: number): boolean => place[node] >= 0;
  const isOnKept = (_: number, segment: number): boolean => place[graph.from[segment]] >= 0;
  return streetGraphOf(
    graph.origin,
    { x: graph.x.filter(isKept), y: graph.y.filter(isKept), district: graph.district.filter(isKept) },
    {
      from: graph.from.filter(isOnKept).map((node) => place[node]),
      to: graph.to.filter(isOnKept).map((node) => place[node]),
      lengthMeters: graph.lengthMeters.filter(isOnKept),
      streetClass: graph.streetClass.filter(isOnKept),
      oneWay: graph.oneWay.filter(isOnKept),
    },
  );
}

function arcsOf(nodeCount: number, from: Uint32Array, to: Uint32Array) {
  const arcStart = new Uint32Array(nodeCount + 1);
  for (let segment = 0; segment < from.length; segment++) {
    arcStart[from[segment] + 1]++;
    arcStart[to[segment] + 1]++;
  }
  for (let node = 0; node < nodeCount; node++) arcStart[node + 1] += arcStart[node];
  const fill = arcStart.slice();
  const arcNode = new Uint32Array(2 * from.length);
  const arcSegment = new Uint32Array(2 * from.length);
  for (let segment = 0; segment < from.length; segment++) {
    for (const [here, there] of [
      [from[segment], to[segment]],
      [to[segment], from[segment]],
    ]) {
      arcNode[fill[here]] = there;
      arcSegment[fill[here]++] = segment;
    }
  }
  return { arcStart, arcNode, arcSegment };
}

/** The node at the other end of a segment. */
export const otherEnd = ({ from, to }: StreetGraph, segment: number, node: number): number =>
  from[segment] === node ? to[segment] : from[segment];
