import type { ImportSession } from '@ooh/contract/domain/data-release';
import { haversineMeters } from '@ooh/geo/distance';
import { wgs84, type Crs } from '@ooh/geo/point';
import { areaContains, type Area } from '@ooh/geo/polygon';
import { crsOrder, readOtherwise } from './coordinate-systems.ts';

type Shapes = ImportSession['previewShapes'];
type Position = Shapes[number]['coordinates'][number];

/** The preview's lines as they lie when the file's numbers are taken in one of the systems. */
export interface SystemReading {
  readonly crs: Crs;
  readonly isChosen: boolean;
  readonly shapes: Shapes;
  /** Points beyond the city's boundary; null while the boundary is unknown. */
  readonly outside: readonly Position[] | null;
  /** Mean distance from the chosen reading, metres. */
  readonly shiftMeters: number;
}

function meanShift(chosen: Shapes, other: Shapes): number {
  let meters = 0;
  let points = 0;
  for (const [index, { coordinates }] of chosen.entries()) {
    for (const [at, [lng, lat]] of coordinates.entries()) {
      const [otherLng, otherLat] = other[index].coordinates[at];
      meters += haversineMeters(lng, lat, otherLng, otherLat);
      points += 1;
    }
  }
  return points === 0 ? 0 : meters / points;
}

/** The preview in each of the three systems, the chosen one among them, in the usual order. */
export function compareSystems(shapes: Shapes, chosen: Crs, city: Area | undefined): SystemReading[] {
  return crsOrder.map((crs) => {
    const read = shapes.map(({ name, coordinates }) => ({
      name,
      coordinates: coordinates.map((position): Position => {
        const [lng, lat] = readOtherwise(position, chosen, crs);
        return [lng, lat];
      }),
    }));
    const outside =
      city === undefined
        ? null
        : read
            .flatMap(({ coordinates }) => coordinates)
            .filter(([lng, lat]) => !areaContains(city, wgs84(lng, lat)));
    return { crs, isChosen: crs === chosen, shapes: read, outside, shiftMeters: meanShift(shapes, read) };
  });
}

/** A system in which clearly fewer points lie beyond the boundary than in the chosen one, if there is one. */
export function likelierSystem(readings: readonly SystemReading[]): SystemReading | undefined {
  const chosen = readings.find(({ isChosen }) => isChosen);
  if (!chosen?.outside) return undefined;
  const best = readings.reduce((least, reading) =>
    (reading.outside?.length ?? Infinity) < (least.outside?.length ?? Infinity) ? reading : least,
  );
  return (best.outside?.length ?? Infinity) < chosen.outside.length ? best : undefined;
}
