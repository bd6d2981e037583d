import { certain } from '@ooh/contract/core/certain';
import type { BusinessDistrictFilter, BusinessDistrictRow } from '@ooh/contract/domain/business-district';
import { areaBounds, areaContains } from '@ooh/geo/polygon';
import { expandBounds } from '@ooh/geo/bounds';
import { distanceToArea } from '@ooh/geo/corridor';
import type { ParsedInput } from '@ooh/contract/registry';
import { linesTouching, type LineNetwork } from '../../city-data/bus-line/line-network.ts';
import { areaRowOf, areaTable, type AreaWithFigures } from '../city-perspective/area-table.ts';
import { isMediumGranted } from '../city-perspective/granted-city.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { memoize } from '../../platform/memoize.ts';
import {
  geographyOf,
  searchText,
  type CityGeography,
  type CityArea,
} from '../../city-data/place/city-geography.ts';
import { pageSlice, sortedAreas } from './aoi-table.ts';
import { mediaOfCity } from './city-media.ts';
import { grantedNetwork } from './lines-nearby.ts';
import { tally } from './poi-search.ts';

/** Maximum distance of a line's route from the outline of a business district that it serves. */
const lineMeters = 300;

export interface DistrictWithFigures extends AreaWithFigures {
  readonly district: CityArea;
}

/** All business districts of a city with their figures. */
export async function cityBusinessDistricts(
  stores: Stores,
  city: CityCrowd,
): Promise<{ ground: CityGeography; rows: DistrictWithFigures[] }> {
  const ground = await geographyOf(stores.db, city.data);
  const table = await areaTable(stores, city, 'businessDistrict');
  return { ground, rows: table.map((row, i) => ({ ...row, district: ground.businessDistricts[i] })) };
}

/** Points of interest in an area, by position. */
export function poisInside(ground: CityGeography, { area }: Pick<CityArea, 'area'>): number[] {
  return ground.poiIndex.inBounds(areaBounds(area)).filter((at) => areaContains(area, ground.pois[at].point));
}

/** AOIs with their middle in an area, by kind. */
export function aoiTypesInside(ground: CityGeography, { area }: Pick<CityArea, 'area'>) {
  const inside = ground.aoiIndex
    .inBounds(areaBounds(area))
    .filter((at) => areaContains(area, ground.aois[at].point));
  return tally(inside.map((at) => ground.aois[at].aoiType)).map(({ name, count }) => ({
    aoiType: name,
    count,
  }));
}

/** The business districts that match a filter. */
export function matchingDistricts(
  ground: CityGeography,
  rows: readonly DistrictWithFigures[],
  filter: BusinessDistrictFilter,
): DistrictWithFigures[] {
  const { districtNames, aoiTypes } = filter;
  const keyword = searchText(filter.keyword);
  return rows.filter(({ district }) => {
    if (!searchText(district.name).includes(keyword)) return false;
    if (districtNames.length > 0 && !districtNames.includes(district.districtName ?? '')) return false;
    if (aoiTypes.length === 0) return true;
    const held = new Set(aoiTypesInside(ground, district).map((one) => one.aoiType));
    return aoiTypes.every((aoiType) => held.has(aoiType));
  });
}

const servedBy = memoize<readonly number[]>(512);

/** Lines whose route passes within 300 m of an outline. */
function linesServing(
  network: LineNetwork,
  lineReleaseId: string,
  place: CityArea,
): Promise<readonly number[]> {
  return servedBy(`${lineReleaseId}/${place.placeId}/${place.squareMeters}`, async () => {
    const near = linesTouching(network, expandBounds(areaBounds(place.area), lineMeters));
    return [...near].filter((line) =>
      network.lines[line].directions.some((way) => distanceToArea(way, place.area) <= lineMeters),
    );
  });
}

/** Rows as they are shown, with the media inside and the lines that may be seen. */
export async function presentBusinessDistricts(
  stores: Stores,
  city: CityCrowd,
  ground: CityGeography,
  rows: readonly DistrictWithFigures[],
): Promise<BusinessDistrictRow[]> {
  const [media, network] = await Promise.all([
    mediaOfCity(stores.db, city.cityCode),
    grantedNetwork(stores.db, city),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const { district } = row;
      const pois = poisInside(ground, district).map((at) => ground.pois[at]);
      const positions = media.index.inBounds(areaBounds(district.area)).filter((at) => {
        const { mediumId, point } = media.positions[at];
        return isMediumGranted(city, mediumId) && areaContains(district.area, point);
      });
      const lines =
        network === null
          ? []
          : await linesServing(
              network,
              certain(city.data.busLines, 'bus lines of a city with a network', city.data.cityCode).releaseId,
              district,
            );
      return {
        ...areaRowOf(row),
        isIndicative: district.isIndicative,
        pois: pois.length,
        brands: new Set(pois.flatMap(({ brand }) => brand ?? [])).size,
        aois: aoiTypesInside(ground, district),
        mediaPositions: positions.length,
        busLines: lines.length,
      };
    }),
  );
}

/** A page of the business districts that were found, with what their figures rest on. */
export async function businessDistrictPage(
  stores: Stores,
  city: CityCrowd,
  { ground, found }: { readonly ground: CityGeography; readonly found: readonly DistrictWithFigures[] },
  {
    orderBy,
    pageNo,
    pageSize,
  }: Pick<ParsedInput<'aoi-draw/selectCbdData'>, 'orderBy' | 'pageNo' | 'pageSize'>,
) {
  const page = pageSlice(sortedAreas(found, orderBy, false), { pageNo, pageSize });
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: ground.source,
    rows: await presentBusinessDistricts(stores, city, ground, page),
    total: found.length,
    pageNo,
    pageSize,
  };
}
