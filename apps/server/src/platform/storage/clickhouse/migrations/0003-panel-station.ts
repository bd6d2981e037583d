import type { ClickHouseMigration } from '../migrate.ts';

/** Survives a power failure once an insert has been acknowledged. */
const durable = 'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1';

/** Metro stations that a panel's persons pass, with the expected passages of a week. */
export const stationTables: ClickHouseMigration = {
  name: '0003-panel-station',
  statements: [
    `CREATE TABLE IF NOT EXISTS panel_station (
       release_id String, person UInt32, station_id LowCardinality(String), weekly_passages Float32
     ) ENGINE = MergeTree ORDER BY (release_id, station_id, person) ${durable}`,
  ],
};
