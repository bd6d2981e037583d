import { areaSquareMeters, polygonsOf, type Area, type Position, type Ring } from '@ooh/geo/polygon';
import type { Crs } from '@ooh/geo/point';
import { parseList } from '../schema/parse-list.ts';
import type { RowCells } from '../schema/row-cells.ts';
import { geometryOf, parsePoint, pointOf } from './read-point.ts';

const positionLimit = 200_000;
const minSquareMeters = 1;

/** An outline in WGS-84 from the field `outline`: a GeoJSON polygon, or a list of "lng,lat". Errors are logged. */
export function readArea(cells: RowCells, crs: Crs): Area | null {
  const text = cells.text('outline');
  if (text === '') return cells.refuse('outline', '边界为空');
  const area = text.trimStart().startsWith('{') ? areaOfGeometry(text, crs) : areaOfList(text, crs);
  if (typeof area === 'string') return cells.refuse('outline', area);
  const squareMeters = areaSquareMeters(area);
  return squareMeters >= minSquareMeters ? area : cells.refuse('outline', '边界没有面积');
}

function areaOfGeometry(text: string, crs: Crs): Area | string {
  const geometry = geometryOf(text);
  if (geometry === null) return '几何不是有效的 GeoJSON';
  const { type, coordinates } = geometry;
  if (type !== 'Polygon' && type !== 'MultiPolygon')
    return `几何类型应为 Polygon 或 MultiPolygon，实为 ${String(type)}`;
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  if (!Array.isArray(polygons) || polygons.length === 0) return '边界为空';
  const read: Ring[][] = [];
  let positions = 0;
  for (const rings of polygons as unknown[]) {
    if (!Array.isArray(rings) || rings.length === 0) return '边界的环为空';
    const polygon: Ring[] = [];
    for (const ring of rings as unknown[]) {
      if (!Array.isArray(ring)) return '边界的环不是坐标列表';
      positions += ring.length;
      if (positions > positionLimit) return `边界超过 ${positionLimit} 个点`;
      const checked = ringOf(ring as unknown[], crs);
      if (typeof checked === 'string') return checked;
      polygon.push(checked);
    }
    read.push(polygon);
  }
  return read.length === 1
    ? { type: 'Polygon', coordinates: read[0] }
    : { type: 'MultiPolygon', coordinates: read };
}

function ringOf(positions: readonly unknown[], crs: Crs): Ring | string {
  const ring: Position[] = [];
  for (const position of positions) {
    const [lng, lat] = Array.isArray(position) ? (position as unknown[]) : [];
    if (typeof lng !== 'number' || typeof lat !== 'number') return '几何坐标不是数字';
    const point = pointOf(crs, lng, lat);
    if (typeof point === 'string') return point;
    ring.push([point.lng, point.lat]);
  }
  return closed(ring);
}

function areaOfList(text: string, crs: Crs): Area | string {
  const list = parseList(text);
  if ('broken' in list) return `列表无法解析：${list.broken}（第 ${list.position} 个字符）`;
  if (list.items.length > positionLimit) return `边界超过 ${positionLimit} 个点`;
  const ring: Position[] = [];
  for (const [index, item] of list.items.entries()) {
    const point = parsePoint(item, crs);
    if (typeof point === 'string') return `第 ${index + 1} 点${point}`;
    ring.push([point.lng, point.lat]);
  }
  const outer = closed(ring);
  return typeof outer === 'string' ? outer : { type: 'Polygon', coordinates: [outer] };
}

function closed(ring: readonly Position[]): Ring | string {
  const [first, last] = [ring[0], ring[ring.length - 1]];
  const isClosed = ring.length > 1 && first[0] === last[0] && first[1] === last[1];
  const whole = isClosed || ring.length === 0 ? ring : [...ring, first];
  return whole.length < 4 ? '边界的环不足三个点' : whole;
}

/** The largest polygon of an area. */
export function largestPart(area: Area): { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] } {
  const parts = polygonsOf(area).map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  return parts.reduce((most, part) => (areaSquareMeters(part) > areaSquareMeters(most) ? part : most));
}

export const ringPositions = (ring: Ring): [number, number][] => ring.map(([lng, lat]) => [lng, lat]);
