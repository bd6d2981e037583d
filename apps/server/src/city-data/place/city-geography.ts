import type { PlaceSource, PoiRow } from '@ooh/contract/domain/place-insight';
import { areaLocator } from '@ooh/geo/area-locator';
import { cellOf } from '@ooh/geo/h3-cell';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaSquareMeters, polygonFrom, type Polygon } from '@ooh/geo/polygon';
import { indexPoints, type PointIndex } from '@ooh/geo/spatial-index';
import type { CityData, CurrentRelease } from '../release/city-data.ts';
import { businessDistrictRows } from '../bus-line/city-places.ts';
import { cityDistricts } from '../boundary/city-districts.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { LngLat } from '../../platform/storage/postgres/tables/city-data-tables.ts';

/** Resolution of the cells into which points are gathered before they are drawn coarser. */
const gatherResolution = 9;

export interface CityPoi extends PoiRow {
  /** Name, brand, category and address, for search. */
  readonly text: string;
  readonly point: Wgs84Point;
}

export interface CityArea {
  readonly placeId: string;
  readonly name: string;
  readonly districtName: string | null;
  readonly point: Wgs84Point;
  readonly ring: readonly LngLat[];
  readonly area: Polygon;
  readonly squareMeters: number;
  readonly isIndicative: boolean;
}

export interface CityAoi extends CityArea {
  readonly aoiType: string;
}

/** The places of a city in one release, indexed and with their districts. */
export interface CityGeography {
  readonly source: PlaceSource;
  readonly districts: readonly { readonly name: string; readonly squareMeters: number }[];
  readonly pois: readonly CityPoi[];
  readonly poiIndex: PointIndex;
  /** Cell of resolution 9 of each point of interest, found when first asked for. */
  readonly poiCells: () => readonly string[];
  readonly aois: readonly CityAoi[];
  readonly aoiIndex: PointIndex;
  readonly businessDistricts: readonly CityArea[];
  readonly mainRoads: number;
}

/** Text normalised for comparison: width and case are ignored. */
export function searchText(...parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null)
    .join('\n')
    .normalize('NFKC')
    .toLowerCase();
}

interface AreaRecord {
  readonly place_id: string;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  readonly ring: readonly LngLat[];
  readonly is_indicative: boolean;
}

type DistrictAt = (point: Wgs84Point) => string | null;

function areaOf(row: AreaRecord, districtAt: DistrictAt, districtName: string | null = null): CityArea {
  const point = wgs84(row.lng, row.lat);
  const area = polygonFrom(row.ring.map(([lng, lat]) => wgs84(lng, lat)));
  return {
    placeId: row.place_id,
    name: row.name,
    districtName: districtName ?? districtAt(point),
    point,
    ring: row.ring,
    area,
    squareMeters: areaSquareMeters(area),
    isIndicative: row.is_indicative,
  };
}

async function readPois(db: Db, releaseId: string, districtAt: DistrictAt): Promise<CityPoi[]> {
  const rows = await db
    .selectFrom('poi')
    .selectAll()
    .where('release_id', '=', releaseId)
    .orderBy('place_id')
    .execute();
  return rows.map((row) => {
    const point = wgs84(row.lng, row.lat);
    return {
      placeId: row.place_id,
      name: row.name,
      category: row.category,
      brand: row.brand,
      address: row.address,
      districtName: row.district_name ?? districtAt(point),
      lng: row.lng,
      lat: row.lat,
      isIndicative: row.is_indicative,
      text: searchText(row.name, row.brand, row.category, row.address),
      point,
    };
  });
}

async function readGeography(
  db: Db,
  { cityCode, districts: outlines }: GeographyReleases,
  release: CurrentRelease,
): Promise<CityGeography> {
  const boundaries = await cityDistricts(db, cityCode, outlines);
  const locator = areaLocator(boundaries.map(({ area }) => area));
  const districtAt: DistrictAt = (point) => boundaries[locator.locate(point)]?.name ?? null;
  const { releaseId } = release;
  const [pois, aois, districts, roads] = await Promise.all([
    readPois(db, releaseId, districtAt),
    db.selectFrom('aoi').selectAll().where('release_id', '=', releaseId).orderBy('place_id').execute(),
    businessDistrictRows(db, releaseId),
    db
      .selectFrom('main_road')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('release_id', '=', releaseId)
      .executeTakeFirstOrThrow(),
  ]);
  let cells: readonly string[] | undefined;
  const areas = aois.map((row) => ({ ...areaOf(row, districtAt), aoiType: row.aoi_type }));
  return {
    source: { releaseNo: release.releaseNo, source: release.source, isDemo: release.isDemo },
    districts: boundaries.map(({ name, area }) => ({ name, squareMeters: areaSquareMeters(area) })),
    pois,
    poiIndex: indexPoints(pois.map((poi) => poi.point)),
    poiCells: () => (cells ??= pois.map((poi) => cellOf(poi.point, gatherResolution))),
    aois: areas,
    aoiIndex: indexPoints(areas.map((aoi) => aoi.point)),
    businessDistricts: districts.map((row) => areaOf(row, districtAt, row.district_name)),
    mainRoads: roads.count,
  };
}

const nothing: CityGeography = {
  source: { releaseNo: null, source: null, isDemo: false },
  districts: [],
  pois: [],
  poiIndex: indexPoints([]),
  poiCells: () => [],
  aois: [],
  aoiIndex: indexPoints([]),
  businessDistricts: [],
  mainRoads: 0,
};

type GeographyReleases = Pick<CityData, 'cityCode' | 'places' | 'districts'>;

const kept = memoize<CityGeography>(6);

/** The places of a city; none where it has no release of places. A release never changes, so it is remembered. */
export function geographyOf(db: Db, releases: GeographyReleases): Promise<CityGeography> {
  const { places, districts } = releases;
  return places === null
    ? Promise.resolve(nothing)
    : kept(`${places.releaseId}/${districts?.releaseId ?? ''}`, () => readGeography(db, releases, places));
}
