import type { EffectAreaUnit } from '@ooh/contract/domain/effect-area-names';
import { expandBounds } from '@ooh/geo/bounds';
import { distanceToArea } from '@ooh/geo/corridor';
import type { Wgs84Point } from '@ooh/geo/point';
import { areaBounds, areaCentroid, type Area } from '@ooh/geo/polygon';
import { networkOf } from '../../city-data/bus-line/city-lines.ts';
import { linesTouching, type LineNetwork } from '../../city-data/bus-line/line-network.ts';
import type { CityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { cityDistricts } from '../../city-data/boundary/city-districts.ts';
import type { Boundary } from '../../city-data/boundary/read-boundaries.ts';
import { geographyOf, type CityGeography } from '../../city-data/place/city-geography.ts';
import { mediaOfCity, type CityMedia } from '../../measurement/place-insight/city-media.ts';
import { linesNear } from '../../measurement/place-insight/lines-nearby.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { nearMeters } from './score-match.ts';

interface Placed {
  readonly area: Area;
  readonly point: Wgs84Point;
}

/** Positions and lines of an area by their ids, with the metres to its outline; 0 inside. */
export interface MediaOfArea {
  readonly positions: ReadonlyMap<string, number>;
  readonly lines: ReadonlyMap<string, number>;
}

/** How far media may be from an area to belong to it: districts have only what is inside. */
const reachOf = (unit: EffectAreaUnit): number => (unit === 'district' ? 0 : nearMeters);

function positionsNear(media: CityMedia, { area }: Placed, meters: number): Map<string, number> {
  const near = new Map<string, number>();
  for (const at of media.index.inBounds(expandBounds(areaBounds(area), meters))) {
    const { positionId, point } = media.positions[at];
    const distance = distanceToArea([point], area);
    if (distance <= meters) near.set(positionId, distance);
  }
  return near;
}

/** Lines by the way's distance from the outline of an area, or from the middle of an AOI. */
function waysNear(network: LineNetwork, unit: EffectAreaUnit, place: Placed): Map<string, number> {
  const near = new Map<string, number>();
  const meters = reachOf(unit);
  if (unit === 'aoi') {
    for (const { line, distanceMeters } of linesNear(network, [place.point], nearMeters))
      near.set(network.lines[line].lineId, distanceMeters);
    return near;
  }
  for (const line of linesTouching(network, expandBounds(areaBounds(place.area), meters))) {
    const { lineId, directions } = network.lines[line];
    const distance = Math.min(...directions.map((way) => distanceToArea(way, place.area)));
    if (distance <= meters) near.set(lineId, distance);
  }
  return near;
}

/** The areas of a kind, in the sequence in which their people are counted. */
export function placesOf(
  unit: EffectAreaUnit,
  { aois, businessDistricts }: Pick<CityGeography, 'aois' | 'businessDistricts'>,
  districts: readonly Boundary[],
): readonly Placed[] {
  if (unit === 'district') return districts.map(({ area }) => ({ area, point: areaCentroid(area) }));
  return unit === 'aoi' ? aois : businessDistricts;
}

const kept = memoize<MediaOfArea[]>(8);

/** The media of every area of a kind, in the order of the areas; whoever asks, so that grants are for the caller. */
export async function mediaOfAreas(
  db: Db,
  city: Pick<CityCrowd, 'cityCode' | 'data'>,
  unit: EffectAreaUnit,
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
    const [ground, districts, media, network] = await Promise.all([
      geographyOf(db, data),
      cityDistricts(db, cityCode, data.districts),
      mediaOfCity(db, cityCode),
      data.busLines === null ? null : networkOf(db, data.busLines),
    ]);
    const areas = placesOf(unit, ground, districts);
    return areas.map((place) => ({
      positions: positionsNear(media, place, reachOf(unit)),
      lines: network === null ? new Map() : waysNear(network, unit, place),
    }));
  });
}
