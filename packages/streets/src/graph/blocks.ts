import { headingOf, ringArea, ringCentre, type Path, type XY } from '../plane/path.ts';
import type { StreetNetwork } from '../street-network.ts';

/** Land between streets. */
export interface Block {
  /** Closed, anticlockwise. */
  readonly ring: Path;
  readonly areaSquareMeters: number;
  readonly centre: XY;
  /** Indices of the edges around it. */
  readonly edges: readonly number[];
}

/** Slivers below this are none. */
const leastSquareMeters = 500;

type Graph = Pick<StreetNetwork, 'nodes' | 'edges'>;

/** Half edges: 2 × edge walks it from its first node, 2 × edge + 1 from its second. */
const pathOf = ({ edges }: Graph, half: number): Path =>
  half % 2 === 0 ? edges[half >> 1].path : edges[half >> 1].path.toReversed();

/** For each half edge the next one around the face on its left. */
function nextAround(graph: Graph): Int32Array {
  const leaving: { readonly heading: number; readonly half: number }[][] = graph.nodes.map(() => []);
  for (let half = 0; half < 2 * graph.edges.length; half++) {
    const path = pathOf(graph, half);
    const { from, to } = graph.edges[half >> 1];
    leaving[half % 2 === 0 ? from : to].push({ heading: headingOf(path[0], path[1]), half });
  }
  const next = new Int32Array(2 * graph.edges.length);
  for (const around of leaving) {
    around.sort((a, b) => a.heading - b.heading || a.half - b.half);
    // Who arrives by the opposite of a half edge leaves by the one clockwise before it.
    for (const [i, { half }] of around.entries())
      next[half ^ 1] = around[(i - 1 + around.length) % around.length].half;
  }
  return next;
}

/** Every block of a network, by walking around the faces of its graph. */
export function blocksOf(graph: Graph): readonly Block[] {
  const next = nextAround(graph);
  const isWalked = new Uint8Array(next.length);
  const blocks: Block[] = [];
  for (let start = 0; start < next.length; start++) {
    if (isWalked[start] === 1) continue;
    const ring: XY[] = [];
    const edges: number[] = [];
    for (let half = start; isWalked[half] === 0; half = next[half]) {
      isWalked[half] = 1;
      ring.push(...pathOf(graph, half).slice(0, -1));
      edges.push(half >> 1);
    }
    const areaSquareMeters = ringArea(ring);
    if (areaSquareMeters < leastSquareMeters) continue;
    blocks.push({ ring: [...ring, ring[0]], areaSquareMeters, centre: ringCentre(ring), edges });
  }
  return blocks;
}
