import type { PlanBrief } from '@ooh/contract/domain/plan';
import { drawnSquareMeters } from '@ooh/contract/domain/plan-names';
import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import { ringFaultOf } from '@ooh/geo/drawn-ring';
import { areaSquareMeters, polygonFrom } from '@ooh/geo/polygon';
import type { DrawnShape } from '../../map/draw-shape.ts';
import type { LngLat } from '../../map/map-data.ts';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';

export type Fence = PlanBrief['fences'][number];

export const maxFences = 50;
export const radiusMeters = { least: 50, most: 5000 } as const;
/** Radius of the circles that places become. */
export const usualFenceMeters = 500;
const maxCorners = 500;
const usualPriority = 5;

/** A fence id that none of the others has. */
function freeId(fences: readonly Fence[]): string {
  const taken = new Set(fences.map(({ fenceId }) => fenceId));
  for (let n = fences.length + 1; ; n++) if (!taken.has(`f${n}`)) return `f${n}`;
}

const nameOf = (fenceId: string): string => `围栏 ${fenceId.slice(1)}`;

function circleParts(center: LngLat, radius: number): Pick<Fence, 'ring' | 'circle'> {
  return {
    ring: circleRing(wgs84(...center), radius).slice(0, -1),
    circle: { center: [...center], radiusMeters: radius },
  };
}

/** Area in m². */
export function fenceSquareMeters(ring: readonly LngLat[]): number {
  return areaSquareMeters(polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat))));
}

const faultNames = {
  crossing: '围栏的边不能相交，请重新绘制',
  'too-small': `围栏过小，至少 ${drawnSquareMeters.least} 平方米，请放大地图后再画`,
  'too-large': `围栏过大，最多 ${drawnSquareMeters.most / 1e6} 平方公里`,
};

function ringProblem(ring: readonly LngLat[]): string | null {
  if (ring.length > maxCorners) return `围栏最多 ${maxCorners} 个顶点`;
  const fault = ringFaultOf(ring, drawnSquareMeters);
  return fault && faultNames[fault];
}

/** The fences with a drawn shape, or the reason why it is no fence. */
export function withShape(fences: readonly Fence[], shape: DrawnShape | null): Fence[] | string {
  if (shape === null) return '围栏至少需要 3 个顶点';
  if (fences.length >= maxFences) return `最多 ${maxFences} 个围栏`;
  const fenceId = freeId(fences);
  const about = { fenceId, name: nameOf(fenceId), priority: usualPriority };
  if (shape.kind === 'circle') {
    const { center, radiusMeters: radius } = shape;
    if (radius < radiusMeters.least || radius > radiusMeters.most)
      return `圆形围栏的半径须在 ${radiusMeters.least} 至 ${radiusMeters.most} 米之间`;
    return [...fences, { ...about, ...circleParts(center, radius) }];
  }
  const problem = ringProblem(shape.ring);
  if (problem !== null) return problem;
  return [...fences, { ...about, ring: shape.ring.map(([lng, lat]) => [lng, lat]) }];
}

/** The fences with a place each: its outline where it has one, else a circle; as many as a plan may have. */
export function withPlaces(fences: readonly Fence[], places: readonly PlaceEntry[], radius: number): Fence[] {
  return places.reduce<Fence[]>(
    (all, { name, lng, lat, ring }) =>
      all.length < maxFences
        ? [
            ...all,
            {
              fenceId: freeId(all),
              name,
              priority: usualPriority,
              ...(ring === undefined ? circleParts([lng, lat], radius) : { ring: openRing(ring) }),
            },
          ]
        : all,
    [...fences],
  );
}

/** A ring without the repeated first corner. */
function openRing(ring: readonly [number, number][]): [number, number][] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first[0] === last?.[0] && first[1] === last[1] ? ring.slice(0, -1) : [...ring];
}

/** The fences with a slightly shifted copy of one of them; unchanged at the limit. */
export function withCopy(fences: readonly Fence[], fenceId: string): readonly Fence[] {
  const source = fences.find((fence) => fence.fenceId === fenceId);
  if (source === undefined || fences.length >= maxFences) return fences;
  const aside = ([lng, lat]: LngLat): [number, number] => [lng + 0.004, lat - 0.004];
  const moved = {
    ring: source.ring.map(aside),
    ...(source.circle && { circle: { ...source.circle, center: aside(source.circle.center) } }),
  };
  const name = `${source.name.slice(0, 56)} 副本`;
  return [...fences, { ...source, ...moved, fenceId: freeId(fences), name }];
}

/** One fence changed; a circle with another radius is drawn anew. */
export function withChange(
  fences: readonly Fence[],
  fenceId: string,
  change: { readonly name?: string; readonly priority?: number; readonly radiusMeters?: number },
): Fence[] {
  const { radiusMeters: radius, ...rest } = change;
  return fences.map((fence) => {
    if (fence.fenceId !== fenceId) return fence;
    const circle =
      fence.circle === undefined || radius === undefined ? {} : circleParts(fence.circle.center, radius);
    return { ...fence, ...rest, ...circle };
  });
}

/** All circles with another radius. */
export function withRadius(fences: readonly Fence[], radius: number): Fence[] {
  return fences.map((fence) =>
    fence.circle === undefined ? fence : { ...fence, ...circleParts(fence.circle.center, radius) },
  );
}
