import type { MapBounds } from '@ooh/contract/domain/place-insight';
import { wgs84 } from '@ooh/geo/point';
import { searchText, type CityGeography, type CityPoi } from '../../city-data/place/city-geography.ts';

export interface PoiFilter {
  readonly keyword: string;
  /** Beginnings of 大类;中类;小类. */
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly districtNames: readonly string[];
  readonly bounds?: MapBounds | undefined;
  readonly center?: readonly [number, number] | undefined;
  readonly radiusMeters: number;
}

export interface FoundPoi {
  readonly poi: CityPoi;
  /** From the centre asked for; null without one. */
  readonly distanceMeters: number | null;
}

/** Whether a category path is the asked one or below it: 餐饮服务 holds 餐饮服务;咖啡厅, not 餐饮服务业. */
export function isOfCategory(category: string, asked: string): boolean {
  return category === asked || category.startsWith(`${asked};`);
}

function near(ground: CityGeography, filter: PoiFilter): FoundPoi[] {
  const { center, bounds } = filter;
  if (center !== undefined)
    return ground.poiIndex
      .within(wgs84(...center), filter.radiusMeters)
      .map(({ index, distanceMeters }) => ({ poi: ground.pois[index], distanceMeters }));
  const found = bounds ? ground.poiIndex.inBounds(bounds).map((i) => ground.pois[i]) : ground.pois;
  return found.map((poi) => ({ poi, distanceMeters: null }));
}

/** The places that match, nearest first around a centre, else by id. */
export function findPois(ground: CityGeography, filter: PoiFilter): FoundPoi[] {
  const { categories, brands, districtNames, bounds } = filter;
  const keyword = searchText(filter.keyword);
  return near(ground, filter).filter(({ poi }) => {
    if (bounds && filter.center && !isInside(bounds, poi)) return false;
    if (brands.length > 0 && !(poi.brand !== null && brands.includes(poi.brand))) return false;
    if (districtNames.length > 0 && !districtNames.includes(poi.districtName ?? '')) return false;
    if (categories.length > 0 && !categories.some((asked) => isOfCategory(poi.category, asked))) return false;
    return keyword === '' || poi.text.includes(keyword);
  });
}

const isInside = (box: MapBounds, { lng, lat }: CityPoi): boolean =>
  lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north;

/** How many of each value, most first, equals by name. */
export function tally(values: Iterable<string>): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** The first `levels` parts of a category path. */
export function categoryLevel(category: string, levels: number): string {
  return category.split(';', levels).join(';');
}
