import { isWater } from '../ground/cover.ts';
import type { Ground } from '../ground/ground.ts';
import { samplesAlong, type DraftEdge } from './draft-edge.ts';

const sampleMeters = 6;

/** Edges over water are bridges; minor streets have none and are left out. */
export function bridged(edges: readonly DraftEdge[], { coverAt }: Ground): readonly DraftEdge[] {
  return edges.flatMap((edge) => {
    const isWet = samplesAlong(edge.path, sampleMeters).some(([x, y]) => isWater(coverAt(x, y)));
    if (!isWet) return [edge];
    return edge.streetClass === 'minor' ? [] : [{ ...edge, isBridge: true }];
  });
}
