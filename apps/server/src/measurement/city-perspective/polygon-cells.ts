import { areaCover } from '@ooh/geo/area-cover';
import type { HourFigures } from '@ooh/contract/domain/place-insight';
import type { Polygon } from '@ooh/geo/polygon';
import type { AreaCells } from '../engine/work/area-presence.ts';
import type { AreaCrowd } from '../engine/work/area-tally.ts';
import { areaCellsOfParts } from './circle-cells.ts';
import { figureContext } from './area-figures.ts';
import { cellsOfCity } from './city-cells.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { crowdFigures, hoursOfWindow } from './hours.ts';

type Asked = Pick<CityCrowd, 'releases' | 'audience' | 'window'>;

/** The cells under a polygon, each with the part of it that the polygon covers. */
async function cellsUnderArea(
  stores: Stores,
  { releases }: Pick<CityCrowd, 'releases'>,
  area: Polygon,
): Promise<AreaCells> {
  const { cells, index } = await cellsOfCity(stores, releases);
  return areaCellsOfParts([areaCover(cells, index, area)]);
}

async function crowdOfParts(
  stores: Stores,
  { releases, audience, window }: Asked,
  areas: AreaCells,
): Promise<AreaCrowd> {
  const [crowd] = await stores.engine.ask(releases, 'areaCrowds', { audience, areas, window });
  return crowd;
}

/** Expected people in a polygon; cells that it covers in part count with that part. */
export async function crowdUnderArea(stores: Stores, city: Asked, area: Polygon): Promise<AreaCrowd> {
  return crowdOfParts(stores, city, await cellsUnderArea(stores, city, area));
}

/** The same by hour of the window's average day, as figures. */
export async function hoursUnderArea(
  stores: Stores,
  city: Asked & Pick<CityCrowd, 'size' | 'role'>,
  area: Polygon,
): Promise<HourFigures[]> {
  const ground = figureContext(city, stores.config.minimumCell);
  const areas = await cellsUnderArea(stores, city, area);
  return Promise.all(
    hoursOfWindow(city.window).map(async (hour) => {
      const window = { ...city.window, fromHour: hour, toHour: hour + 1 };
      const { present, daily } = await crowdOfParts(stores, { ...city, window }, areas);
      const { panelPersons, taPanelPersons } = present;
      return { hour, ...crowdFigures({ panelPersons, taPanelPersons, ...daily }, ground) };
    }),
  );
}
