import type { CityDeclaration, DeclaredCentre } from '../declaration/city-declaration.ts';
import { cover } from '../ground/cover.ts';
import type { Ground } from '../ground/ground.ts';
import type { PlaneArea } from '../ground/sea.ts';
import { distance, ringArea, ringCentre } from '../plane/path.ts';

const townRadius = 2600;
/** A town keeps this far from the edge of the window and from the built-up area of a centre, metres. */
const [fromEdge, fromCentre] = [3000, 5000];
/** Districts whose middle lies within this many radii belong to the main city. */
const mainCity = 1.3;

/** A town in the middle of every district inside the window that has no centre of its own. */
export function townsIn(
  { radiusX, radiusY, centres }: CityDeclaration,
  districts: readonly (readonly PlaneArea[])[],
  { raster, coverAt }: Ground,
): readonly DeclaredCentre[] {
  return districts.flatMap((polygons) => {
    const outer = polygons.map(([ring]) => ring).filter((ring) => ring !== undefined);
    if (outer.length === 0) return [];
    const mainland = outer.reduce((a, b) => (Math.abs(ringArea(b)) > Math.abs(ringArea(a)) ? b : a));
    const [x, y] = ringCentre(mainland);
    const isInside = Math.max(Math.abs(x), Math.abs(y)) < raster.halfSideMeters - fromEdge;
    const isMainCity = (x / radiusX) ** 2 + (y / radiusY) ** 2 <= mainCity ** 2;
    const isTaken = centres.some(
      (centre) => distance([centre.x, centre.y], [x, y]) < centre.radius + fromCentre,
    );
    if (!isInside || isMainCity || isTaken || coverAt(x, y) !== cover.land) return [];
    return [{ name: '', x, y, radius: townRadius }];
  });
}
