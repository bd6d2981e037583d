import type { ClickHouseMigration } from '../migrate.ts';

/** Survives a power failure once an insert has been acknowledged. */
const durable = 'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1';

/**
 * Trips of vehicles and flows between cells of a grid, by data release. Vehicles are known by a hash only; times are
 * those of the place (no time zone), in seconds as if they were UTC; cells are H3, resolution 9.
 */
export const tripTables: ClickHouseMigration = {
  name: '0002-trips',
  statements: [
    `CREATE TABLE IF NOT EXISTS od_trip (
       release_id String, vehicle UInt64, start_time DateTime('UTC'), end_time DateTime('UTC'),
       from_lng Float64, from_lat Float64, from_cell UInt64, to_lng Float64, to_lat Float64, to_cell UInt64,
       distance_meters Nullable(Float64), fare_fen Nullable(Int64)
     ) ENGINE = MergeTree ORDER BY (release_id, start_time, vehicle) ${durable}`,
    `CREATE TABLE IF NOT EXISTS od_flow (
       release_id String, from_lng Float64, from_lat Float64, from_cell UInt64,
       to_lng Float64, to_lat Float64, to_cell UInt64, trips Float64
     ) ENGINE = MergeTree ORDER BY (release_id, from_cell, to_cell) ${durable}`,
  ],
};
