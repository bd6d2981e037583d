import { polygonsOf, type Area } from '@ooh/geo/polygon';
import type { LngLat, MapCollection } from './map-data.ts';

interface Corner {
  /** Across and along the lines of the hatch, degrees. */
  readonly across: number;
  readonly along: number;
}

const turned = (position: readonly number[]): Corner => ({
  across: position[0] + position[1],
  along: position[0] - position[1],
});
const turnedBack = (across: number, along: number): LngLat => [(across + along) / 2, (across - along) / 2];

/** Where a line of the hatch enters and leaves the rings, in order. */
function crossings(rings: readonly (readonly Corner[])[], across: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [one, other] = [ring[j], ring[i]];
      if (one.across > across === other.across > across) continue;
      const part = (across - one.across) / (other.across - one.across);
      found.push(one.along + part * (other.along - one.along));
    }
  }
  return found.sort((a, b) => a - b);
}

/** Diagonal lines over areas, `stepDegrees` apart and in step from area to area; holes stay free. */
export function hatchLines(areas: readonly Area[], stepDegrees: number): LngLat[][] {
  return areas.flatMap((area) => {
    const rings = polygonsOf(area).flatMap((polygon) => polygon.map((ring) => ring.map(turned)));
    const all = rings.flat().map(({ across }) => across);
    const [first, last] = [Math.min(...all), Math.max(...all)];
    const lines: LngLat[][] = [];
    for (let n = Math.ceil(first / stepDegrees); n * stepDegrees < last; n += 1) {
      const across = n * stepDegrees;
      const ends = crossings(rings, across);
      for (let k = 0; k + 1 < ends.length; k += 2)
        lines.push([turnedBack(across, ends[k]), turnedBack(across, ends[k + 1])]);
    }
    return lines;
  });
}

/** The hatch of areas as one feature; none without areas. */
export function prepareHatch(areas: readonly Area[], stepDegrees: number): MapCollection {
  const coordinates = hatchLines(areas, stepDegrees);
  return {
    type: 'FeatureCollection',
    features:
      coordinates.length === 0
        ? []
        : [{ type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } }],
  };
}
