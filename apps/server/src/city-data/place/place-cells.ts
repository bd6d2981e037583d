import type { PlacePart } from '@ooh/contract/domain/crowd-pack';
import { cellOf, cellsInside, cellToDecimal, type H3Cell } from '@ooh/geo/h3-cell';
import type { Wgs84Point } from '@ooh/geo/point';
import { areaCentroid, polygonsOf, type Polygon } from '@ooh/geo/polygon';
import { polygonFrom } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import type { CityPlaces } from '../bus-line/city-places.ts';

/** H3 resolution of positions in panels: cells of about 0.1 km². */
const resolution = 9;

/** Cells whose centre lies in an area; the cell of its own centre where it is smaller than a cell. */
export function cellsOfArea(area: Polygon): H3Cell[] {
  const inside = polygonsOf(area).flatMap((rings) => cellsInside(rings, resolution));
  return inside.length > 0 ? inside : [cellOf(areaCentroid(area), resolution)];
}

/** Cells of the places that a condition names, as decimal numbers. Places of other cities name none. */
export function cellsOfPlaces(part: PlacePart, places: CityPlaces): string[] {
  const areas: Polygon[] = [
    ...places.businessDistricts.filter(({ id }) => part.districtIds.includes(id)).map(({ area }) => area),
    ...places.aois
      .filter(({ id, type }) => part.aoiIds.includes(id) || part.aoiTypes.includes(type))
      .map(({ area }) => area),
    ...part.rings.map((ring) => polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)))),
  ];
  const points: Wgs84Point[] = places.pois
    .filter(
      ({ category, brand }) =>
        part.poiCategories.includes(category) || (brand !== null && part.poiBrands.includes(brand)),
    )
    .map(({ point }) => point);
  const cells = new Set<H3Cell>([
    ...areas.flatMap(cellsOfArea),
    ...points.map((point) => cellOf(point, resolution)),
  ]);
  return [...cells].map(cellToDecimal);
}
