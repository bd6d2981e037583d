import type { AreaRules } from '@ooh/contract/domain/plan';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { fenceContains, type PlanFence } from '../../plan/plan-fences.ts';

interface Placed {
  readonly positionId: string;
  readonly lng: number;
  readonly lat: number;
}

function chosenFence(
  fences: readonly PlanFence[],
  point: Wgs84Point,
  dedupe: AreaRules['dedupe'],
): PlanFence | undefined {
  const inside = fences
    .filter((fence) => fenceContains(fence, point))
    .map((fence) => ({ fence, meters: distanceMeters(fence.centre, point) }));
  inside.sort(
    (a, b) =>
      (dedupe === 'priority' ? a.fence.priority - b.fence.priority : 0) ||
      a.meters - b.meters ||
      (a.fence.fenceId < b.fence.fenceId ? -1 : 1),
  );
  return inside[0]?.fence;
}

/**
 * The fence of every position: each belongs to one at most, whichever the rules say. A fence keeps the positions
 * of the most TA people, at most `maxPerFence`. Answers fence ids by position id.
 */
export function assignFences(
  positions: readonly Placed[],
  fences: readonly PlanFence[],
  rules: Pick<AreaRules, 'dedupe' | 'maxPerFence'>,
  heatOf: (positionId: string) => number,
): Map<string, string> {
  const byFence = new Map<string, Placed[]>();
  const seen = new Set<string>();
  for (const position of positions) {
    if (seen.has(position.positionId)) continue;
    seen.add(position.positionId);
    const fence = chosenFence(fences, wgs84(position.lng, position.lat), rules.dedupe);
    if (fence === undefined) continue;
    byFence.set(fence.fenceId, [...(byFence.get(fence.fenceId) ?? []), position]);
  }
  const assigned = new Map<string, string>();
  for (const [fenceId, inside] of byFence) {
    const kept = inside
      .toSorted(
        (a, b) => heatOf(b.positionId) - heatOf(a.positionId) || (a.positionId < b.positionId ? -1 : 1),
      )
      .slice(0, rules.maxPerFence ?? inside.length);
    for (const { positionId } of kept) assigned.set(positionId, fenceId);
  }
  return assigned;
}
