import { boundaryThread } from './boundary-questions.ts';
import type { DrawnBoundary } from './draw-boundaries.ts';
import type { Boundary } from './read-boundaries.ts';

/** Regions kept ready; the country and the cities at work are far fewer. */
const keptRegions = 80;
const prepared = new Map<string, Promise<readonly DrawnBoundary[]>>();

/**
 * A region with those one level down, for a map. Prepared at the first call with a key and cached, so that equal keys
 * return the identical list. Empty for an unknown code.
 */
export function drawnBoundaries(
  adcode: string,
  { key, imported }: { readonly key: string; readonly imported: readonly Boundary[] | null },
): Promise<readonly DrawnBoundary[]> {
  const known = prepared.get(key);
  const drawn = known ?? boundaryThread.draw(adcode, imported);
  // Least recently used first: the first is evicted.
  prepared.delete(key);
  prepared.set(key, drawn);
  const [oldest] = prepared.keys();
  if (prepared.size > keptRegions) prepared.delete(oldest);
  if (!known)
    drawn.then(
      (features) => features.length === 0 && prepared.delete(key),
      () => prepared.delete(key),
    );
  return drawn;
}
