import { crsNames } from '@ooh/contract/domain/data-release';
import { toWgs84, wgs84, type Crs, type Wgs84Point } from '@ooh/geo/point';

/** A named place of the city whose middle is known, WGS-84. */
export interface Landmark {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}

export interface CrsSuspicion {
  /** System in which the coordinates fit the landmarks better. */
  readonly likely: Crs;
  /** Mean shift of stops from the places they are named after, metres: as declared, and read as `likely`. */
  readonly shiftMeters: number;
  readonly likelyShiftMeters: number;
  /** Landmarks that stops are named after. */
  readonly landmarks: number;
}

const metersPerDegree = 111_195;
/** Minimum number of landmarks: single stops may be anywhere around a place. */
const minLandmarks = 8;
/** The vendors' systems shift by 500 m and more, so a gain of this size is not accidental. */
const decisiveMeters = 250;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];

/** The numbers that a file in `crs` gives for a point: those that convert back to it, to a centimetre. */
function numbersIn(crs: Crs, point: Wgs84Point): Wgs84Point {
  if (crs === 'WGS84') return point;
  let guess = point;
  for (let round = 0; round < 5; round++) {
    const back = toWgs84(crs, guess.lng, guess.lat);
    guess = wgs84(guess.lng + point.lng - back.lng, guess.lat + point.lat - back.lat);
  }
  return guess;
}

/** Systematic shift of stops from the landmarks in their names: medians of the east and north offsets. */
function shiftOf(named: readonly { landmark: Landmark; stops: readonly Wgs84Point[] }[], crs: Crs): number {
  const east: number[] = [];
  const north: number[] = [];
  for (const { landmark, stops } of named) {
    const points = stops.map((stop) => toWgs84(crs, stop.lng, stop.lat));
    const scale = Math.cos((landmark.lat * Math.PI) / 180) * metersPerDegree;
    east.push(median(points.map((point) => (point.lng - landmark.lng) * scale)));
    north.push(median(points.map((point) => (point.lat - landmark.lat) * metersPerDegree)));
  }
  return Math.hypot(median(east), median(north));
}

/**
 * Whether stops read in the declared system look like another one: stops named after known places (华强北站) stand
 * around them, so a common shift that vanishes in another system tells which one the file is in. Null when
 * nothing suggests it.
 */
export function suspectCrs(
  stops: readonly { readonly name: string; readonly point: Wgs84Point }[],
  landmarks: readonly Landmark[],
  declaredCrs: Crs = 'WGS84',
): CrsSuspicion | null {
  const named = landmarks.flatMap((landmark) => {
    const own = stops.filter((stop) => stop.name.startsWith(landmark.name)).map((stop) => stop.point);
    return own.length === 0 ? [] : [{ landmark, stops: own.map((stop) => numbersIn(declaredCrs, stop)) }];
  });
  if (named.length < minLandmarks) return null;
  const declared = shiftOf(named, declaredCrs);
  const others = crsNames
    .filter((crs) => crs !== declaredCrs)
    .map((crs) => ({ crs, shift: shiftOf(named, crs) }));
  const best = others.reduce((a, b) => (b.shift < a.shift ? b : a));
  if (declared - best.shift < decisiveMeters) return null;
  return { likely: best.crs, shiftMeters: declared, likelyShiftMeters: best.shift, landmarks: named.length };
}
