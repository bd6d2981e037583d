import { tileZooms, type MapObject } from '@ooh/basemap/map-object';
import { cutTiles } from '@ooh/basemap/tiles/cut-tiles';
import { expandBounds, type Bounds } from '@ooh/geo/bounds';
import { areaBounds, type Area } from '@ooh/geo/polygon';
import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import { AppError } from '../../platform/http/app-error.ts';
import { readFamily } from '../boundary/read-boundaries.ts';
import { packedCityStreets } from '../streets/city-streets.ts';
import { keepCityArchive, type BasemapFacts } from './kept-basemaps.ts';
import { streetsCoverage } from './streets-coverage.ts';
import { writeArchive } from './write-archive.ts';

/** Shown wherever data of OpenStreetMap are drawn. */
export const osmAttribution = '© OpenStreetMap contributors';
/** Drawn beyond the boundary of the city, metres. */
const marginMeters = 5000;

export interface BuiltBasemap extends BasemapFacts {
  readonly objects: number;
  readonly bytes: number;
}

export interface CityOutline {
  readonly area: Area;
  /** With room around it. */
  readonly bounds: Bounds;
}

/** Outline of a city; throws AppError where none is known. */
export async function cityOutline(cityCode: string): Promise<CityOutline> {
  const { self } = await readFamily(cityCode);
  if (self === null) throw new AppError('notFound', `没有城市 ${cityCode} 的边界，请检查 6 位城市代码`);
  return { area: self.area, bounds: expandBounds(areaBounds(self.area), marginMeters) };
}

async function schematicStreets(dataDir: string, cityCode: string) {
  const packed = await packedCityStreets(dataDir, cityCode);
  return packed && unpackStreets(packed);
}

/** Cuts a city's objects into tiles and keeps them as the base map of the city. */
export async function buildBasemap(
  dataDir: string,
  cityCode: string,
  objects: readonly MapObject[],
  dataDate: string | null,
): Promise<BuiltBasemap> {
  const { bounds } = await cityOutline(cityCode);
  const streets = streetsCoverage(objects, await schematicStreets(dataDir, cityCode));
  const facts: BasemapFacts = { cityCode, streets, dataDate };
  const pieces = writeArchive(cutTiles(objects, bounds), {
    bounds,
    minZoom: tileZooms.min,
    maxZoom: tileZooms.max,
    metadata: { attribution: osmAttribution, ooh: facts },
  });
  return { ...facts, objects: objects.length, bytes: await keepCityArchive(dataDir, cityCode, pieces) };
}
