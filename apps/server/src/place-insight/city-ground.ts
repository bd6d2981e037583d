import type { PlaceSource, PoiRow } from '@ooh/contract/domain/place-insight';
import { areaLocator } from '@ooh/geo/area-locator';
import { cellOf } from '@ooh/geo/h3-cell';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaSquareMeters, polygonFrom, type Polygon } from '@ooh/geo/polygon';
import { indexPoints, type PointIndex } from '@ooh/geo/spatial-index';
import type { CityData, CurrentRelease } from '../engine/city-data.ts';
import { cityDistricts } from '../region/city-districts.ts';
import { remembering } from '../remembering.ts';
import type { Db } from '../storage/postgres/database.ts';
import type { LngLat } from '../storage/postgres/tables/city-data-tables.ts';

/** Resolution of the cells into which points are gathered before they are drawn coarser. */
const gatherResolution = 9;

export interface GroundPoi extends PoiRow {
  /** Name, brand, category and address, for search. */
  readonly text: string;
  readonly point: Wgs84Point;
}

export interface GroundArea {
  readonly placeId: string;
  readonly name: string;
  readonly districtName: string | null;
  readonly point: Wgs84Point;
  readonly ring: readonly LngLat[];
  readonly area: Polygon;
  readonly squareMeters: number;
  readonly isIndicative: boolean;
}

export interface GroundAoi extends GroundArea {
  readonly aoiType: string;
}

/** The places of a city in one release, indexed and with their districts. */
export interface CityGround {
  readonly source: PlaceSource;
  readonly districts: readonly { readonly name: string; readonly squareMeters: number }[];
  readonly pois: readonly GroundPoi[];
  readonly poiIndex: PointIndex;
  /** Cell of resolution 9 of each point of interest, found when first asked for. */
  readonly poiCells: () => readonly string[];
  readonly aois: readonly GroundAoi[];
  readonly aoiIndex: PointIndex;
  readonly businessDistricts: readonly GroundArea[];
  readonly mainRoads: number;
}

/** Text as it is compared: width and case do not matter. */
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

function areaOf(row: AreaRecord, districtAt: DistrictAt, districtName: string | null = null): GroundArea {
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

async function readPois(db: Db, releaseId: string, districtAt: DistrictAt): Promise<GroundPoi[]> {
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

async function readGround(
  db: Db,
  { cityCode, districts: outlines }: GroundReleases,
  release: CurrentRelease,
): Promise<CityGround> {
  const boundaries = await cityDistricts(db, cityCode, outlines);
  const locator = areaLocator(boundaries.map(({ area }) => area));
  const districtAt: DistrictAt = (point) => boundaries[locator.locate(point)]?.name ?? null;
  const { releaseId } = release;
  const [pois, aois, districts, roads] = await Promise.all([
    readPois(db, releaseId, districtAt),
    db.selectFrom('aoi').selectAll().where('release_id', '=', releaseId).orderBy('place_id').execute(),
    db
      .selectFrom('business_district')
      .selectAll()
      .where('release_id', '=', releaseId)
      .orderBy('place_id')
      .execute(),
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

const nothing: CityGround = {
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

type GroundReleases = Pick<CityData, 'cityCode' | 'places' | 'districts'>;

const kept = remembering<CityGround>(6);

/** The places of a city; none where it has no release of places. A release never changes, so it is remembered. */
export function groundOf(db: Db, releases: GroundReleases): Promise<CityGround> {
  const { places, districts } = releases;
  return places === null
    ? Promise.resolve(nothing)
    : kept(`${places.releaseId}/${districts?.releaseId ?? ''}`, () => readGround(db, releases, places));
}
