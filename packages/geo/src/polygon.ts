/** Areas as GeoJSON polygons in WGS-84 degrees: containment, size, centroid, simplification. */
import { boundsOf, type Bounds } from './bounds.ts';
import { EARTH_RADIUS_METERS } from './distance.ts';
import { localPlane, planeCoordinates } from './local-plane.ts';
import { wgs84, type Wgs84Point } from './point.ts';
import { keptVertices } from './simplify.ts';

/** [lng, lat, …]: further numbers are ignored. */
export type Position = readonly number[];
/** A closed ring: its last position repeats the first. */
export type Ring = readonly Position[];

export interface Polygon {
  readonly type: 'Polygon';
  readonly coordinates: readonly Ring[];
}
export interface MultiPolygon {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly (readonly Ring[])[];
}
export type Area = Polygon | MultiPolygon;

/** The polygons of an area, each as its outer ring followed by its holes. */
export function polygonsOf(area: Area): readonly (readonly Ring[])[] {
  return area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
}

/** The positions of a ring as points. Throws RangeError when degrees are out of range. */
export function ringPoints(ring: Ring): Wgs84Point[] {
  return ring.map(([lng, lat]) => wgs84(lng, lat));
}

/** A polygon without holes from its corners; the ring is closed here. Throws RangeError under three corners. */
export function polygonFrom(corners: readonly Wgs84Point[]): Polygon {
  if (corners.length < 3) throw new RangeError('a polygon needs three corners');
  const ring = corners.map(({ lng, lat }) => [lng, lat]);
  const [first, last] = [ring[0], ring[ring.length - 1]];
  if (first[0] !== last[0] || first[1] !== last[1]) ring.push([...first]);
  return { type: 'Polygon', coordinates: [ring] };
}

/** The bounding box of an area. Throws RangeError when it has no positions. */
export function areaBounds(area: Area): Bounds {
  return boundsOf(polygonsOf(area).flatMap((rings) => rings.flatMap(ringPoints)));
}

const ringCrossings = (ring: Ring, lng: number, lat: number): number => {
  let crossings = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[i];
    const [x2, y2] = ring[j];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) crossings++;
  }
  return crossings;
};

/** Whether the point lies inside, holes excluded (even-odd rule; points exactly on an edge are assigned to one side). */
export function areaContains(area: Area, point: Wgs84Point): boolean {
  return polygonsOf(area).some((rings) => {
    const crossings = rings.reduce((sum, ring) => sum + ringCrossings(ring, point.lng, point.lat), 0);
    return crossings % 2 === 1;
  });
}

const RADIANS = Math.PI / 180;

/** Spherical area of a ring (Chamberlain and Duquette, 2007: sum of (λ2−λ1)(2+sin φ1+sin φ2)·R²/2). */
const ringSquareMeters = (ring: Ring): number => {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [lngI, latI] = ring[i];
    const [lngJ, latJ] = ring[j];
    sum += (lngI - lngJ) * RADIANS * (2 + Math.sin(latI * RADIANS) + Math.sin(latJ * RADIANS));
  }
  return Math.abs((sum * EARTH_RADIUS_METERS * EARTH_RADIUS_METERS) / 2);
};

/** Area in m², holes excluded; parts of a MultiPolygon are added (they must not overlap). */
export function areaSquareMeters(area: Area): number {
  return polygonsOf(area).reduce(
    (sum, [outer, ...holes]) =>
      sum + ringSquareMeters(outer) - holes.reduce((inner, hole) => inner + ringSquareMeters(hole), 0),
    0,
  );
}

/**
 * Centre of mass of an area, holes excluded. For an area without extent, the mean of its corners.
 * The centre of a concave area may lie outside it.
 */
export function areaCentroid(area: Area): Wgs84Point {
  const bounds = areaBounds(area);
  const plane = localPlane((bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2);
  let [mass, momentX, momentY, cornerX, cornerY, corners] = [0, 0, 0, 0, 0, 0];
  for (const rings of polygonsOf(area)) {
    rings.forEach((ring, index) => {
      const xy = planeCoordinates(plane, ringPoints(ring));
      let [twice, mx, my] = [0, 0, 0];
      for (let i = 0; i + 3 < xy.length; i += 2) {
        const cross = xy[i] * xy[i + 3] - xy[i + 2] * xy[i + 1];
        twice += cross;
        mx += (xy[i] + xy[i + 2]) * cross;
        my += (xy[i + 1] + xy[i + 3]) * cross;
        cornerX += xy[i];
        cornerY += xy[i + 1];
        corners++;
      }
      // The outer ring counts positive and holes negative, whatever their winding order.
      const sign = (index === 0 ? 1 : -1) * Math.sign(twice);
      mass += (sign * twice) / 2;
      momentX += (sign * mx) / 6;
      momentY += (sign * my) / 6;
    });
  }
  if (mass > 1e-6) return plane.point(momentX / mass, momentY / mass);
  return plane.point(cornerX / Math.max(1, corners), cornerY / Math.max(1, corners));
}

const simplifyRing = (ring: Ring, toleranceMeters: number): Ring => {
  if (ring.length <= 5) return ring;
  const points = ringPoints(ring);
  const plane = localPlane(points[0].lng, points[0].lat);
  const kept = keptVertices(planeCoordinates(plane, points), toleranceMeters);
  return kept.length < 4 ? ring : Array.from(kept, (i) => ring[i]);
};

/** The area with fewer corners, each removed corner within `toleranceMeters` of the new edge. */
export function simplifyArea<T extends Area>(area: T, toleranceMeters: number): T {
  const polygons = polygonsOf(area).map((rings) => rings.map((ring) => simplifyRing(ring, toleranceMeters)));
  return { ...area, coordinates: area.type === 'Polygon' ? polygons[0] : polygons };
}
