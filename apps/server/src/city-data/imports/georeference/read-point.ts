import { neighbourMeters, outsideCityText } from '@ooh/contract/domain/outside-city';
import type { CityFence } from '@ooh/geo/city-fence';
import { toWgs84, type Crs, type Wgs84Point } from '@ooh/geo/point';
import type { RowCells } from '../schema/row-cells.ts';

/** A point from degrees in a coordinate system, or the error. */
export function pointOf(crs: Crs, lng: number, lat: number): Wgs84Point | string {
  if (Math.abs(lng) <= 90 && Math.abs(lat) > 90 && Math.abs(lat) <= 180) return '坐标的经度与纬度颠倒';
  if (!(Math.abs(lng) <= 180 && Math.abs(lat) <= 90)) return '坐标超出经纬度范围';
  return toWgs84(crs, lng, lat);
}

/** A point from "lng,lat", or the error. */
export function parsePoint(text: string, crs: Crs): Wgs84Point | string {
  const matched = /^\s*(-?\d+(?:\.\d+)?)\s*[,，\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  if (!matched) return '坐标不是「经度,纬度」';
  return pointOf(crs, Number(matched[1]), Number(matched[2]));
}

/** A point from "lng,lat", a WKT point or a GeoJSON point. */
function locationOf(text: string, crs: Crs): Wgs84Point | string {
  const wkt = /^\s*point\s*z?\s*\(([^)]*)\)\s*$/i.exec(text)?.[1];
  if (wkt !== undefined) return parsePoint(wkt.trim().split(/\s+/).slice(0, 2).join(','), crs);
  if (!text.trimStart().startsWith('{')) return parsePoint(text, crs);
  const geometry = geometryOf(text);
  if (geometry === null) return '几何不是有效的 GeoJSON';
  if (geometry.type !== 'Point') return `几何类型应为 Point，实为 ${String(geometry.type)}`;
  const [lng, lat] = Array.isArray(geometry.coordinates) ? (geometry.coordinates as unknown[]) : [];
  if (typeof lng !== 'number' || typeof lat !== 'number') return '几何坐标不是数字';
  return pointOf(crs, lng, lat);
}

/** A GeoJSON geometry from its text; null when it is none. */
export function geometryOf(text: string): { type: unknown; coordinates: unknown } | null {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value !== 'object' || value === null || !('type' in value)) return null;
    return { type: value.type, coordinates: 'coordinates' in value ? value.coordinates : undefined };
  } catch {
    return null;
  }
}

const plainNumber = /^[+-]?\d+(?:\.\d+)?(?:e-?\d+)?$/i;

/** A point from a field of longitude and one of latitude. Errors are logged with their field. */
export function readLngLat(cells: RowCells, lngField: string, latField: string, crs: Crs): Wgs84Point | null {
  for (const field of [lngField, latField]) {
    if (cells.text(field) === '') return cells.refuse(field, '坐标为空');
    if (!plainNumber.test(cells.text(field))) return cells.refuse(field, '不是有效数字');
  }
  const [lng, lat] = [cells.text(lngField), cells.text(latField)];
  const point = pointOf(crs, Number(lng), Number(lat));
  return typeof point === 'string' ? cells.refuse(lngField, point, `${lng},${lat}`) : point;
}

/** The row's point by the shared fields location, or lng and lat. Errors are logged with the field. */
export function readPoint(cells: RowCells, crs: Crs): Wgs84Point | null {
  const location = cells.text('location');
  if (location === '')
    return cells.has('lng') ? readLngLat(cells, 'lng', 'lat', crs) : cells.refuse('location', '坐标为空');
  const point = locationOf(location, crs);
  return typeof point === 'string' ? cells.refuse('location', point) : point;
}

/** The field at which a row's point is reported. */
export const pointField = (cells: RowCells): string => (cells.text('location') === '' ? 'lng' : 'location');

/** Whether a place can belong to the city; one that cannot is logged. */
export function liesInCity(
  cells: RowCells,
  point: Wgs84Point,
  fence: CityFence,
  field = pointField(cells),
  maxMeters = neighbourMeters,
): boolean {
  const meters = fence.metersOutside(point);
  if (meters <= maxMeters) return true;
  cells.refuse(field, outsideCityText(fence.cityName, meters), `${point.lng},${point.lat}`);
  return false;
}
