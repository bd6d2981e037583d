import { circleRing } from '@ooh/geo/circle-ring';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import type { LngLat } from './map-data.ts';

export const drawTools = ['polygon', 'circle', 'rectangle'] as const;
export type DrawTool = (typeof drawTools)[number];

/** What was drawn; a ring is open. */
export type DrawnShape =
  | { readonly kind: 'ring'; readonly ring: readonly LngLat[] }
  | { readonly kind: 'circle'; readonly center: LngLat; readonly radiusMeters: number };

const metersBetween = (a: LngLat, b: LngLat): number => distanceMeters(wgs84(...a), wgs84(...b));

/** A radius as it is shown: to 10 m. */
const radiusOf = (center: LngLat, edge: LngLat): number => Math.round(metersBetween(center, edge) / 10) * 10;

/** The corners of the rectangle between two opposite ones, counter-clockwise from the south-west. */
function rectangle([lngA, latA]: LngLat, [lngB, latB]: LngLat): LngLat[] {
  const [west, east] = [Math.min(lngA, lngB), Math.max(lngA, lngB)];
  const [south, north] = [Math.min(latA, latB), Math.max(latA, latB)];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** Whether the corners are all that the tool asks for; a polygon is ended by its drawer. */
export function isComplete(tool: DrawTool, corners: readonly LngLat[]): boolean {
  return tool !== 'polygon' && corners.length >= 2;
}

/** The shape that the corners are; a circle's are its middle and a place on its edge. Null while one is missing. */
export function shapeOf(tool: DrawTool, corners: readonly LngLat[]): DrawnShape | null {
  // A double click sets the same corner twice.
  const ring = corners.filter((corner, i) => i === 0 || corner.join() !== corners[i - 1].join());
  if (tool === 'polygon') return ring.length >= 3 ? { kind: 'ring', ring } : null;
  const [first, second] = ring;
  if (first === undefined || second === undefined) return null;
  return tool === 'rectangle'
    ? { kind: 'ring', ring: rectangle(first, second) }
    : { kind: 'circle', center: first, radiusMeters: radiusOf(first, second) };
}

/** The line to show for what has been drawn so far, with the pointer as its next corner. */
export function outlineOf(
  tool: DrawTool,
  corners: readonly LngLat[],
  pointer: LngLat | null,
): readonly LngLat[] {
  const all = pointer === null || isComplete(tool, corners) ? corners : [...corners, pointer];
  const shape = shapeOf(tool, all);
  if (shape === null) return all;
  if (shape.kind === 'circle')
    return shape.radiusMeters > 0 ? circleRing(wgs84(...shape.center), shape.radiusMeters) : [];
  return [...shape.ring, shape.ring[0]];
}

/** How far the drawing is, for the person who draws. */
export function progressText(
  tool: DrawTool,
  corners: readonly LngLat[],
  pointer: LngLat | null,
): string | null {
  if (tool === 'polygon') return corners.length === 0 ? null : `已定 ${corners.length} 个顶点`;
  const [first] = corners;
  if (first === undefined) return null;
  if (pointer === null) return tool === 'circle' ? '已定圆心' : '已定一角';
  if (tool === 'circle') return `半径 ${radiusOf(first, pointer)} 米`;
  const [southWest, southEast, northEast] = rectangle(first, pointer);
  const side = (a: LngLat, b: LngLat) => Math.round(metersBetween(a, b));
  return `${side(southWest, southEast)} × ${side(southEast, northEast)} 米`;
}

/** The ring of what was drawn; a circle's has many corners. */
export const ringOfShape = (shape: DrawnShape): readonly LngLat[] =>
  shape.kind === 'ring' ? shape.ring : circleRing(wgs84(...shape.center), shape.radiusMeters);
