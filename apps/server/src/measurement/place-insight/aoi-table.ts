import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { boundsContain } from '@ooh/geo/bounds';
import { areaContains } from '@ooh/geo/polygon';
import type { z } from 'zod';
import type { aoiFilter, areaOrder } from '@ooh/contract/domain/place-insight';
import { areaRowOf, areaTable, type AreaWithFigures } from '../city-perspective/area-table.ts';
import {
  loadCityCrowd,
  type CityCrowd,
  type CrowdQuestion,
  type Stores,
} from '../city-perspective/city-crowd.ts';
import { isMediumGranted } from '../city-perspective/granted-city.ts';
import type { CallKey } from '@ooh/contract/registry';
import type { SignedInUser } from '../../platform/session/session.ts';
import {
  geographyOf,
  searchText,
  type CityGeography,
  type CityAoi,
} from '../../city-data/place/city-geography.ts';
import { mediaOfCity } from './city-media.ts';
import { grantedNetwork, linesNear } from './lines-nearby.ts';

/** Radius around an AOI in which media and lines are counted. */
const nearbyMeters = 500;

/** An AOI with the figures of its people. */
export interface AoiWithFigures extends AreaWithFigures {
  readonly aoi: CityAoi;
}

export interface CityAois {
  readonly city: CityCrowd;
  readonly ground: CityGeography;
  readonly rows: readonly AoiWithFigures[];
}

/** All AOIs of a city that was prepared for a request, with their figures. */
export async function aoisOf(stores: Stores, city: CityCrowd): Promise<CityAois> {
  const ground = await geographyOf(stores.db, city.data);
  // The table has the areas in the order of the places.
  const table = await areaTable(stores, city, 'aoi');
  return { city, ground, rows: table.map((row, i) => ({ ...row, aoi: ground.aois[i] })) };
}

/** All AOIs of a city with their figures. */
export async function cityAois(
  stores: Stores,
  user: Pick<SignedInUser, 'permission'>,
  key: CallKey,
  question: CrowdQuestion,
): Promise<CityAois> {
  const city = await loadCityCrowd(stores, user, key, question, (data) => geographyOf(stores.db, data));
  return aoisOf(stores, city);
}

type AoiFilter = z.output<typeof aoiFilter>;
type AreaOrder = z.output<typeof areaOrder>;

/** The AOIs that match. A withheld figure never passes a threshold, so that a filter reveals nothing about it. */
export function matchingAois({ ground, rows }: CityAois, filter: AoiFilter): AoiWithFigures[] {
  const keyword = searchText(filter.keyword);
  const { businessDistrictId } = filter;
  const district = ground.businessDistricts.find(({ placeId }) => placeId === businessDistrictId);
  if (businessDistrictId !== undefined && district === undefined) return [];
  const { aoiTypes, districtNames, bounds, minSquareMeters, maxSquareMeters } = filter;
  return rows.filter(({ aoi, figures }) => {
    if (keyword !== '' && !searchText(aoi.name).includes(keyword)) return false;
    if (aoiTypes.length > 0 && !aoiTypes.includes(aoi.aoiType)) return false;
    if (districtNames.length > 0 && !districtNames.includes(aoi.districtName ?? '')) return false;
    if (district && !areaContains(district.area, aoi.point)) return false;
    if (bounds && !boundsContain(bounds, aoi.point)) return false;
    if (minSquareMeters !== undefined && aoi.squareMeters < minSquareMeters) return false;
    if (maxSquareMeters !== undefined && aoi.squareMeters > maxSquareMeters) return false;
    const least = (value: number | null, threshold: number | undefined) =>
      threshold === undefined || (value !== null && value >= threshold);
    return (
      least(figures.persons.value, filter.minPersons) &&
      least(figures.taConcentrationPeople.value, filter.minConcentration)
    );
  });
}

/** Sorted by a column; withheld figures come last either way, and equals by id. */
export function sortedAreas<Row extends AreaWithFigures>(
  rows: readonly Row[],
  orderBy: AreaOrder,
  isAscending: boolean,
): Row[] {
  const byId = (a: Row, b: Row) => (a.area.areaId < b.area.areaId ? -1 : 1);
  const sign = isAscending ? 1 : -1;
  if (orderBy === 'name')
    return [...rows].sort((a, b) => sign * a.area.name.localeCompare(b.area.name, 'zh-CN') || byId(a, b));
  const valueOf = (row: Row): number | null =>
    orderBy === 'squareMeters' ? row.area.squareMeters : row.figures[orderBy].value;
  return [...rows].sort((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byId(a, b);
    return sign * (x - y) || byId(a, b);
  });
}

/** Rows as they are shown, with the media and lines within 500 m that may be seen. */
export async function presentAois(
  stores: Stores,
  city: CityCrowd,
  rows: readonly AoiWithFigures[],
): Promise<AoiRow[]> {
  const [media, network] = await Promise.all([
    mediaOfCity(stores.db, city.cityCode),
    grantedNetwork(stores.db, city),
  ]);
  return rows.map((row) => {
    const { aoi } = row;
    const near = media.index.within(aoi.point, nearbyMeters);
    return {
      ...areaRowOf(row),
      aoiType: aoi.aoiType,
      isIndicative: aoi.isIndicative,
      nearbyMedia: near.filter(({ index }) => isMediumGranted(city, media.positions[index].mediumId)).length,
      nearbyLines: network === null ? 0 : linesNear(network, [aoi.point], nearbyMeters).length,
    };
  });
}

/** One page of rows. */
export function pageSlice<Row>(
  rows: readonly Row[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  return rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

/** A page of AOIs that match, as the list calls answer it. */
export async function aoiPage(
  stores: Stores,
  aois: CityAois,
  filter: AoiFilter & { orderBy: AreaOrder; isAscending: boolean; pageNo: number; pageSize: number },
) {
  const { city, ground } = aois;
  const found = sortedAreas(matchingAois(aois, filter), filter.orderBy, filter.isAscending);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: ground.source,
    rows: await presentAois(stores, city, pageSlice(found, filter)),
    total: found.length,
    pageNo: filter.pageNo,
    pageSize: filter.pageSize,
  };
}
