import type { SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import { areaLocator } from '@ooh/geo/area-locator';
import { cellOf } from '@ooh/geo/h3-cell';
import type { Wgs84Point } from '@ooh/geo/point';
import type { LineNetwork } from '../../city-data/bus-line/line-network.ts';
import { cityDistricts } from '../../city-data/boundary/city-districts.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { isMediumGranted } from '../city-perspective/granted-city.ts';
import { shownResolution } from '../city-perspective/spatial-areas.ts';
import { memoize } from '../../platform/memoize.ts';
import { aoisOf, presentAois } from './aoi-table.ts';
import { cityBusinessDistricts, presentBusinessDistricts } from './business-districts.ts';
import { mediaOfCity } from './city-media.ts';
import { grantedNetwork } from './lines-nearby.ts';

/** Media positions and bus lines of an area that the asker may see. */
export interface AreaSupply {
  readonly mediaPositions: number;
  readonly busLines: number;
}

/** Names the district, or the cell, that a place lies in. */
async function placer(
  stores: Stores,
  city: CityCrowd,
  unit: 'district' | 'cell',
): Promise<(point: Wgs84Point) => string | undefined> {
  if (unit === 'cell') return (point) => cellOf(point, shownResolution);
  const districts = await cityDistricts(stores.db, city.cityCode, city.data.districts);
  const locator = areaLocator(districts.map(({ area }) => area));
  return (point) => districts[locator.locate(point)]?.adcode;
}

type Placer = Awaited<ReturnType<typeof placer>>;
type Counts = ReadonlyMap<string | undefined, number>;

function countsOf(areaIds: Iterable<string | undefined>): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const areaId of areaIds) counts.set(areaId, (counts.get(areaId) ?? 0) + 1);
  return counts;
}

const keptLines = memoize<Counts>(16);

/** How many lines have a corner of their way, or a stop, in each area: the way of a line is long, so it is kept. */
function linesByArea(
  network: LineNetwork | null,
  { data: { busLines, districts } }: Pick<CityCrowd, 'data'>,
  unit: 'district' | 'cell',
  areaOf: Placer,
): Promise<Counts> {
  const passed = ({ directions, stops }: LineNetwork['lines'][number]) => [
    ...new Set([...directions.flat(), ...stops].map(areaOf)),
  ];
  return keptLines([busLines?.releaseId, districts?.releaseId, network === null, unit].join('/'), async () =>
    countsOf((network?.lines ?? []).flatMap(passed)),
  );
}

/** In districts and cells: positions that stand there, and lines that pass. */
async function supplyOfPartition(stores: Stores, city: CityCrowd, unit: 'district' | 'cell') {
  const [media, network, areaOf] = await Promise.all([
    mediaOfCity(stores.db, city.cityCode),
    grantedNetwork(stores.db, city),
    placer(stores, city, unit),
  ]);
  const granted = media.positions.filter(({ mediumId }) => isMediumGranted(city, mediumId));
  const positions = countsOf(granted.map(({ point }) => areaOf(point)));
  const lines = await linesByArea(network, city, unit, areaOf);
  return (areaId: string): AreaSupply => ({
    mediaPositions: positions.get(areaId) ?? 0,
    busLines: lines.get(areaId) ?? 0,
  });
}

/**
 * Media and lines by area: in districts and cells, inside a business district with lines within 300 m, within 500 m of an
 * AOI, as the screens of each count them.
 */
export async function supplyOfAreas(
  stores: Stores,
  city: CityCrowd,
  unit: SpatialUnitKind,
): Promise<(areaId: string) => AreaSupply> {
  if (unit === 'district' || unit === 'cell') return supplyOfPartition(stores, city, unit);
  const none = { mediaPositions: 0, busLines: 0 };
  const read = async (): Promise<(AreaSupply & { readonly areaId: string })[]> => {
    if (unit === 'businessDistrict') {
      const { ground, rows } = await cityBusinessDistricts(stores, city);
      const shown = await presentBusinessDistricts(stores, city, ground, rows);
      return shown.map(({ areaId, mediaPositions, busLines }) => ({ areaId, mediaPositions, busLines }));
    }
    const { rows } = await aoisOf(stores, city);
    const shown = await presentAois(stores, city, rows);
    return shown.map(({ areaId, nearbyMedia, nearbyLines }) => ({
      areaId,
      mediaPositions: nearbyMedia,
      busLines: nearbyLines,
    }));
  };
  const found = new Map((await read()).map((row) => [row.areaId, row]));
  return (areaId) => found.get(areaId) ?? none;
}
