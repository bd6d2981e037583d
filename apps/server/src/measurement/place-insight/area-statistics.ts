import { certain } from '@ooh/contract/core/certain';
import type { CallOutput } from '@ooh/contract/registry';
import { expandBounds } from '@ooh/geo/bounds';
import { distanceToArea } from '@ooh/geo/corridor';
import type { Wgs84Point } from '@ooh/geo/point';
import { areaBounds } from '@ooh/geo/polygon';
import { registerOf } from '../../city-data/bus-line/city-lines.ts';
import { linesTouching } from '../../city-data/bus-line/line-network.ts';
import { areaFiguresOf, figureContext } from '../city-perspective/area-figures.ts';
import { hoursInAreas } from '../city-perspective/area-hours.ts';
import { crowdOfArea } from '../city-perspective/area-table.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { countByMedium, mediaOfCity } from './city-media.ts';
import { grantedNetwork } from './lines-nearby.ts';
import type { NamedArea } from './named-area.ts';
import { categoryLevel, tally } from './poi-search.ts';

/** Lines whose route passes through the area, or within the buffer around it, that may be seen. */
async function linesThrough(stores: Stores, city: CityCrowd, { area }: NamedArea, bufferMeters: number) {
  const network = await grantedNetwork(stores.db, city);
  if (network === null) return [];
  const register = await registerOf(
    stores.db,
    certain(city.data.busLines, 'bus lines of a city with a network', city.data.cityCode),
  );
  return [...linesTouching(network, expandBounds(areaBounds(area), bufferMeters))]
    .map((at) => network.lines[at])
    .filter((line) => line.directions.some((way) => distanceToArea(way, area) <= bufferMeters))
    .map(({ lineId }) => ({ lineId, lineName: register.get(lineId)?.lineName ?? lineId }))
    .sort((a, b) => a.lineName.localeCompare(b.lineName, 'zh-CN', { numeric: true }));
}

/** The people of an area and of its hours. */
async function peopleOfArea(stores: Stores, city: CityCrowd, { people }: NamedArea) {
  const [crowd, [hours]] = await Promise.all([
    crowdOfArea(stores, city, people),
    hoursInAreas(stores, city, [people]),
  ]);
  return { figures: areaFiguresOf(crowd, figureContext(city, stores.config.minimumCell)), hours };
}

/** People, places, media and lines of an area; places, media and lines also within the buffer around it. */
export async function areaStatistics(
  stores: Stores,
  city: CityCrowd,
  named: NamedArea,
  bufferMeters: number,
): Promise<CallOutput<'aoi-draw/aoiStatistics'>> {
  const { ground, area } = named;
  const [people, media, busLines] = await Promise.all([
    peopleOfArea(stores, city, named),
    mediaOfCity(stores.db, city.cityCode),
    linesThrough(stores, city, named, bufferMeters),
  ]);
  const box = expandBounds(areaBounds(area), bufferMeters);
  const isNear = (point: Wgs84Point) => distanceToArea([point], area) <= bufferMeters;
  const pois = ground.poiIndex.inBounds(box).filter((at) => isNear(ground.pois[at].point));
  const aois = ground.aoiIndex.inBounds(box).filter((at) => isNear(ground.aois[at].point));
  const positions = media.index.inBounds(box).filter((at) => isNear(media.positions[at].point));
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: ground.source,
    areaId: named.place?.areaId ?? null,
    center: named.place?.center ?? null,
    name: named.name,
    squareMeters: named.squareMeters,
    gridCells: named.people.cells.length,
    ...people,
    pois: tally(pois.map((at) => categoryLevel(ground.pois[at].category, 1))).map(({ name, count }) => ({
      category: name,
      count,
    })),
    aois: tally(aois.map((at) => ground.aois[at].aoiType)).map(({ name, count }) => ({
      aoiType: name,
      count,
    })),
    media: countByMedium(media, city, positions),
    busLines,
  };
}
