import { shareOfText } from '@ooh/reference/text-hash';
import type { CityDeclaration, CityForm } from '../declaration/city-declaration.ts';
import type { Ground } from '../ground/ground.ts';
import type { CityNoise } from '../ground/outlines.ts';
import { headingOf, type Path } from '../plane/path.ts';
import { splineThrough } from '../plane/spline.ts';
import { cornerAt, gridStepMeters, gridValues, type GridValues } from './grid-values.ts';

/** The street direction at a position that is nearest to `heading`: one of four, a right angle apart, in radians. */
export type DirectionAt = (x: number, y: number, heading: number) => number;

/** Sums directions of which four, a right angle apart, are the same. */
class FourfoldSum {
  cos = 0;
  sin = 0;
  add(angle: number, weight: number): void {
    this.cos += weight * Math.cos(4 * angle);
    this.sin += weight * Math.sin(4 * angle);
  }
}

/** How far the pull of water and of declared roads reaches, metres. */
const reach = 2500;
/** Centres closer to the middle than this follow the core's grid. */
const ownGridBeyond = 6000;

const unit = (value: number): number => Math.min(1, Math.max(0, value));

/** How much streets point at the middle, by the plan of the city. */
const radialWeight: Readonly<Record<CityForm, (fromMiddle: number) => number>> = {
  radial: (fromMiddle) => 1.5 * unit((fromMiddle - 1500) / 3500),
  grid: (fromMiddle) => 0.25 * unit(fromMiddle / 15_000),
  linear: () => 0.15,
};

/** Shores draw streets along and away from them. */
function addWater(sum: FourfoldSum, { waterDistanceAt }: Ground, x: number, y: number): void {
  const away = waterDistanceAt(x, y);
  if (away >= reach) return;
  const e = gridStepMeters;
  const east = waterDistanceAt(x + e, y) - waterDistanceAt(x - e, y);
  const north = waterDistanceAt(x, y + e) - waterDistanceAt(x, y - e);
  if (east !== 0 || north !== 0) sum.add(Math.atan2(north, east), 4 * Math.exp(-away / 500));
}

function addRoad(sum: FourfoldSum, road: Path, x: number, y: number): void {
  let [best, at] = [reach * reach, -1];
  for (let i = 0; i < road.length; i += 2) {
    const squared = (road[i][0] - x) ** 2 + (road[i][1] - y) ** 2;
    if (squared < best) [best, at] = [squared, i];
  }
  if (at < 0) return;
  const heading = headingOf(road[Math.max(0, at - 1)], road[Math.min(road.length - 1, at + 1)]);
  sum.add(heading, 3 * Math.exp(-Math.sqrt(best) / 700));
}

function smooth({ values, width }: GridValues): void {
  for (let j = 1; j < width - 1; j++)
    for (let i = 1; i < width - 1; i++) {
      const k = j * width + i;
      values[k] = (values[k] * 2 + values[k - 1] + values[k + 1] + values[k - width] + values[k + width]) / 6;
    }
}

/** Directions of streets over the city: the core's grid, turned by drift, centre, shores and declared roads. */
export function directionField(
  declaration: CityDeclaration,
  ground: Ground,
  { first, third }: CityNoise,
): DirectionAt {
  const { gridAngle, form, centres } = declaration;
  const { halfSideMeters } = ground.raster;
  const [cosines, sines] = [gridValues(halfSideMeters), gridValues(halfSideMeters)];
  const roads = declaration.roads.map(({ controls }) => splineThrough(controls, 200));
  const ownGrids = centres
    .filter(({ x, y }) => Math.sqrt(x * x + y * y) > ownGridBeyond)
    .map((centre) => ({ ...centre, angle: gridAngle + 0.5 * (shareOfText(centre.name) - 0.5) }));
  for (let j = 0; j < cosines.width; j++)
    for (let i = 0; i < cosines.width; i++) {
      const [x, y] = [cornerAt(halfSideMeters, i), cornerAt(halfSideMeters, j)];
      const fromMiddle = Math.sqrt(x * x + y * y);
      const drift = 0.12 + 0.5 * unit((fromMiddle - 3000) / 9000);
      const sum = new FourfoldSum();
      sum.add(gridAngle + drift * third(x / 5200 + 9, y / 5200) + 0.05 * first(x / 1300, y / 1300), 1);
      sum.add(Math.atan2(y, x), radialWeight[form](fromMiddle));
      for (const centre of ownGrids) {
        const away = Math.sqrt((x - centre.x) ** 2 + (y - centre.y) ** 2) / centre.radius;
        if (away < 1.2) sum.add(centre.angle, 1.6 * Math.exp(-away * away * 1.5));
      }
      addWater(sum, ground, x, y);
      for (const road of roads) addRoad(sum, road, x, y);
      cosines.values[j * cosines.width + i] = sum.cos;
      sines.values[j * sines.width + i] = sum.sin;
    }
  for (const grid of [cosines, sines, cosines, sines]) smooth(grid);
  return (x, y, heading) => {
    const angle = Math.atan2(sines.at(x, y), cosines.at(x, y)) / 4;
    return angle + Math.round((heading - angle) / (Math.PI / 2)) * (Math.PI / 2);
  };
}
