import { crsNames } from '@ooh/contract/domain/data-release';
import { toWgs84, wgs84, type Crs, type Wgs84Point } from '@ooh/geo/point';

/** A named place of the city whose middle is known, WGS-84. */
export interface Landmark {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}

/** A known place with what a file places there. */
export interface NamedPlaces {
  readonly landmark: Landmark;
  readonly points: readonly Wgs84Point[];
}

export interface CrsSuspicion {
  /** System in which the coordinates fit better. */
  readonly likely: Crs;
  /** How far off they are, metres: as declared, and read as `likely`. */
  readonly meters: number;
  readonly likelyMeters: number;
  /** Of how many landmarks or points that is said. */
  readonly count: number;
}

const metersPerDegree = 111_195;
/** Minimum number of landmarks: single stops may be anywhere around a place. */
const minLandmarks = 8;
/** The vendors' systems shift by 500 m and more, so a gain of this size is not accidental. */
const decisiveMeters = 250;

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1];

/** The numbers that a file in `crs` gives for a point: those that convert back to it, to a centimetre. */
export function numbersIn(crs: Crs, point: Wgs84Point): Wgs84Point {
  if (crs === 'WGS84') return point;
  let guess = point;
  for (let round = 0; round < 5; round++) {
    const back = toWgs84(crs, guess.lng, guess.lat);
    guess = wgs84(guess.lng + point.lng - back.lng, guess.lat + point.lat - back.lat);
  }
  return guess;
}

/** The system other than the declared one in which a measure of being off is least. */
export function leastElsewhere(
  declared: Crs,
  metersIn: (crs: Crs) => number,
): { readonly crs: Crs; readonly meters: number } {
  const others = crsNames.filter((crs) => crs !== declared).map((crs) => ({ crs, meters: metersIn(crs) }));
  return others.reduce((a, b) => (b.meters < a.meters ? b : a));
}

/** Systematic shift from the landmarks: medians of the east and north offsets. */
function shiftOf(named: readonly NamedPlaces[], crs: Crs): number {
  const east: number[] = [];
  const north: number[] = [];
  for (const { landmark, points } of named) {
    const read = points.map((point) => toWgs84(crs, point.lng, point.lat));
    const scale = Math.cos((landmark.lat * Math.PI) / 180) * metersPerDegree;
    east.push(medianOf(read.map((point) => (point.lng - landmark.lng) * scale)));
    north.push(medianOf(read.map((point) => (point.lat - landmark.lat) * metersPerDegree)));
  }
  return Math.hypot(medianOf(east), medianOf(north));
}

/**
 * Whether points read in the declared system look like another one: those named after known places (华强北站) stand
 * around them, so a common shift that vanishes in another system tells which one the file is in. Null when
 * nothing suggests it.
 */
export function suspectCrs(places: readonly NamedPlaces[], declaredCrs: Crs = 'WGS84'): CrsSuspicion | null {
  if (places.length < minLandmarks) return null;
  const named = places.map(({ landmark, points }) => ({
    landmark,
    points: points.map((point) => numbersIn(declaredCrs, point)),
  }));
  const meters = shiftOf(named, declaredCrs);
  const best = leastElsewhere(declaredCrs, (crs) => shiftOf(named, crs));
  if (meters - best.meters < decisiveMeters) return null;
  return { likely: best.crs, meters, likelyMeters: best.meters, count: named.length };
}
