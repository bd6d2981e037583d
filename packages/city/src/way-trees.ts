import type { CityModel } from './city-model.ts';
import { type Progress } from './panel.ts';

/** Trees of ways to every cell that anyone travels to. */
export interface WayTrees {
  way(from: number, to: number): number[];
}

/** `homes` are those of a destination that people go to from these alone; null where they come from anywhere. */
export function growTrees(
  city: CityModel,
  homes: ReadonlyMap<number, readonly number[] | null>,
  onProgress: Progress,
): WayTrees {
  const { size } = city.grid;
  const destinations = [...homes.keys()].sort((a, b) => a - b);
  const steps = new Uint8Array(destinations.length * size);
  const slot = new Map<number, number>();
  destinations.forEach((cell, index) => {
    slot.set(cell, index);
    const tree = steps.subarray(index * size, (index + 1) * size);
    city.routes.tree(cell, tree, homes.get(cell) ?? undefined);
    if (index % 200 === 0) onProgress((0.25 * index) / destinations.length, '出行路径');
  });
  return { way: (from, to) => city.routes.walk(from, to, steps, (slot.get(to) as number) * size) };
}
