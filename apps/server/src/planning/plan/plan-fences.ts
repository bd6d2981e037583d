import { areaRules, fence as fenceSchema, type PlanBrief } from '@ooh/contract/domain/plan';
import type { z } from 'zod';
import { circleRing } from '@ooh/geo/circle-ring';
import { distanceMeters } from '@ooh/geo/distance';
import type { CellPart } from '@ooh/geo/circle-cover';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaCentroid, areaContains, polygonFrom, type Polygon } from '@ooh/geo/polygon';
import { partsUnderCircles } from '../../measurement/city-perspective/circle-cells.ts';
import type { CityCells } from '../../measurement/city-perspective/city-cells.ts';
import { cellsOfArea } from '../../city-data/place/place-cells.ts';
import { boundariesOf } from '../../city-data/boundary/boundaries.ts';

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

type BriefFence = PlanBrief['fences'][number];

/** Points that tell where a fence lies: its corners, and the middle of a circle. */
export const pointsOfFence = ({ ring, circle }: BriefFence): Wgs84Point[] =>
  [...ring, ...(circle === undefined ? [] : [circle.center])].map(([lng, lat]) => wgs84(lng, lat));

/** Whether a fence lies in a city, at least in part: its middle, or a corner, is inside the boundary. */
export async function isFenceInCity(fence: BriefFence, cityCode: string): Promise<boolean> {
  const { self } = await boundariesOf(cityCode);
  return self !== null && pointsOfFence(fence).some((point) => areaContains(self.area, point));
}

/** The fences of a city. */
export async function fencesOf(cityCode: string, brief: Pick<PlanBrief, 'fences'>): Promise<PlanFence[]> {
  const fences = brief.fences.map((fence) => fenceSchema.parse(fence));
  const isHere = await Promise.all(fences.map((fence) => isFenceInCity(fence, cityCode)));
  return fences.filter((_, at) => isHere[at]).map(fenceOf);
}
