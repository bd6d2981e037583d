import type { Random } from '../chance/seeded-random.ts';
import type { CityDeclaration } from '../declaration/city-declaration.ts';
import type { GridValues } from '../field/grid-values.ts';
import { cover } from '../ground/cover.ts';
import type { Ground } from '../ground/ground.ts';
import type { CityNoise, River } from '../ground/outlines.ts';
import type { NewLine, StreetLines } from '../lines/street-lines.ts';
import { distance, tangentAt, type Path, type XY } from '../plane/path.ts';
import { splineThrough } from '../plane/spline.ts';
import { aroundLakes, ringPath, shoreOf } from './ring-path.ts';
import { radialPaths } from './radial-paths.ts';
import { ringName, shoreName, shoreNameOfLake } from './skeleton-names.ts';

const cornerMeters = 120;
/** A road goes over so many corners of sea at most: 4.8 km. */
const mostSeaCorners = 40;
/** Corners that a stretch needs, to be laid. */
const leastCorners = { road: 7, shore: 6 } as const;
/** Shores have a street where the city is at least this dense. */
const shoreDensity = 0.2;
/** Rivers wider than this have a street of the first order on their banks, metres. */
const wideRiver = 300;
const lakeShoreMeters = 110;

/** Stretches of a road inside the window that do not go over too much sea. */
function stretchesOnGround(path: Path, { coverAt }: Ground): readonly Path[] {
  const stretches: XY[][] = [];
  let run: XY[] = [];
  let sea = 0;
  const end = () => {
    // What hangs over the sea at an end leads nowhere.
    while (run.length > 0 && coverAt(...run[run.length - 1]) === cover.sea) run.pop();
    while (run.length > 0 && coverAt(...run[0]) === cover.sea) run.shift();
    if (run.length >= leastCorners.road) stretches.push(run);
    run = [];
  };
  for (const position of path) {
    const code = coverAt(...position);
    sea = code === cover.sea ? sea + 1 : 0;
    if (code === cover.outside || sea > mostSeaCorners) end();
    else run.push(position);
  }
  end();
  return stretches;
}

/** Stretches of a shore street on dry, built-up land. */
function stretchesOnLand(path: Path, { coverAt }: Ground, density: GridValues): readonly Path[] {
  const stretches: XY[][] = [];
  let run: XY[] = [];
  const end = () => {
    if (run.length >= leastCorners.shore) stretches.push(run);
    run = [];
  };
  for (const position of path) {
    const isFar = run.length > 0 && distance(run[run.length - 1], position) > 400;
    if (isFar || coverAt(...position) !== cover.land || density.at(...position) <= shoreDensity) end();
    else run.push(position);
  }
  end();
  return stretches;
}

/** A line beside a river, on its left (1) or right (-1). */
function bankOf({ course, widthMeters }: River, side: 1 | -1): Path {
  const away = (0.64 * widthMeters + 75) * side;
  return course.map(([x, y], i): XY => {
    const [east, north] = tangentAt(course, i, 3);
    return [x - north * away, y + east * away];
  });
}

/** Lays what is declared: rings, main roads, radials and the streets along rivers and lakes. */
export function laySkeleton(
  lines: StreetLines,
  declaration: CityDeclaration,
  ground: Ground,
  { noise, density, random }: { noise: CityNoise; density: GridValues; random: Random },
): void {
  const layRoad = ({ path, ...road }: NewLine) => {
    for (const stretch of stretchesOnGround(path, ground)) lines.lay({ path: stretch, ...road });
  };
  for (const ring of declaration.rings) {
    const path = aroundLakes(ringPath(ring, declaration, noise), ground.lakes);
    layRoad({ path, streetClass: ring.streetClass, name: ringName(ring) });
  }
  for (const { controls, ...road } of declaration.roads)
    layRoad({ path: splineThrough(controls, cornerMeters), ...road });
  for (const radial of radialPaths(declaration, ground, noise, random)) layRoad(radial);
  for (const river of ground.rivers)
    for (const side of [1, -1] as const)
      for (const path of stretchesOnLand(bankOf(river, side), ground, density))
        lines.lay({
          path,
          streetClass: river.widthMeters > wideRiver ? 'primary' : 'secondary',
          name: shoreName(river, ground.rivers),
        });
  for (const lake of ground.lakes)
    for (const path of stretchesOnLand(shoreOf(lake, lakeShoreMeters), ground, density))
      lines.lay({ path, streetClass: 'secondary', name: shoreNameOfLake(lake) });
}
