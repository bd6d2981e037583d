import { z } from 'zod';
import type { ClickHouse } from './clickhouse.ts';
import { panelTables } from './migrations/0001-panel.ts';
import { tripTables } from './migrations/0002-trips.ts';
import { stationTables } from './migrations/0003-panel-station.ts';
import { memberTables } from './migrations/0004-panel-member.ts';
import { personMembers } from './migrations/0005-panel-person-member.ts';

/** One step of the schema. Each statement is safe to repeat: the engine has no transaction around DDL. */
export interface ClickHouseMigration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** In order. A name that has shipped is never changed; a subject adds its own at the end. */
const migrations: readonly ClickHouseMigration[] = [
  panelTables,
  tripTables,
  stationTables,
  memberTables,
  personMembers,
];

/** Applies what is missing. Returns the names that ran. */
export async function migrateClickHouse(store: ClickHouse): Promise<string[]> {
  await store.command(
    `CREATE TABLE IF NOT EXISTS schema_migration (name String, applied_at DateTime64(3) DEFAULT now64(3))
     ENGINE = MergeTree ORDER BY name SETTINGS fsync_after_insert = 1, fsync_part_directory = 1`,
  );
  const applied = await store.query('SELECT name FROM schema_migration', {}, z.object({ name: z.string() }));
  const known = new Set(applied.map((row) => row.name));
  const missing = migrations.filter((migration) => !known.has(migration.name));
  for (const migration of missing) {
    for (const statement of migration.statements) await store.command(statement);
    await store.insert('schema_migration', [{ name: migration.name }]);
  }
  return missing.map((migration) => migration.name);
}
