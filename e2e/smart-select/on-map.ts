import { freeMap } from '../harness/free-map.ts';
import type { Journey } from '../harness/journey.ts';

/** A point of the map area that panels leave free, by fractions of its width and height. */
export async function onMap({ page }: Journey, x: number, y: number): Promise<[number, number]> {
  const free = await freeMap(page);
  return [free.left + free.width * x, free.top + free.height * y];
}
