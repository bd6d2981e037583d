/** How strongly a generated medium touches the people of each home cell. */
import type { RandomSource } from '@ooh/measurement/random';
import { GRID_SIDE } from './home-runs.ts';

interface Stop {
  readonly x: number;
  readonly y: number;
}

/** Distance from a point to a stretch, squared. */
function distanceSquared(x: number, y: number, from: Stop, to: Stop): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return (x - from.x - along * dx) ** 2 + (y - from.y - along * dy) ** 2;
}

/** A way through the city: one point (a board) or up to six stretches (a line). */
function wayOf(random: RandomSource, population: Float64Array): Stop[] {
  // The most populated of four places: media are where people are.
  let origin = random.below(population.length);
  for (let draw = 0; draw < 3; draw++) {
    const other = random.below(population.length);
    if (population[other] > population[origin]) origin = other;
  }
  const stops: Stop[] = [{ x: origin % GRID_SIDE, y: (origin / GRID_SIDE) | 0 }];
  const stretches = random.below(7);
  let heading = random.next() * 2 * Math.PI;
  for (let n = 0; n < stretches; n++) {
    heading += (random.next() - 0.5) * 1.6;
    const length = 2 + random.next() * 8;
    const { x, y } = stops.at(-1)!;
    stops.push({ x: x + Math.cos(heading) * length, y: y + Math.sin(heading) * length });
  }
  return stops;
}

/**
 * Fills `touch`, one figure a cell: 1 beside the way and falling off with the distance, on a floor for those who come
 * from far. People of each group are drawn to the medium unequally: `affinity`, one figure a group, mean 1.
 */
export function drawFootprint(
  random: RandomSource,
  population: Float64Array,
  touch: Float64Array,
  affinity: Float64Array,
): void {
  const way = wayOf(random, population);
  const width = 0.8 + random.next() * 1.7;
  const floor = 0.002 + random.next() * 0.02;
  for (let cell = 0; cell < touch.length; cell++) {
    const [x, y] = [cell % GRID_SIDE, (cell / GRID_SIDE) | 0];
    let nearest = Infinity;
    for (let s = 0; s < way.length; s++)
      nearest = Math.min(nearest, distanceSquared(x, y, way[Math.max(0, s - 1)], way[s]));
    const far = nearest / (2 * width * width);
    touch[cell] = floor + (far > 30 ? 0 : Math.exp(-far));
  }
  let sum = 0;
  for (let g = 0; g < affinity.length; g++) sum += affinity[g] = 0.6 + random.next() * 0.8;
  for (let g = 0; g < affinity.length; g++) affinity[g] *= affinity.length / sum;
}

/** The factor a with Σ population·(1 − e^(−a·touch)) = density, by Newton's method from below. */
export function strengthFor(density: number, population: Float64Array, touch: Float64Array): number {
  let a = 0;
  for (let step = 0; step < 40; step++) {
    let [reached, slope] = [0, 0];
    for (let cell = 0; cell < touch.length; cell++) {
      const away = population[cell] * Math.exp(-a * touch[cell]);
      reached += population[cell] - away;
      slope += away * touch[cell];
    }
    const missing = density - reached;
    if (missing <= 1e-4 * density) break;
    a += missing / slope;
  }
  return a;
}
