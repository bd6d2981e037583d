import { certain } from '@ooh/contract/core/certain';
import type { MapBounds, PoiCount, PoiMap } from '@ooh/contract/domain/place-insight';
import { cellCentre, cellParent, h3Cell } from '@ooh/geo/h3-cell';
import { boundsContain } from '@ooh/geo/bounds';
import { searchText, type CityGeography, type CityPoi } from '../../city-data/place/city-geography.ts';
import { isOfCategory, tally } from './poi-search.ts';

/** More points than this are gathered into cells. */
const maxPoints = 5000;

/** Points that belong together on the map. */
export interface PoiGroupRule {
  readonly name: string;
  holds(poi: CityPoi): boolean;
}

/** One group a brand. */
export function brandRules(brands: readonly string[]): PoiGroupRule[] {
  return brands.map((brand) => ({ name: brand, holds: (poi) => poi.brand === brand }));
}

/** One group a key word, found in name, brand, category or address. */
export function keyWordRules(keyWords: readonly string[]): PoiGroupRule[] {
  return keyWords.map((keyWord) => {
    const text = searchText(keyWord);
    return { name: keyWord, holds: (poi) => poi.text.includes(text) };
  });
}

/** One group a category, with those below it. */
export function categoryRules(categories: readonly string[]): PoiGroupRule[] {
  return categories.map((category) => ({
    name: category,
    holds: (poi) => isOfCategory(poi.category, category),
  }));
}

interface Placed {
  /** Position in the ground's places. */
  readonly at: number;
  readonly groups: readonly number[];
}

/** Coarser cells the wider the view: about 0.1, 0.7, 5 and 36 km². */
function resolutionFor({ west, east, south, north }: MapBounds): number {
  const degrees = Math.max(east - west, north - south);
  return degrees < 0.12 ? 9 : degrees < 0.45 ? 8 : degrees < 1.5 ? 7 : 6;
}

/** Without a view: cells of about 0.7 km² over the city. */
const wholeCity: MapBounds = { west: 0, east: 0.4, south: 0, north: 0.4 };

function cellsOf(
  ground: CityGeography,
  placed: readonly Placed[],
  groups: number,
  view: MapBounds,
): PoiMap['cells'] {
  const resolution = resolutionFor(view);
  const cells = ground.poiCells();
  const sums = new Map<string, number[]>();
  const totals = new Map<string, number>();
  const parents = new Map<string, string>();
  for (const { at, groups: own } of placed) {
    const fine = cells[at];
    let cell = parents.get(fine);
    if (cell === undefined) parents.set(fine, (cell = cellParent(h3Cell(fine), resolution)));
    totals.set(cell, (totals.get(cell) ?? 0) + 1);
    const counts = sums.get(cell) ?? Array.from({ length: groups }, () => 0);
    for (const group of own) counts[group]++;
    sums.set(cell, counts);
  }
  return [...totals].map(([cell, count]) => {
    const { lng, lat } = cellCentre(h3Cell(cell));
    return {
      cell,
      center: [lng, lat],
      count,
      countByGroup: certain(sums.get(cell), 'points of the cell', cell),
    };
  });
}

/** Places of the groups: where they are in the view, and how many each district of the whole city has. */
export function poiMapOf(
  ground: CityGeography,
  rules: readonly PoiGroupRule[],
  bounds: MapBounds | undefined,
): { map: PoiMap; groups: PoiCount[] } {
  const districtOf: string[][] = rules.map(() => []);
  const placed: Placed[] = [];
  ground.pois.forEach((poi, at) => {
    const groups = rules.flatMap((rule, group) => (rule.holds(poi) ? [group] : []));
    if (groups.length === 0) return;
    for (const group of groups) districtOf[group].push(poi.districtName ?? '未知');
    if (bounds === undefined || boundsContain(bounds, poi.point)) placed.push({ at, groups });
  });
  const isClustered = placed.length > maxPoints;
  const map: PoiMap = {
    total: placed.length,
    isClustered,
    points: isClustered
      ? []
      : placed.map(({ at, groups }) => {
          const { placeId, name, lng, lat } = ground.pois[at];
          return { placeId, name, lng, lat, groupNo: groups[0] };
        }),
    cells: isClustered ? cellsOf(ground, placed, rules.length, bounds ?? wholeCity) : [],
  };
  const groups = rules.map(({ name }, group) => ({
    name,
    count: districtOf[group].length,
    byDistrict: tally(districtOf[group]).map((one) => ({ districtName: one.name, count: one.count })),
  }));
  return { map, groups };
}
