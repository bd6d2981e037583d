/**
 * A lattice of streets for tests: a trunk street every 2 km, a secondary one every 500 m, local ones every 250 m,
 * where `isBuilt` says that there is a town; trunk streets reach beyond it. A share of the local and secondary
 * segments is missing. Never made from lines or stops.
 */
import { randomStream } from '@ooh/reference/random';
import { mainPartOf, streetGraphOf, type StreetGraph } from '../graph/street-graph.ts';
import { rankOf } from '../street-class.ts';

export interface LatticePlan {
  readonly origin: StreetGraph['origin'];
  readonly seed: number;
  /** Metres from the origin: west, south, east, north. */
  readonly box: readonly [number, number, number, number];
  /** Index of the district at a position, −1 for none. */
  districtAt(x: number, y: number): number;
  isBuilt(x: number, y: number): boolean;
  readonly spacingMeters?: number;
  readonly missingLocal?: number;
  readonly missingSecondary?: number;
}

const { trunk, secondary, minor } = rankOf;

/** Of the street that runs along the lattice's line `index`. */
const classOfLine = (index: number): number =>
  index % 8 === 0 ? trunk : index % 2 === 0 ? secondary : minor;

export function latticeStreets(plan: LatticePlan): StreetGraph {
  const { spacingMeters = 250, missingLocal = 0.15, missingSecondary = 0.08 } = plan;
  const [west, south, east, north] = plan.box;
  const columns = Math.floor((east - west) / spacingMeters) + 1;
  const rows = Math.floor((north - south) / spacingMeters) + 1;
  const random = randomStream(plan.seed, 'lattice');
  const at = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [west + (i % columns) * spacingMeters, south + Math.floor(i / columns) * spacingMeters];
    const district = plan.districtAt(x, y);
    return { x, y, district, built: district >= 0 && plan.isBuilt(x, y) };
  });
  const nearTown = (i: number): boolean =>
    [0, 4, -4, 4 * columns, -4 * columns].some((step) => at[i + step]?.built ?? false);
  const segments: { from: number; to: number; streetClass: number }[] = [];
  const lay = (from: number, to: number, line: number): void => {
    if (at[from].district < 0 || at[to].district < 0) return;
    const streetClass = classOfLine(line);
    const chance = random.next();
    if (streetClass === trunk) {
      if (!(nearTown(from) && nearTown(to)) && line % 16 !== 0) return;
    } else {
      if (!at[from].built || !at[to].built) return;
      if (chance < (streetClass === minor ? missingLocal : missingSecondary)) return;
    }
    segments.push({ from, to, streetClass });
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column;
      if (column + 1 < columns) lay(i, i + 1, row);
      if (row + 1 < rows) lay(i, i + columns, column);
    }
  }
  const graph = streetGraphOf(
    plan.origin,
    { x: at.map(({ x }) => x), y: at.map(({ y }) => y), district: at.map(({ district }) => district) },
    {
      from: segments.map(({ from }) => from),
      to: segments.map(({ to }) => to),
      streetClass: segments.map(({ streetClass }) => streetClass),
      lengthMeters: segments.map(() => spacingMeters),
    },
  );
  return mainPartOf(graph);
}
