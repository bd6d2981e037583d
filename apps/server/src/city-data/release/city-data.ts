import type { BasisRelease } from './figure-basis.ts';
import { holdsDemo, wholeSource } from './rests-on.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** The data releases that a city's model is made of. */
export interface ModelReleases {
  readonly cityCode: string;
  readonly panelReleaseId: string;
  /** Null for a city without bus lines: its model knows the people alone. */
  readonly lineReleaseId: string | null;
}

/** As ModelReleases, of a city that has lines. */
export interface NetworkReleases extends ModelReleases {
  readonly lineReleaseId: string;
}

/** The data releases in force for a city; null where it has none of the kind. */
export interface CityData {
  readonly cityCode: string;
  readonly panel: CurrentRelease | null;
  readonly busLines: CurrentRelease | null;
  /** Positions and faces of fixed media. */
  readonly positions: CurrentRelease | null;
  readonly places: CurrentRelease | null;
  /** Imported outlines of the city's districts. */
  readonly districts: CurrentRelease | null;
}

/** As CityData, of a city that has lines. */
export interface CityDataWithLines extends CityData {
  readonly busLines: CurrentRelease;
}

export interface CurrentRelease extends BasisRelease {
  readonly releaseId: string;
  readonly revision: number;
}

/** The cities that have a release in force. */
export async function citiesWithData(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('data_release')
    .select('city_code')
    .distinct()
    .where('state', '=', 'current')
    .orderBy('city_code')
    .execute();
  return rows.map((row) => row.city_code);
}

const readCurrent = (db: Db, cityCodes: readonly string[]) =>
  db
    .selectFrom('data_release')
    .select([
      'city_code',
      'kind',
      'release_id',
      'release_no',
      'source',
      'file_name',
      'is_demo',
      'revision',
      'parameters',
    ])
    .where('state', '=', 'current')
    .where('city_code', 'in', [...cityCodes])
    .execute();

type CurrentRow = Awaited<ReturnType<typeof readCurrent>>[number];

function dataOf(cityCode: string, rows: readonly CurrentRow[]): CityData {
  const of = (kind: CurrentRow['kind']): CurrentRelease | null => {
    const row = rows.find((candidate) => candidate.city_code === cityCode && candidate.kind === kind);
    if (row === undefined) return null;
    const { release_id: releaseId, release_no: releaseNo, revision } = row;
    return { kind, releaseId, releaseNo, source: wholeSource(row), isDemo: holdsDemo(row), revision };
  };
  return {
    cityCode,
    panel: of('panel'),
    busLines: of('bus-lines'),
    positions: of('media-positions'),
    places: of('places'),
    districts: of('districts'),
  };
}

/** Reads the releases in force for cities; a city without any answers nulls. */
export async function readCityData(db: Db, cityCodes: readonly string[]): Promise<Map<string, CityData>> {
  const rows = cityCodes.length === 0 ? [] : await readCurrent(db, cityCodes);
  return new Map(cityCodes.map((cityCode) => [cityCode, dataOf(cityCode, rows)]));
}

/** As readCityData, of one city. */
export async function readDataOfCity(db: Db, cityCode: string): Promise<CityData> {
  return dataOf(cityCode, await readCurrent(db, [cityCode]));
}

/** What the engine's model of a city is made of, or null while the panel or the lines are missing. */
export function modelReleasesOf(data: CityData): NetworkReleases | null {
  if (data.panel === null || data.busLines === null) return null;
  return {
    cityCode: data.cityCode,
    panelReleaseId: data.panel.releaseId,
    lineReleaseId: data.busLines.releaseId,
  };
}

/** What a model of a city's people is made of, with its lines where it has any; null without a panel. */
export function peopleReleasesOf(data: CityData): ModelReleases | null {
  if (data.panel === null) return null;
  return {
    cityCode: data.cityCode,
    panelReleaseId: data.panel.releaseId,
    lineReleaseId: data.busLines?.releaseId ?? null,
  };
}
