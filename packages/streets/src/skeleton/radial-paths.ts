import type { Random } from '../chance/seeded-random.ts';
import type { CityDeclaration } from '../declaration/city-declaration.ts';
import { cover } from '../ground/cover.ts';
import type { Ground } from '../ground/ground.ts';
import type { CityNoise } from '../ground/outlines.ts';
import type { XY } from '../plane/path.ts';
import type { StreetClass } from '../street-class.ts';

const [stepMeters, mostSteps] = [120, 600];
/** From this step on a radial ends at a hill instead of crossing it. */
const endsAtHillsFrom = 60;

export interface RadialPath {
  readonly path: readonly XY[];
  readonly streetClass: StreetClass;
}

/** Roads from the third-last ring outwards: expressways up to the last ring, motorways beyond it. */
export function radialPaths(
  { rings, radials, gridAngle }: CityDeclaration,
  ground: Ground,
  { first }: CityNoise,
  random: Random,
): readonly RadialPath[] {
  if (rings.length === 0) return [];
  const [last, start] = [rings[rings.length - 1], rings[Math.max(0, rings.length - 3)]];
  const edge = ground.raster.halfSideMeters - ground.raster.cellMeters;
  const offset = gridAngle + random() * 0.5;
  const paths: RadialPath[] = [];
  for (let i = 0; i < radials; i++) {
    const outwards = offset + ((i + 0.35 * (random() - 0.5)) / radials) * 2 * Math.PI;
    let [x, y] = [start.radiusX * Math.cos(outwards), start.radiusY * Math.sin(outwards)];
    const path: XY[] = [];
    for (let step = 0; step < mostSteps; step++) {
      path.push([x, y]);
      const heading = outwards + 0.45 * first(x / 9000 + i * 3, y / 9000);
      x += stepMeters * Math.cos(heading);
      y += stepMeters * Math.sin(heading);
      if (Math.abs(x) > edge || Math.abs(y) > edge) break;
      if (step > endsAtHillsFrom && ground.coverAt(x, y) === cover.hill) break;
    }
    const beyond = path.findIndex((at) => (at[0] / last.radiusX) ** 2 + (at[1] / last.radiusY) ** 2 > 1);
    const turn = beyond < 0 ? path.length : beyond;
    paths.push({ path: path.slice(0, turn + 1), streetClass: 'expressway' });
    paths.push({ path: path.slice(turn), streetClass: 'motorway' });
  }
  return paths;
}
