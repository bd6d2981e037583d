import type { SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import { areaLocator } from '@ooh/geo/area-locator';
import { cellAreaSquareMeters, cellCentre, cellParent, type H3Cell } from '@ooh/geo/h3-cell';
import type { Wgs84Point } from '@ooh/geo/point';
import { areaCentroid, areaSquareMeters } from '@ooh/geo/polygon';
import { modelKeyOf } from '../engine/model-cache.ts';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import { geographyOf, type CityGeography } from '../../city-data/place/city-geography.ts';
import type { Boundary } from '../../city-data/boundary/read-boundaries.ts';
import { cityDistricts } from '../../city-data/boundary/city-districts.ts';
import { memoize } from '../../platform/memoize.ts';
import { cellsOfCity, type CityCells } from './city-cells.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { peopleCellsOf, wholeCells } from './people-cells.ts';

/** One area with the cells in which its people are counted. */
export interface SpatialArea {
  readonly areaId: string;
  readonly name: string;
  readonly districtName: string | null;
  readonly center: readonly [number, number];
  readonly squareMeters: number;
  readonly people: PeopleCells;
}

export interface SpatialAreas {
  /** Names the areas and what they were made of; equal keys mean equal areas. */
  readonly key: string;
  readonly areas: readonly SpatialArea[];
  /** True when every cell lies in one area at most, and together they are the city. */
  readonly isPartition: boolean;
}

/** Areas are shown in cells of about 0.7 km², never finer. */
export const shownResolution = 8;

const pair = ({ lng, lat }: Wgs84Point): readonly [number, number] => [lng, lat];

/** Numbers of the cells by a key of theirs. */
function grouped<Key>(cells: CityCells, keyOf: (cell: H3Cell, number: number) => Key): Map<Key, Uint32Array> {
  const lists = Map.groupBy(cells.cells.keys(), (number) => keyOf(cells.cells[number], number));
  return new Map([...lists].map(([key, numbers]) => [key, Uint32Array.from(numbers)]));
}

function districtAreas(districts: readonly Boundary[], cells: CityCells): SpatialArea[] {
  const locator = areaLocator(districts.map((district) => district.area));
  const lists = grouped(cells, (_, number) => locator.locate(cells.centres[number]));
  return districts.map(({ adcode, name, area }, index) => ({
    areaId: adcode,
    name,
    districtName: name,
    center: pair(areaCentroid(area)),
    squareMeters: areaSquareMeters(area),
    people: wholeCells(lists.get(index) ?? new Uint32Array()),
  }));
}

function gridAreas(districts: readonly Boundary[], cells: CityCells): SpatialArea[] {
  const locator = areaLocator(districts.map((district) => district.area));
  return [...grouped(cells, (cell) => cellParent(cell, shownResolution))].map(([cell, numbers]) => {
    const centre = cellCentre(cell);
    return {
      areaId: cell,
      name: cell,
      districtName: districts[locator.locate(centre)]?.name ?? null,
      center: pair(centre),
      squareMeters: cellAreaSquareMeters(cell),
      people: wholeCells(numbers),
    };
  });
}

function placeAreas(
  places: CityGeography['aois'] | CityGeography['businessDistricts'],
  cells: CityCells,
): SpatialArea[] {
  return places.map(({ placeId, name, districtName, point, area, squareMeters }) => ({
    areaId: placeId,
    name,
    districtName,
    center: pair(point),
    squareMeters,
    people: peopleCellsOf(cells, area),
  }));
}

const kept = memoize<SpatialAreas>(24);

/** The areas of a kind in a city, with the cells of each. */
export async function areasOfCity(
  stores: Stores,
  city: Pick<CityCrowd, 'cityCode' | 'releases' | 'data'>,
  unit: SpatialUnitKind,
): Promise<SpatialAreas> {
  const { cityCode, data } = city;
  const isOfPlaces = unit === 'aoi' || unit === 'businessDistrict';
  const key = [
    modelKeyOf(city.releases),
    unit,
    data.districts?.releaseId ?? '',
    isOfPlaces ? (data.places?.releaseId ?? 'none') : '',
  ].join('/');
  return kept(key, async () => {
    const cells = await cellsOfCity(stores, city.releases);
    if (!isOfPlaces) {
      const districts = await cityDistricts(stores.db, cityCode, data.districts);
      const areas = unit === 'district' ? districtAreas(districts, cells) : gridAreas(districts, cells);
      return { key, areas, isPartition: true };
    }
    const ground = await geographyOf(stores.db, data);
    const places = unit === 'aoi' ? ground.aois : ground.businessDistricts;
    return { key, areas: placeAreas(places, cells), isPartition: false };
  });
}
