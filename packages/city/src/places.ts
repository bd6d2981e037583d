import { convexHull } from '@ooh/geo/hull';
import { planeLength } from '@ooh/geo/local-plane';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { polygonFrom, type Polygon } from '@ooh/geo/polygon';
import { cellAt } from './city-grid.ts';
import type { CityModel } from './city-model.ts';
import type { MetroStation } from './metro.ts';
import {
  brands,
  categories,
  columnsOf,
  withStations,
  type PoiColumns,
  type PoiDraft,
} from './poi-columns.ts';
import {
  aoiKinds,
  metroStation,
  placeKinds,
  type AoiKind,
  type AoiType,
  type PlaceField,
  type PlaceKind,
} from './place-mix.ts';
import { drawStem } from './place-names.ts';
import { cumulativeOf, pickIndex, randomStream, type Random } from '@ooh/reference/random';
import { type MainRoad, mainRoadsOf } from './main-roads.ts';

/**
 * Synthetic places of a city: points of interest, areas (hulls of the places inside them), business districts
 * (hulls of the commercial places around their centres, 示意) and main roads. Names of places and chains are
 * invented; business districts and roads carry declared names where the city has any.
 */

export interface AreaOfInterest {
  readonly aoiId: string;
  readonly name: string;
  readonly type: AoiType;
  readonly lng: number;
  readonly lat: number;
  readonly outline: Polygon;
  readonly poiCount: number;
}

export interface BusinessDistrict {
  readonly districtId: string;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  /** 示意: a hull of commercial places, not an official boundary. */
  readonly outline: Polygon;
  readonly poiCount: number;
}

export interface CityPlaces {
  readonly pois: PoiColumns;
  readonly areas: readonly AreaOfInterest[];
  readonly businessDistricts: readonly BusinessDistrict[];
  readonly mainRoads: readonly MainRoad[];
}

export interface PlaceCounts {
  readonly pois: number;
  readonly areas: number;
}

/** A point within `radius` metres of a cell's centre, moved back inside when outside the city. */
function scatter(
  city: CityModel,
  cell: number,
  radius: number,
  random: Random,
): { lng: number; lat: number; cell: number } {
  const { grid } = city;
  for (let reach = radius; reach > 20; reach /= 2) {
    const angle = 2 * Math.PI * random.next();
    const far = reach * Math.sqrt(random.next());
    const point = grid.plane.point(
      grid.x[cell] + far * Math.cos(angle),
      grid.y[cell] + far * Math.sin(angle),
    );
    const at = cellAt(grid, point.lng, point.lat);
    if (at >= 0) return { lng: point.lng, lat: point.lat, cell: at };
  }
  return { lng: grid.lng[cell], lat: grid.lat[cell], cell };
}

/** Running weights of the cells for each kind of field. */
function fieldTables(city: CityModel): Record<PlaceField, Float64Array> {
  const { residential, jobs, shops } = city.fields;
  // Parks, factories and garages are where few people live but a road passes.
  const quiet = city.fields.busy.map(
    (busy, i) => (busy * (residential[i] > 0 ? 1 : 0)) / (1 + 4e4 * residential[i]),
  );
  return {
    shops: cumulativeOf(shops),
    jobs: cumulativeOf(jobs),
    homes: cumulativeOf(residential),
    quiet: cumulativeOf(quiet),
  };
}

function draftPlace(
  city: CityModel,
  kindIndex: number,
  cell: number,
  radius: number,
  area: number,
  random: Random,
): PoiDraft {
  const kind: PlaceKind = placeKinds[kindIndex];
  const stem = drawStem(random);
  const branded = kind.brands.length > 0 && random.chance(kind.brandShare);
  const brandName = branded ? kind.brands[random.integer(kind.brands.length)] : '';
  return {
    name: branded ? `${brandName}(${stem}店)` : stem + kind.ending,
    kind: kindIndex,
    brand: branded ? brands.indexOf(brandName) : -1,
    area,
    ...scatter(city, cell, radius, random),
  };
}

/** Cells for the areas, at least 300 m apart so that outlines seldom overlap. */
function areaAnchors(city: CityModel, count: number, table: Float64Array, taken: number[], random: Random) {
  const { x, y } = city.grid;
  const anchors: number[] = [];
  for (let tries = 0; anchors.length < count && tries < count * 60; tries++) {
    const cell = pickIndex(table, random.next());
    if (taken.some((other) => planeLength(x[other] - x[cell], y[other] - y[cell]) < 300)) continue;
    taken.push(cell);
    anchors.push(cell);
  }
  return anchors;
}

const outlineOf = (points: readonly Wgs84Point[]): Polygon | null => {
  const hull = convexHull(points);
  return hull.length >= 3 ? polygonFrom(hull) : null;
};

const areasOfKind = (count: number, { per600 }: AoiKind): number =>
  Math.max(1, Math.round((count * per600) / 600));

function areasOf(
  city: CityModel,
  count: number,
  tables: Record<PlaceField, Float64Array>,
  drafts: PoiDraft[],
) {
  const random = randomStream(city.seed, 'areas');
  const areas: AreaOfInterest[] = [];
  const taken: number[] = [];
  for (const kind of aoiKinds) {
    const wanted = areasOfKind(count, kind);
    const own = categories.indexOf(kind.category);
    const inside = categories.flatMap((name, i) =>
      kind.inside.some((start) => name.startsWith(start)) ? [i] : [],
    );
    for (const cell of areaAnchors(city, wanted, tables[kind.field], taken, random)) {
      const members = [draftPlace(city, own, cell, 30, areas.length, random)];
      const more = kind.places[0] + random.integer(kind.places[1] + 1);
      for (let i = 0; i < more; i++) {
        const kindIndex = inside[random.integer(inside.length)];
        members.push(draftPlace(city, kindIndex, cell, kind.radiusMeters, areas.length, random));
      }
      const outline = outlineOf(members.map(({ lng, lat }) => wgs84(lng, lat)));
      if (outline === null) continue;
      drafts.push(...members);
      areas.push({
        aoiId: `${city.adcode}-aoi-${String(areas.length + 1).padStart(4, '0')}`,
        name: members[0].name,
        type: kind.type,
        lng: members[0].lng,
        lat: members[0].lat,
        outline,
        poiCount: members.length,
      });
    }
  }
  return areas;
}

const isCommercial = (kind: number): boolean =>
  /^(餐饮服务|购物服务|体育休闲服务|住宿服务)/.test(categories[kind]);

function businessDistrictsOf(city: CityModel, drafts: readonly PoiDraft[]): BusinessDistrict[] {
  const { plane } = city.grid;
  return city.centres.map((centre, index) => {
    const [x, y] = [plane.x(centre.lng), plane.y(centre.lat)];
    const near = drafts.filter(
      (draft) =>
        isCommercial(draft.kind) &&
        planeLength(plane.x(draft.lng) - x, plane.y(draft.lat) - y) <= centre.radiusMeters,
    );
    const circle = Array.from({ length: 12 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 12;
      return plane.point(
        x + centre.radiusMeters * Math.cos(angle),
        y + centre.radiusMeters * Math.sin(angle),
      );
    });
    const hull = near.length >= 12 ? outlineOf(near.map(({ lng, lat }) => wgs84(lng, lat))) : null;
    return {
      districtId: `${city.adcode}-bd-${String(index + 1).padStart(2, '0')}`,
      name: centre.name,
      lng: centre.lng,
      lat: centre.lat,
      outline: hull ?? polygonFrom(circle),
      poiCount: near.length,
    };
  });
}

/** Default counts: 20,000 places and 600 areas for 15 million residents, in proportion to the power 0.8. */
export function placeCountsFor(residents: number): PlaceCounts {
  const scale = Math.min(1.5, Math.max(0.05, (residents / 15_000_000) ** 0.8));
  return { pois: Math.round(20_000 * scale), areas: Math.round(600 * scale) };
}

/** Areas of a city by the declared mix: each kind is rounded, and there is one of each. */
export const areaCountFor = (residents: number): number =>
  aoiKinds.reduce((sum, kind) => sum + areasOfKind(placeCountsFor(residents).areas, kind), 0);

export const placeCountsOf = ({ districtResidents }: CityModel): PlaceCounts =>
  placeCountsFor(districtResidents.reduce((sum, value) => sum + value, 0));

/**
 * Generates the places of a city. Areas contain their own places; the rest is distributed by category, but for the
 * stations, which are those of the city's metro.
 */
export function generatePlaces(
  city: CityModel,
  stations: readonly MetroStation[] = [],
  counts: PlaceCounts = placeCountsOf(city),
): CityPlaces {
  const tables = fieldTables(city);
  const drafts: PoiDraft[] = [];
  const areas = areasOf(city, counts.areas, tables, drafts);
  const random = randomStream(city.seed, 'places');
  const has = ({ category }: PlaceKind): boolean => city.facts.metro !== null || category !== metroStation;
  const mix = cumulativeOf(placeKinds.map((kind) => (has(kind) ? kind.perThousand : 0)));
  const scatterMeters = Math.round(city.grid.spacingMeters * 0.546);
  while (drafts.length < counts.pois) {
    const kindIndex = pickIndex(mix, random.next());
    const cell = pickIndex(tables[placeKinds[kindIndex].field], random.next());
    drafts.push(draftPlace(city, kindIndex, cell, scatterMeters, -1, random));
  }
  return {
    pois: columnsOf(withStations(city.grid, drafts, stations)),
    areas,
    businessDistricts: businessDistrictsOf(city, drafts),
    mainRoads: mainRoadsOf(city),
  };
}
