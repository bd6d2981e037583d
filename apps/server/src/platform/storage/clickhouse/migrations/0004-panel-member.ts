import type { ClickHouseMigration } from '../migrate.ts';

/** Survives a power failure once an insert has been acknowledged. */
const durable = 'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1';

/**
 * Persons of a panel that a customer brings, before their visits have come: known by a hash of what the file calls
 * them. Cells as in panel_person, which is made from these in the order of stratum, home and hash.
 */
export const memberTables: ClickHouseMigration = {
  name: '0004-panel-member',
  statements: [
    `CREATE TABLE IF NOT EXISTS panel_member (
       release_id String, member UInt64, weight Float64, stratum UInt16,
       home_cell UInt64, work_cell UInt64, labels Array(UInt16)
     ) ENGINE = MergeTree ORDER BY (release_id, member) ${durable}`,
  ],
};
