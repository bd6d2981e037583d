import type { Random } from '../chance/seeded-random.ts';
import type { GridValues } from '../field/grid-values.ts';
import { cover } from '../ground/cover.ts';
import type { Ground } from '../ground/ground.ts';
import type { NamedArea } from '../street-network.ts';
import type { Block } from './blocks.ts';

/** Share of the blocks of a park's size that are one. */
const share = 0.045;
const [leastSquareMeters, greatestSquareMeters] = [30_000, 600_000];
const leastDensity = 0.2;

export function parksAmong(
  blocks: readonly Block[],
  ground: Ground,
  density: GridValues,
  random: Random,
): readonly NamedArea[] {
  return blocks
    .filter(
      ({ areaSquareMeters, centre, ring }) =>
        areaSquareMeters > leastSquareMeters &&
        areaSquareMeters < greatestSquareMeters &&
        density.at(...centre) > leastDensity &&
        [centre, ...ring].every(([x, y]) => ground.coverAt(x, y) === cover.land),
    )
    .filter(() => random() < share)
    .map(({ ring }) => ({ name: null, ring }));
}
