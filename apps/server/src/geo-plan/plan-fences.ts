import { areaRules, fence as fenceSchema, type PlanBrief } from '@ooh/contract/domain/plan';
import type { z } from 'zod';
import { circleRing } from '@ooh/geo/circle-ring';
import { distanceMeters } from '@ooh/geo/distance';
import type { CellPart } from '@ooh/geo/circle-cover';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaCentroid, areaContains, polygonFrom, type Polygon } from '@ooh/geo/polygon';
import { partsUnderCircles } from '../city-perspective/circle-cells.ts';
import type { CityCells } from '../city-perspective/city-cells.ts';
import { cellsOfArea } from '../crowd-pack/place-cells.ts';
import { boundariesOf } from '../region/boundaries.ts';

type Fence = z.output<typeof fenceSchema>;

/** A fence of a plan: a drawn polygon, or a circle around a store. */
export interface PlanFence {
  readonly fenceId: string;
  readonly name: string;
  readonly priority: number;
  readonly centre: Wgs84Point;
  /** Null for a drawn polygon. */
  readonly radiusMeters: number | null;
  readonly area: Polygon;
}

/** The outline of a circle. */
function circleArea(centre: Wgs84Point, radiusMeters: number): Polygon {
  return { type: 'Polygon', coordinates: [circleRing(centre, radiusMeters)] };
}

function fenceOf(fence: Fence): PlanFence {
  const { fenceId, name, priority, ring, circle } = fence;
  if (circle === undefined) {
    const area = polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));
    return { fenceId, name, priority, centre: areaCentroid(area), radiusMeters: null, area };
  }
  const centre = wgs84(...circle.center);
  const { radiusMeters } = circle;
  return { fenceId, name, priority, centre, radiusMeters, area: circleArea(centre, radiusMeters) };
}

/** Whether a point lies in a fence: exactly by distance for a circle. */
export function fenceContains(fence: PlanFence, point: Wgs84Point): boolean {
  if (fence.radiusMeters === null) return areaContains(fence.area, point);
  return distanceMeters(fence.centre, point) <= fence.radiusMeters;
}

/**
 * The city's cells that lie in any of the fences, with the part of each: under circles as they lie, of drawn fences
 * the cells whose middle lies inside, as everywhere.
 */
export function partsOfFences(cells: CityCells, fences: readonly PlanFence[]): CellPart[] {
  const drawn = fences
    .filter(({ radiusMeters }) => radiusMeters === null)
    .flatMap(({ area }) => cellsOfArea(area))
    .flatMap((cell) => cells.numberOf.get(cell) ?? []);
  const circles = fences.flatMap(({ centre, radiusMeters }) =>
    radiusMeters === null ? [] : [{ centre, radiusMeters }],
  );
  const parts = new Map(partsUnderCircles(cells, circles).map((part) => [part.index, part]));
  for (const index of drawn) parts.set(index, { index, area: 1, way: 1 });
  return [...parts.values()].sort((a, b) => a.index - b.index);
}

/** The fence with another radius; a drawn one stays as it is. */
export function withRadius(fence: PlanFence, radiusMeters: number): PlanFence {
  if (fence.radiusMeters === null) return fence;
  return { ...fence, radiusMeters, area: circleArea(fence.centre, radiusMeters) };
}

/** The rules of a brief; the usual ones where it names none. */
export const rulesOf = (brief: Pick<PlanBrief, 'areaRules'>) => areaRules.parse(brief.areaRules ?? {});

/** The fences of a city: those whose middle, or a corner, lies inside its boundary. */
export async function fencesOf(cityCode: string, brief: Pick<PlanBrief, 'fences'>): Promise<PlanFence[]> {
  const { self } = await boundariesOf(cityCode);
  if (self === null) return [];
  const isInside = (point: Wgs84Point) => areaContains(self.area, point);
  return brief.fences
    .map((fence) => fenceSchema.parse(fence))
    .filter(
      (fence) =>
        fence.ring.some(([lng, lat]) => isInside(wgs84(lng, lat))) ||
        (fence.circle !== undefined && isInside(wgs84(...fence.circle.center))),
    )
    .map(fenceOf);
}
