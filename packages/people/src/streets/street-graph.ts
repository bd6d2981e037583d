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

/** Label of its component by node: the least node of the component. */
function componentsOf(nodeCount: number, { from, to }: StreetSegments): Uint32Array {
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

/** The nodes of the largest component, ascending; of equally large ones the first. */
function mainNodes(nodeCount: number, segments: StreetSegments): number[] {
  const component = componentsOf(nodeCount, segments);
  const sizes = new Uint32Array(nodeCount);
  for (const root of component) sizes[root]++;
  const largest = sizes.indexOf(sizes.reduce((most, size) => Math.max(most, size), 0));
  return Array.from(component.keys()).filter((node) => component[node] === largest);
}

/** Builds the graph of the largest connected part. Throws RangeError when there is no segment. */
export function streetGraphOf(
  origin: StreetGraph['origin'],
  nodes: StreetNodes,
  segments: StreetSegments,
): StreetGraph {
  if (segments.from.length === 0) throw new RangeError('there are no streets');
  const kept = mainNodes(nodes.x.length, segments);
  const place = new Int32Array(nodes.x.length).fill(-1);
  kept.forEach((node, index) => (place[node] = index));
  const rows = Array.from({ length: segments.from.length }, (_, row) => row).filter(
    (row) => place[segments.from[row]] >= 0 && segments.from[row] !== segments.to[row],
  );
  const from = Uint32Array.from(rows, (row) => place[segments.from[row]]);
  const to = Uint32Array.from(rows, (row) => place[segments.to[row]]);
  return {
    origin,
    nodeCount: kept.length,
    x: Float64Array.from(kept, (node) => nodes.x[node]),
    y: Float64Array.from(kept, (node) => nodes.y[node]),
    district: Int16Array.from(kept, (node) => nodes.district[node]),
    segmentCount: rows.length,
    from,
    to,
    lengthMeters: Float32Array.from(rows, (row) => segments.lengthMeters[row]),
    streetClass: Uint8Array.from(rows, (row) => segments.streetClass[row]),
    oneWay: Uint8Array.from(rows, (row) => segments.oneWay?.[row] ?? 0),
    ...arcsOf(kept.length, from, to),
  };
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
