import type { PlanBrief } from '@ooh/contract/domain/plan';
import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import { isSimpleRing } from '@ooh/geo/simple-ring';
import type { Store } from './parse-stores.ts';

export type Fence = PlanBrief['fences'][number];

export const mostFences = 50;
const usualPriority = 5;

/** A fence id that none of the others has. */
function freeId(fences: readonly Fence[]): string {
  const taken = new Set(fences.map(({ fenceId }) => fenceId));
  for (let n = fences.length + 1; ; n++) if (!taken.has(`f${n}`)) return `f${n}`;
}

function circle(
  fenceId: string,
  name: string,
  center: readonly [number, number],
  radiusMeters: number,
): Fence {
  return {
    fenceId,
    name,
    priority: usualPriority,
    ring: circleRing(wgs84(...center), radiusMeters).slice(0, -1),
    circle: { center: [...center], radiusMeters },
  };
}

/** The fences with circles around stores, as many as a plan may have. */
export function withStores(
  fences: readonly Fence[],
  stores: readonly Store[],
  radiusMeters: number,
): Fence[] {
  return stores.reduce<Fence[]>(
    (all, { name, center }) =>
      all.length < mostFences ? [...all, circle(freeId(all), name, center, radiusMeters)] : all,
    [...fences],
  );
}

/** The fences with a drawn polygon, or the reason why it is none. */
export function withPolygon(
  fences: readonly Fence[],
  corners: readonly (readonly [number, number])[],
): Fence[] | string {
  const ring = corners.filter((corner, i) => i === 0 || corner.join() !== corners[i - 1]!.join());
  if (ring.length < 3) return '围栏至少需要 3 个顶点';
  if (!isSimpleRing(ring)) return '围栏的边不能相交，请重新绘制';
  if (fences.length >= mostFences) return `最多 ${mostFences} 个围栏`;
  const fenceId = freeId(fences);
  return [
    ...fences,
    {
      fenceId,
      name: `围栏 ${fenceId.slice(1)}`,
      priority: usualPriority,
      ring: ring.map(([lng, lat]) => [lng, lat]),
    },
  ];
}

/** All circles with another radius. */
export function withRadius(fences: readonly Fence[], radiusMeters: number): Fence[] {
  return fences.map((fence) =>
    fence.circle === undefined
      ? fence
      : {
          ...fence,
          ring: circleRing(wgs84(...fence.circle.center), radiusMeters).slice(0, -1),
          circle: { ...fence.circle, radiusMeters },
        },
  );
}
