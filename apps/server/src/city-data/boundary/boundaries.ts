import { boundaryThread } from './boundary-questions.ts';
import type { Boundary, BoundaryFamily } from './read-boundaries.ts';

const families = new Map<string, Promise<BoundaryFamily>>();

/** Boundary of `adcode` with those of its parts. Reads the package once per code, then caches it. */
export function boundariesOf(adcode: string): Promise<BoundaryFamily> {
  let family = families.get(adcode);
  if (!family) {
    family = boundaryThread.family(adcode);
    families.set(adcode, family);
    family.catch(() => families.delete(adcode));
  }
  return family;
}

/** Districts of a city; the city itself where the package has none. Empty for an unknown city. */
export async function districtsOf(cityCode: string): Promise<readonly Boundary[]> {
  const { self, children } = await boundariesOf(cityCode);
  if (children.length > 0) return children;
  return self ? [self] : [];
}
