import { distanceMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { indexPoints } from '@ooh/geo/spatial-index';

const sampleMeters = 60;
const farthestMeters = 900;
/** Metres of a street that one house number stands for. */
const metersPerNumber = 6;

interface Road {
  readonly name: string;
  readonly path: readonly (readonly [number, number])[];
}

/** Points along the roads with the metres from the begin of their road. */
function samplesOf(roads: readonly Road[]) {
  const points: Wgs84Point[] = [];
  const marks: { readonly road: number; readonly meters: number }[] = [];
  roads.forEach(({ path }, road) => {
    let before = 0;
    for (let i = 1; i < path.length; i++) {
      const [from, to] = [wgs84(...path[i - 1]), wgs84(...path[i])];
      const length = distanceMeters(from, to);
      const steps = Math.max(1, Math.ceil(length / sampleMeters));
      for (let step = 0; step < steps; step++) {
        const part = step / steps;
        points.push(wgs84(from.lng + (to.lng - from.lng) * part, from.lat + (to.lat - from.lat) * part));
        marks.push({ road, meters: before + length * part });
      }
      before += length;
    }
  });
  return { points, marks };
}

/** House numbers on the nearest of some roads (示意): 深南大道1000号; null for a place far from every road. */
export function roadAddresses(roads: readonly Road[]): (point: Wgs84Point) => string | null {
  const { points, marks } = samplesOf(roads);
  const index = indexPoints(points);
  return (point) => {
    for (let reach = farthestMeters / 4; reach <= farthestMeters; reach *= 2) {
      const near = index.within(point, reach);
      if (near.length === 0) continue;
      const nearest = near.reduce((best, one) => (one.distanceMeters < best.distanceMeters ? one : best));
      const { road, meters } = marks[nearest.index];
      const isNorth = point.lat > points[nearest.index].lat;
      const number =
        2 * Math.floor((meters + nearest.distanceMeters / 4) / metersPerNumber / 2) + (isNorth ? 1 : 2);
      return `${roads[road].name}${number}号`;
    }
    return null;
  };
}
