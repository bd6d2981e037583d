import type { CityDeclaration, DeclaredCentre } from '../declaration/city-declaration.ts';
import type { CityNoise } from '../ground/outlines.ts';
import { cornerAt, gridValues, type GridValues } from './grid-values.ts';

/** How densely streets stand, by the density of building (0–1): in the core, within, outside and at the fringe. */
export const zones = [
  { name: 'core', from: 0.75 },
  { name: 'inner', from: 0.5 },
  { name: 'outer', from: 0.25 },
  { name: 'fringe', from: 0.08 },
] as const;

/** 1 inside an edge at 1, 0 outside, over a band of about `width`. */
const inside = (distance: number, width: number): number => 1 / (1 + Math.exp((distance - 1) / width));

/**
 * Density of building over the city, 0–1: where the main city or a centre is built up, and how intensely. Distances
 * are disturbed by noise of 0.9, 2.3 and 6 km, so that no edge is a circle.
 */
export function buildingDensity(
  { radiusX, radiusY }: Pick<CityDeclaration, 'radiusX' | 'radiusY'>,
  centres: readonly DeclaredCentre[],
  { first, second, third }: CityNoise,
  halfSideMeters: number,
): GridValues {
  const densityAt = (x: number, y: number): number => {
    const disturbance =
      1 +
      0.16 * first(x / 2300, y / 2300) +
      0.12 * second(x / 900, y / 900) +
      0.14 * third(x / 6000, y / 6000);
    const main = Math.sqrt((x / radiusX) ** 2 + (y / radiusY) ** 2) * disturbance;
    let built = inside(main, 0.09);
    let intensity = 0.9 * Math.exp(-main * main * 2.2);
    for (const centre of centres) {
      const away = Math.sqrt((x - centre.x) ** 2 + (y - centre.y) ** 2) / centre.radius;
      const from = away * disturbance;
      if (from > 2.2) continue;
      built = Math.max(built, inside(from, 0.13));
      const peak = Math.min(1, 0.35 + centre.radius / 9000);
      intensity = Math.max(intensity, peak * Math.exp(-from * from * 1.3));
    }
    return built * (0.34 + 0.66 * intensity);
  };
  const grid = gridValues(halfSideMeters);
  for (let j = 0; j < grid.width; j++)
    for (let i = 0; i < grid.width; i++)
      grid.values[j * grid.width + i] = densityAt(cornerAt(halfSideMeters, i), cornerAt(halfSideMeters, j));
  return grid;
}
