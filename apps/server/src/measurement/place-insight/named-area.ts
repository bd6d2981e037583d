import type { Polygon } from '@ooh/geo/polygon';
import { areaSquareMeters } from '@ooh/geo/polygon';
import { cellsOfCity } from '../city-perspective/city-cells.ts';
import { peopleCellsOf } from '../city-perspective/people-cells.ts';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import { geographyOf, type CityGeography } from '../../city-data/place/city-geography.ts';
import { drawnArea } from './drawn-area.ts';

/** A place of a city, or an area drawn by a user, with the cells in which its people are counted. */
export interface NamedArea {
  /** Id and middle of the place; null for a drawn area. */
  readonly place: { readonly areaId: string; readonly center: [number, number] } | null;
  readonly name: string;
  readonly area: Polygon;
  readonly squareMeters: number;
  readonly people: PeopleCells;
  readonly ground: CityGeography;
}

/** Finds the area that a question names: an AOI or business district by id, or a drawn ring. */
export async function namedArea(
  stores: Stores,
  city: CityCrowd,
  {
    placeId,
    ring,
  }: { readonly placeId?: string | undefined; readonly ring?: [number, number][] | undefined },
): Promise<NamedArea> {
  if ((placeId === undefined) === (ring === undefined))
    throw new AppError('invalid', '请选择一个 AOI 或商圈，或在地图上绘制围栏（二选一）');
  const ground = await geographyOf(stores.db, city.data);
  const cells = await cellsOfCity(stores, city.releases);
  if (ring !== undefined) {
    const area = await drawnArea(city.cityCode, ring);
    return {
      place: null,
      name: '自绘围栏',
      area,
      squareMeters: areaSquareMeters(area),
      people: peopleCellsOf(cells, area),
      ground,
    };
  }
  const place = [...ground.aois, ...ground.businessDistricts].find((one) => one.placeId === placeId);
  if (place === undefined) throw notFound('AOI 或商圈');
  const { name, area, squareMeters, point } = place;
  return {
    place: { areaId: place.placeId, center: [point.lng, point.lat] },
    name,
    area,
    squareMeters,
    people: peopleCellsOf(cells, area),
    ground,
  };
}
