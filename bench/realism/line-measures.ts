import { localPlane } from '@ooh/geo/local-plane';
import type { Position } from '@ooh/geo/polygon';
import type { StreetNetwork } from '@ooh/streets/street-network';
import { shareOnStreets } from './on-streets.ts';

/** Ends nearer than this are those of a circle, which has no detour. */
const loopMeters = 1000;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Length of a way ÷ straight distance of its ends (非直线系数), the median of ways that are no circles. */
function medianDetour({ origin }: StreetNetwork, ways: readonly (readonly Position[])[]): number {
  const plane = localPlane(origin.lng, origin.lat);
  return median(
    ways.flatMap((way) => {
      const xy = way.map(([lng, lat]) => [plane.x(lng), plane.y(lat)] as const);
      const [[ax, ay], [bx, by]] = [xy[0], xy[xy.length - 1]];
      const straight = Math.hypot(bx - ax, by - ay);
      const meters = xy.reduce(
        (sum, [x, y], i) => (i === 0 ? 0 : sum + Math.hypot(x - xy[i - 1][0], y - xy[i - 1][1])),
        0,
      );
      return straight < loopMeters ? [] : [meters / straight];
    }),
  );
}

export interface LineMeasures {
  /** Share of length within 30 m of a street: of the first lines, and of all. */
  readonly firstShare: number;
  readonly allShare: number;
  readonly detour: number;
}

export const measureLines = (
  network: StreetNetwork,
  ways: readonly (readonly Position[])[],
  first: number,
): LineMeasures => ({
  firstShare: shareOnStreets(network, ways.slice(0, first)),
  allShare: shareOnStreets(network, ways),
  detour: medianDetour(network, ways),
});
