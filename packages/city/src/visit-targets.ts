import { planeLength } from '@ooh/geo/local-plane';
import { cellAt } from './city-grid.ts';
import type { CityModel } from './city-model.ts';
import { type Panel } from './panel.ts';
import type { CityPlaces } from './places.ts';
import { cumulativeOf, pickIndex, type Random } from '@ooh/reference/random';

/** Cells that people go to in their free time, with running weights. */
interface Targets {
  readonly cells: Int32Array;
  readonly cumulative: Float64Array;
}

export function targetsOf(places: CityPlaces, city: CityModel, types: readonly string[]): Targets {
  const weights = new Map<number, number>();
  for (const area of places.areas) {
    if (!types.includes(area.type)) continue;
    const cell = cellAt(city.grid, area.lng, area.lat);
    if (cell >= 0) weights.set(cell, (weights.get(cell) ?? 0) + area.poiCount);
  }
  const cells = Int32Array.from(weights.keys()).sort();
  return { cells, cumulative: cumulativeOf(Array.from(cells, (cell) => weights.get(cell) as number)) };
}

/** Everything that a week needs to know of the city and its panel. */
export interface WeekContext {
  readonly city: CityModel;
  readonly panel: Panel;
  readonly malls: Targets;
  readonly parks: Targets;
}

/** The nearest of four targets drawn by size. */
export function drawTarget(city: CityModel, targets: Targets, home: number, random: Random): number {
  const { x, y } = city.grid;
  let [best, least] = [-1, Infinity];
  for (let i = 0; i < 4 && targets.cells.length > 0; i++) {
    const cell = targets.cells[pickIndex(targets.cumulative, random.next())];
    const far = planeLength(x[cell] - x[home], y[cell] - y[home]);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}
