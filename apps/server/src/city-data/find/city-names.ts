import { setImmediate as breathe } from 'node:timers/promises';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { memoize } from '../../platform/memoize.ts';
import { sql, type Db, type RawBuilder } from '../../platform/storage/postgres/database.ts';
import { soundedName, type SoundedName } from '../../reference/sound/match-name.ts';

export type CityKind = 'line' | 'position' | 'district' | 'aoi';

/** A line, a position or a place of a city, ready to be found. */
export interface CityName {
  readonly kind: CityKind;
  readonly id: string;
  readonly name: string;
  /** Number, stops, district: what tells it from others of its name. */
  readonly detail: string;
  readonly mediumId: number | null;
  readonly sounded: SoundedName;
}

type Row = Omit<CityName, 'sounded'>;

const readers: Readonly<Record<string, (releaseId: string) => RawBuilder<Row>>> = {
  'bus-lines': (releaseId) => sql<Row>`select 'line' as kind, line_id as id, line_name as name,
    from_stop || '—' || to_stop as detail, ${plannedMedium.mediumId}::int as "mediumId"
    from bus_line where release_id = ${releaseId}`,
  'media-positions': (releaseId) => sql<Row>`select 'position' as kind, position_id as id, position.name,
    concat_ws(' · ', medium.name, position.code, district_name) as detail, medium_id as "mediumId"
    from media_position position join medium using (medium_id) where release_id = ${releaseId}`,
  places: (releaseId) => sql<Row>`select 'district' as kind, place_id as id, name,
      coalesce(district_name, '') as detail, null::int as "mediumId"
    from business_district where release_id = ${releaseId}
    union all select 'aoi', place_id, name, aoi_type, null::int from aoi where release_id = ${releaseId}`,
};

/** Releases of three kinds for every city of the country. */
const kept = memoize<readonly CityName[]>(1500);
/** Names whose sounds are worked out before others get their turn. */
const atOnce = 400;

async function readNames(db: Db, kind: string, releaseId: string): Promise<readonly CityName[]> {
  const { rows } = await readers[kind](releaseId).execute(db);
  const names: CityName[] = [];
  for (const [n, row] of rows.entries()) {
    names.push({ ...row, sounded: soundedName(row.name) });
    if (n % atOnce === atOnce - 1) await breathe();
  }
  return names;
}

export interface CityNames {
  readonly cityCode: string;
  readonly names: readonly CityName[];
}

/** What is named in the current data of all cities. Names of a release are read once and kept. */
export async function cityNames(db: Db): Promise<CityNames[]> {
  const { rows } = await sql<{ releaseId: string; kind: string; cityCode: string; revision: number }>`
    select release_id as "releaseId", kind, city_code as "cityCode", revision from data_release
    where state = 'current' and kind = any(${Object.keys(readers)}::text[])`.execute(db);
  const all: CityNames[] = [];
  for (const { releaseId, kind, cityCode, revision } of rows)
    all.push({
      cityCode,
      names: await kept(`${releaseId} ${revision}`, () => readNames(db, kind, releaseId)),
    });
  return all;
}
