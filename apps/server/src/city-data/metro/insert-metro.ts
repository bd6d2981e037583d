import { cellOf } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type { LngLat } from '../../platform/storage/postgres/tables/city-data-tables.ts';

export interface MetroStationRecord {
  readonly stationId: string;
  readonly name: string;
  readonly districtName: string | null;
  /** WGS-84. */
  readonly lng: number;
  readonly lat: number;
  readonly dailyRiders: number | null;
}

export interface MetroLineRecord {
  readonly lineId: string;
  readonly name: string;
  readonly lengthMeters: number;
  readonly isLoop: boolean;
  readonly firstHour: number;
  readonly lastHour: number;
  readonly path: readonly LngLat[];
  /** Stations in the order of travel; each is one of the release's. */
  readonly stationIds: readonly string[];
}

export interface MetroNetwork {
  readonly stations: readonly MetroStationRecord[];
  readonly lines: readonly MetroLineRecord[];
  /** True when the outlines are only indicative (示意). */
  readonly isIndicative: boolean;
}

/** Writes the metro of a city. A line that names an unknown station is refused by the table. */
export async function insertMetro(
  transaction: DbOrTransaction,
  releaseId: string,
  network: MetroNetwork,
): Promise<void> {
  const common = { release_id: releaseId, is_indicative: network.isIndicative };
  await insertRows(
    transaction,
    'metro_station',
    'release_id text, station_id text, name text, district_name text, lng double precision, lat double precision, cell text, daily_riders int, is_indicative boolean',
    network.stations.map((station) => ({
      ...common,
      station_id: station.stationId,
      name: station.name,
      district_name: station.districtName,
      lng: station.lng,
      lat: station.lat,
      cell: cellOf(wgs84(station.lng, station.lat), 9),
      daily_riders: station.dailyRiders,
    })),
  );
  await insertRows(
    transaction,
    'metro_line',
    'release_id text, line_id text, name text, length_meters int, is_loop boolean, first_hour int, last_hour int, path jsonb, is_indicative boolean',
    network.lines.map((line) => ({
      ...common,
      line_id: line.lineId,
      name: line.name,
      length_meters: line.lengthMeters,
      is_loop: line.isLoop,
      first_hour: line.firstHour,
      last_hour: line.lastHour,
      path: line.path,
    })),
  );
  await insertRows(
    transaction,
    'metro_stop',
    'release_id text, line_id text, seq int, station_id text',
    network.lines.flatMap(({ lineId, stationIds }) =>
      stationIds.map((stationId, seq) => ({
        release_id: releaseId,
        line_id: lineId,
        seq,
        station_id: stationId,
      })),
    ),
  );
}
