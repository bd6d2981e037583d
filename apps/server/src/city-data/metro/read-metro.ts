import { certain } from '@ooh/contract/core/certain';
import type { Db } from '../../platform/storage/postgres/database.ts';

export interface StoredMetro {
  readonly stations: readonly {
    readonly stationId: string;
    readonly name: string;
    readonly lng: number;
    readonly lat: number;
  }[];
  /** Lines as indices of their stations, in the order of travel. */
  readonly lines: readonly { readonly stations: readonly number[] }[];
}

/** The metro of a release: stations, and which of them each line serves. */
export async function readMetro(db: Db, releaseId: string): Promise<StoredMetro> {
  const rows = await db
    .selectFrom('metro_station')
    .select(['station_id', 'name', 'lng', 'lat'])
    .where('release_id', '=', releaseId)
    .orderBy('station_id')
    .execute();
  const stops = await db
    .selectFrom('metro_stop')
    .select(['line_id', 'station_id'])
    .where('release_id', '=', releaseId)
    .orderBy('line_id')
    .orderBy('seq')
    .execute();
  const indexOf = new Map(rows.map((row, index) => [row.station_id, index]));
  const lines = Map.groupBy(stops, (stop) => stop.line_id);
  return {
    stations: rows.map(({ station_id, name, lng, lat }) => ({ stationId: station_id, name, lng, lat })),
    lines: [...lines.values()].map((own) => ({
      stations: own.map((stop) => certain(indexOf.get(stop.station_id), 'station', stop.station_id)),
    })),
  };
}
