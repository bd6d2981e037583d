/**
 * Simplification of neighbouring areas together: a border that two areas share is one line, simplified once, so that they
 * still touch afterwards, without gaps or overlaps. Areas share a border where they have identical corners.
 */
import { polygonsOf, type Area, type Position, type Ring } from './polygon.ts';
import { wgs84 } from './point.ts';
import { simplifyPolyline } from './simplify.ts';

const keyOf = ([lng, lat]: Position): string => `${lng},${lat}`;

/** The corners of a closed ring, each once. */
const cornersOf = (ring: Ring): readonly Position[] => ring.slice(0, -1);

/** Corners at which borders meet: those whose neighbours differ between rings. */
function junctionsOf(rings: readonly Ring[]): Set<string> {
  const neighbours = new Map<string, string>();
  const junctions = new Set<string>();
  for (const ring of rings) {
    const corners = cornersOf(ring);
    const keys = corners.map(keyOf);
    for (let i = 0; i < keys.length; i++) {
      const around = [keys[(i + keys.length - 1) % keys.length], keys[(i + 1) % keys.length]];
      const pair = around.toSorted().join('|');
      const known = neighbours.get(keys[i]);
      if (known === undefined) neighbours.set(keys[i], pair);
      else if (known !== pair) junctions.add(keys[i]);
    }
  }
  return junctions;
}

/** A line simplified identically from either end. */
function thinned(line: readonly Position[], toleranceMeters: number): readonly Position[] {
  const isBackwards = compare(line, line.toReversed()) > 0;
  const forwards = isBackwards ? line.toReversed() : line;
  const points = forwards.map(([lng, lat]) => wgs84(lng, lat));
  const kept = simplifyPolyline(points, toleranceMeters).map(({ lng, lat }) => [lng, lat]);
  return isBackwards ? kept.toReversed() : kept;
}

function compare(a: readonly Position[], b: readonly Position[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i][0] - b[i][0] || a[i][1] - b[i][1];
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Corners at which a ring is split into lines: its junctions; for a ring without junctions, two distant corners. */
function cutsOf(corners: readonly Position[], junctions: ReadonlySet<string>): number[] {
  const cuts = corners.flatMap((corner, index) => (junctions.has(keyOf(corner)) ? [index] : []));
  if (cuts.length >= 2) return cuts;
  const first =
    cuts[0] ??
    corners.reduce((least, _, index) => (compare([corners[index]], [corners[least]]) < 0 ? index : least), 0);
  const far = (index: number): number =>
    (corners[index][0] - corners[first][0]) ** 2 + (corners[index][1] - corners[first][1]) ** 2;
  const farthest = corners.reduce((most, corner, index) => {
    const more = far(index) - far(most);
    return more > 0 || (more === 0 && compare([corner], [corners[most]]) < 0) ? index : most;
  }, first);
  return [first, farthest].toSorted((a, b) => a - b);
}

/** A ring that would lose nearly all its corners stays unchanged, to keep small islands on every map. */
function thinnedRing(ring: Ring, junctions: ReadonlySet<string>, toleranceMeters: number): Ring {
  const corners = cornersOf(ring);
  if (corners.length <= 4) return ring;
  const cuts = cutsOf(corners, junctions);
  const kept: Position[] = [];
  for (const [i, cut] of cuts.entries()) {
    const next = cuts[(i + 1) % cuts.length];
    const end = next > cut ? next : next + corners.length;
    const line = Array.from({ length: end - cut + 1 }, (_, step) => corners[(cut + step) % corners.length]);
    for (const corner of thinned(line, toleranceMeters).slice(0, -1)) kept.push(corner);
  }
  return kept.length < 3 ? ring : [...kept, kept[0]];
}

/** The areas with fewer corners, none farther than `toleranceMeters` from the new line. */
export function simplifyTogether(areas: readonly Area[], toleranceMeters: number): Area[] {
  const junctions = junctionsOf(areas.flatMap((area) => polygonsOf(area).flat()));
  const thinnedRings = (rings: readonly Ring[]): Ring[] =>
    rings.map((ring) => thinnedRing(ring, junctions, toleranceMeters));
  return areas.map((area) =>
    area.type === 'Polygon'
      ? { type: 'Polygon', coordinates: thinnedRings(area.coordinates) }
      : { type: 'MultiPolygon', coordinates: area.coordinates.map(thinnedRings) },
  );
}
