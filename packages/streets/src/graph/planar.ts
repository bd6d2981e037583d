import { rankOf } from '../street-class.ts';
import { crossingPairs } from './crossing-edges.ts';
import type { DraftEdge } from './draft-edge.ts';

/** Of two that cross without a node the lesser street goes, of one class the shorter. */
const isLesser = (a: DraftEdge, b: DraftEdge): boolean => {
  const [p, q] = [rankOf[a.streetClass], rankOf[b.streetClass]];
  return p === q ? a.lengthMeters < b.lengthMeters : p > q;
};

/** Without edges that cross another and have no node there; moved crossings leave a few of them. */
export function planar(edges: readonly DraftEdge[]): readonly DraftEdge[] {
  const dropped = new Set<DraftEdge>();
  for (const [i, j] of crossingPairs(edges.map(({ path }) => path))) {
    const [a, b] = [edges[i], edges[j]];
    if (dropped.has(a) || dropped.has(b)) continue;
    dropped.add(isLesser(a, b) ? a : b);
  }
  return edges.filter((edge) => !dropped.has(edge));
}
