import { rankOf, type StreetClass } from '../street-class.ts';
import type { DraftEdge } from './draft-edge.ts';

/** Dead ends shorter than this are dropped, metres. */
function shortestDeadEnd(streetClass: StreetClass): number {
  if (streetClass === 'minor') return 90;
  return rankOf[streetClass] <= rankOf.primary ? 420 : 200;
}

export function degreesOf(nodeCount: number, edges: readonly DraftEdge[]): Int32Array {
  const degrees = new Int32Array(nodeCount);
  for (const { from, to } of edges) {
    degrees[from]++;
    degrees[to]++;
  }
  return degrees;
}

/** Without short dead ends, nor those that their going leaves behind. */
export function withoutShortEnds(nodeCount: number, edges: readonly DraftEdge[]): readonly DraftEdge[] {
  let kept = edges;
  for (let round = 0; round < 2; round++) {
    const degrees = degreesOf(nodeCount, kept);
    kept = kept.filter(
      ({ from, to, lengthMeters, streetClass }) =>
        (degrees[from] > 1 && degrees[to] > 1) || lengthMeters >= shortestDeadEnd(streetClass),
    );
  }
  return kept;
}
