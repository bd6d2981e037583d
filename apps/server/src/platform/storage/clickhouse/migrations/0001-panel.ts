import type { ClickHouseMigration } from '../migrate.ts';

/** Survives a power failure once an insert has been acknowledged. */
const durable = 'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1';

/** Panels by data release; cells are H3, resolution 9, home and work 0 for none; day masks have bit 0 = Monday. */
export const panelTables: ClickHouseMigration = {
  name: '0001-panel',
  statements: [
    `CREATE TABLE IF NOT EXISTS panel_person (
       release_id String, person UInt32, weight Float64, stratum UInt16,
       home_cell UInt64, work_cell UInt64, labels Array(UInt16)
     ) ENGINE = MergeTree ORDER BY (release_id, person) ${durable}`,
    `CREATE TABLE IF NOT EXISTS panel_visit (
       release_id String, person UInt32, cell UInt64, hour UInt8, day_mask UInt8, minutes Float32, outdoors UInt8
     ) ENGINE = MergeTree ORDER BY (release_id, person) ${durable}`,
  ],
};
