import type { ManLandUnit } from '@ooh/contract/domain/man-land';
import { expandBounds } from '@ooh/geo/bounds';
import { distanceToArea } from '@ooh/geo/corridor';
import { areaBounds } from '@ooh/geo/polygon';
import { networkOf } from '../../city-data/bus-line/city-lines.ts';
import { linesTouching, type LineNetwork } from '../../city-data/bus-line/line-network.ts';
import type { CityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { geographyOf, type CityArea } from '../../city-data/place/city-geography.ts';
import { mediaOfCity, type CityMedia } from '../../measurement/place-insight/city-media.ts';
import { linesNear } from '../../measurement/place-insight/lines-nearby.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { nearMeters } from './score-match.ts';

/** Positions and lines of an area by their ids, with the metres to its outline; 0 inside. */
export interface MediaOfArea {
  readonly positions: ReadonlyMap<string, number>;
  readonly lines: ReadonlyMap<string, number>;
}

function positionsNear(media: CityMedia, { area }: CityArea): Map<string, number> {
  const near = new Map<string, number>();
  for (const at of media.index.inBounds(expandBounds(areaBounds(area), nearMeters))) {
    const { positionId, point } = media.positions[at];
    const distance = distanceToArea([point], area);
    if (distance <= nearMeters) near.set(positionId, distance);
  }
  return near;
}

/** Lines by the way's distance from the outline of a business district, or from the middle of an AOI. */
function waysNear(network: LineNetwork, unit: ManLandUnit, place: CityArea): Map<string, number> {
  const near = new Map<string, number>();
  if (unit === 'aoi') {
    for (const { line, distanceMeters } of linesNear(network, [place.point], nearMeters))
      near.set(network.lines[line].lineId, distanceMeters);
    return near;
  }
  for (const line of linesTouching(network, expandBounds(areaBounds(place.area), nearMeters))) {
    const { lineId, directions } = network.lines[line];
    const distance = Math.min(...directions.map((way) => distanceToArea(way, place.area)));
    if (distance <= nearMeters) near.set(lineId, distance);
  }
  return near;
}

const kept = memoize<MediaOfArea[]>(8);

/** The media of every area of a kind, in the order of the areas; whoever asks, so that grants are for the caller. */
export async function mediaOfAreas(
  db: Db,
  city: Pick<CityCrowd, 'cityCode' | 'data'>,
  unit: ManLandUnit,
): Promise<readonly MediaOfArea[]> {
  const { cityCode, data } = city;
  const positions = await findCurrent(db, 'media-positions', cityCode);
  const releases = [
    data.places?.releaseId,
    data.districts?.releaseId,
    positions?.release_id,
    data.busLines?.releaseId,
  ];
  return kept([unit, ...releases].join('/'), async () => {
    const [ground, media, network] = await Promise.all([
      geographyOf(db, data),
      mediaOfCity(db, cityCode),
      data.busLines === null ? null : networkOf(db, data.busLines),
    ]);
    const areas = unit === 'aoi' ? ground.aois : ground.businessDistricts;
    return areas.map((place) => ({
      positions: positionsNear(media, place),
      lines: network === null ? new Map() : waysNear(network, unit, place),
    }));
  });
}
